import { useEffect, type ReactNode } from 'react';
import { joining } from '../../features/joining/words/joining';
import { proProfile } from '../../features/profile/words/pro-profile';
import { ProofPart } from '../../features/joining/proof';
import { TermsStep } from '../../features/joining/terms-step';
import type { Application } from '../../features/joining/types';
import { useApplication } from '../../features/joining/use-application';
import { day, featureAt, fill, useFigures, useLang, usePath, useWords, type FeatureName } from '../../lang';
import { Appeals } from '../../features/exclusions/appeal';
import { Failed, ProPage, Skeleton } from '../../pro';
import { AutoClaim } from '../../features/profile/auto-claim';
import { Blocks } from '../../features/exclusions/blocks';
import { OwnAccount } from '../../features/profile/close';
import { Preferences } from '../../features/profile/preferences';
import { PublicPage } from '../../features/profile/public-page';
import type { Frame } from '../../layout';
import { pathOf } from '../../routes.table';

export const handle: Frame = { hydrate: true, quiet: true };

interface Shown {
  readonly application: Application;
  readonly reload: () => Promise<void>;
}
type Name = 'licence' | 'preferences' | 'autoClaim' | 'blocks' | 'page' | 'terms' | 'account';
/** Sections of the page, in their order: one more is one more line. */
const PARTS: readonly {
  readonly id: string;
  readonly name: Name;
  readonly part: (shown: Shown) => ReactNode;
  readonly feature?: FeatureName;
}[] = [
  {
    id: 'preferences',
    name: 'preferences',
    part: ({ application, reload }) =>
      application.practice && <Preferences application={application} practice={application.practice} reload={reload} />,
  },
  {
    id: 'auto-claim',
    name: 'autoClaim',
    feature: 'feature.autoClaim',
    part: ({ application, reload }) =>
      application.available['SetAutoClaimRule'] === true && <AutoClaim application={application} reload={reload} />,
  },
  {
    id: 'blocks',
    name: 'blocks',
    part: ({ application }) => <Blocks professionalId={application.professionalId} province={application.province} />,
  },
  { id: 'page', name: 'page', part: (shown) => <PublicPage {...shown} /> },
  { id: 'licence', name: 'licence', part: (shown) => <Licence {...shown} /> },
  { id: 'terms', name: 'terms', part: (shown) => <Terms {...shown} /> },
  {
    id: 'own-account',
    name: 'account',
    part: ({ application, reload }) => <OwnAccount closed={application.state === 'Closed'} reload={reload} />,
  },
];

/** M11: what a professional wants to be offered, what the public may read, licence, terms and the way out. Others have their account page. */
export default function Profile() {
  const t = useWords(proProfile);
  return (
    <ProPage title={t.title} other={() => <ToAccount />}>
      {() => <Parts />}
    </ProPage>
  );
}

function ToAccount() {
  const lang = useLang();
  useEffect(() => location.replace(pathOf('account', lang)), [lang]);
  return <Skeleton />;
}

function Parts() {
  const t = useWords(proProfile);
  const j = useWords(joining);
  const to = usePath();
  const figures = useFigures();
  const { application, problem, reload } = useApplication();
  if (problem) return <Failed problem={problem} retry={reload} />;
  if (!application)
    return (
      <div aria-busy="true">
        <h1>{t.title}</h1>
        <Skeleton />
      </div>
    );
  // Off, the part stays for a rule that is on: its owner may change it or switch it off.
  const parts = PARTS.filter(
    ({ feature }) => !feature || application.autoClaim?.enabled || featureAt(figures, feature, application.province),
  );
  // What members set is not theirs to set yet.
  const waiting = application.available.SetAutoClaimRule !== true && application.state !== 'Closed';
  return (
    <>
      <header className="account-head">
        <p className="eyebrow">{[application.firm, application.province === 'ON' ? 'Ontario' : 'Québec'].filter(Boolean).join(' · ')}</p>
        <h1>{t.title}</h1>
        <p className="lead">{application.name}</p>
        {waiting && (
          <p className="notice warning">
            {t.notYet} <a href={to('proApplication')}>{t.toFile}</a>
          </p>
        )}
        {application.state === 'Suspended' && <p className="notice warning">{j.suspendedText}</p>}
        {application.state === 'Closed' && <p className="notice warning">{j.closedText}</p>}
      </header>
      <div className="account-grid">
        <nav aria-label={t.onThisPage} className="account-nav profile-nav">
          <ul className="plain">
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{t[name]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Appeals professionalId={application.professionalId} />
          {parts.map(({ id, part }) => (
            <div key={id}>{part({ application, reload })}</div>
          ))}
        </div>
      </div>
    </>
  );
}

function Licence({ application, reload }: Shown) {
  const t = useWords(proProfile);
  return (
    <section aria-labelledby="licence" className="account-part">
      <h2 id="licence">{t.licence}</h2>
      <dl className="answers">
        <div>
          <dt>{t.licenceNo}</dt>
          <dd>{application.licenceNo ?? '–'}</dd>
        </div>
        <div>
          <dt>{t.insurance}</dt>
          <dd>{application.insurance ?? '–'}</dd>
        </div>
      </dl>
      <ProofPart proofs={application.proofs} reload={reload} />
    </section>
  );
}

function Terms({ application, reload }: Shown) {
  const t = useWords(proProfile);
  const lang = useLang();
  const to = usePath();
  return (
    <section aria-labelledby="terms" className="account-part">
      <h2 id="terms">{t.terms}</h2>
      {application.termsAccepted ? (
        <p>{fill(t.termsAccepted, { day: day(application.termsVersion, lang) })}</p>
      ) : (
        <>
          <p className="notice warning">
            {application.termsBarAt && Date.parse(application.termsBarAt) > Date.now()
              ? fill(t.termsNotice, { day: day(application.termsBarAt, lang) })
              : t.termsDue}
          </p>
          <TermsStep application={application} onDone={reload} />
        </>
      )}
      <p>
        <a href={to('proTerms')}>{t.termsRead}</a>
      </p>
    </section>
  );
}
