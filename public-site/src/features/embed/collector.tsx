import { embedTexts } from './words/embed';
import { usePath, useWords } from '../../lang';

/** Under a form in someone else's page: whose it is, and where it states what becomes of the answers. */
export function Collector() {
  const t = useWords(embedTexts);
  const to = usePath();
  return (
    <footer className="collector">
      <div className="wrap">
        <p className="small">
          {t.collector}{' '}
          <a href={to('terms')} target="_blank" rel="noopener">
            {t.terms} <span className="hidden-text">{t.newTab}</span>
          </a>{' '}
          ·{' '}
          <a href={to('privacy')} target="_blank" rel="noopener">
            {t.privacy} <span className="hidden-text">{t.newTab}</span>
          </a>
        </p>
      </div>
    </footer>
  );
}
