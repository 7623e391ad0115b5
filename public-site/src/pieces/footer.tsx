import { usePath, useWords } from '../lang';
import { common } from '../i18n/common';

/** Who we are, what we are not, and the pages everybody must be able to find. */
export function Footer({ quiet }: { quiet: boolean }) {
  const t = useWords(common);
  const to = usePath();
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <p className="footer-note">{t.independence}</p>
        <nav aria-label={t.footerNav}>
          <ul className="plain">
            {!quiet && (
              <>
                <li>
                  <a href={to('find')}>{t.findLink}</a>
                </li>
                <li>
                  <a href={to('quick')}>{t.quickLink}</a>
                </li>
                <li>
                  <a href={to('request')}>{t.requestLink}</a>
                </li>
                <li>
                  <a href={to('showcase')}>{t.showcaseLink}</a>
                </li>
                <li>
                  <a href={to('legalAid')}>{t.legalAidLink}</a>
                </li>
              </>
            )}
            <li>
              <a href={to('privacy')}>{t.privacyLink}</a>
            </li>
            <li>
              <a href={to('terms')}>{t.termsLink}</a>
            </li>
          </ul>
        </nav>
        <div>
          <p className="footer-emergency">{t.emergency}</p>
          <p className="small">
            © 2026 Jurilien. {t.officer} <a href="mailto:vieprivee@jurilien.example">vieprivee@jurilien.example</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
