import { isServed, useFigures, useHours, usePath, usePhone, useProduct, useWords } from '../lang';
import { common } from '../i18n';
import type { PageId } from '../routes.table';

/** A number that a person answers, and when. */
function Reach() {
  const t = useWords(common);
  const number = usePhone();
  const hours = useHours();
  if (!hours) return null;
  return (
    <p className="footer-reach">
      {number ? (
        <>
          <a href={`tel:+1${number.replace(/\D/g, '').slice(-10)}`}>{number}</a>
          <br />
          {hours}
        </>
      ) : (
        <>
          {t.openingHours}
          <br />
          {hours}
        </>
      )}
    </p>
  );
}

type Links = readonly (readonly [PageId, string])[];

/** The pages of the footer under their headings; a quiet page names only those that the law requires. */
function useGroups(quiet: boolean): readonly (readonly [string, Links])[] {
  const t = useWords(common);
  const figures = useFigures();
  const legal: Links = [
    ['privacy', t.privacyLink],
    ['privacyCentre', t.ownDataLink],
    ['terms', t.termsLink],
    ['accessibility', t.accessibilityLink],
  ];
  if (quiet) return [[t.footUs, legal]];
  const help: Links = [
    ['find', t.findLink],
    ['quick', t.quickLink],
    ['request', t.requestLink],
    ['showcase', t.showcaseLink],
    ['professionals', t.directoryLink],
  ];
  const learn: Links = [
    ['guides', t.guidesLink],
    ['calculator', t.calculatorLink],
    ['faq', t.faqLink],
    ['legalAid', t.legalAidLink],
    ...(isServed('ON', figures) ? ([['ontario', t.ontarioLink]] as const) : []),
  ];
  const us: Links = [
    ['about', t.aboutLink],
    ['platformReviews', t.reviewsLink],
    ['team', t.teamLink],
    [isServed('QC', figures) ? 'pros' : 'prosOntario', t.prosLink],
    ['recruitment', t.jobsLink],
    ...legal,
    ['proTerms', t.proTermsLink],
  ];
  return [
    [t.footHelp, help],
    [t.footLearn, learn],
    [t.footUs, us],
  ];
}

/** Who we are, what we are not, and the pages everyone must be able to find. */
export function Footer({ quiet }: { quiet: boolean }) {
  const t = useWords(common);
  const to = usePath();
  const product = useProduct();
  const groups = useGroups(quiet);
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <p className="footer-note">{t.independence}</p>
        <nav aria-label={t.footerNav} className="footer-nav">
          {groups.map(([title, links]) => (
            <div key={title}>
              <p className="footer-title">{title}</p>
              <ul className="plain">
                {links.map(([page, label]) => (
                  <li key={page}>
                    <a href={to(page)}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <Reach />
          <p className="footer-emergency">{t.emergency}</p>
          <p className="small">
            © 2026 {product}. {t.officer} <a href="mailto:vieprivee@jurilien.example">vieprivee@jurilien.example</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
