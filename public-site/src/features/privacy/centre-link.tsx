import { usePath, useWords } from '../../lang';
import { askTexts } from './words/ask';

/** The way from the policy to the page where each right is exercised. */
export function CentreLink() {
  const t = useWords(askTexts);
  const to = usePath();
  return (
    <p className="actions">
      <a className="button quiet" href={to('privacyCentre')}>
        {t.exercise}
      </a>
    </p>
  );
}
