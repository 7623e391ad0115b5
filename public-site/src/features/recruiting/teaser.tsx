import type { Answer } from '@jurilien/contracts/api';
import { findEmployeeWords } from './words/find-employee';
import { fill, number, useLang, usePath, useWords } from '../../lang';
import { Head } from '../../layout';
import { pathOf } from '../../routes.table';

type Counts = Answer<'GET /api/public/candidate-counts'>;

/** S03 where nothing is to be found at the moment. */
export function NotOffered() {
  const t = useWords(findEmployeeWords);
  return (
    <div className="wrap page">
      <Head title={t.title} hidden />
      <h1>{t.title}</h1>
      <p className="lead">{t.off}</p>
    </div>
  );
}

/** S03 for who is not signed in: how many there are, how it works, and the two ways in. */
export function Teaser({ counts }: { counts: Counts | null }) {
  const t = useWords(findEmployeeWords);
  const lang = useLang();
  const to = usePath();
  // A list of "fewer than five" gives no information: what is counted by kind is shown once there is something to count.
  const counted = counts?.types.filter(({ n }) => n !== null) ?? [];
  const steps = [
    [t.how1, t.how1Text],
    [t.how2, t.how2Text],
    [t.how3, t.how3Text],
  ] as const;
  return (
    <div className="wrap page">
      <Head title={t.title} hidden />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {counts && (
        <>
          <p className="find-count">{counts.total === null ? t.countedFew : fill(t.counted, { n: number(counts.total, lang) })}</p>
          {counted.length > 0 && (
            <dl className="facts">
              {counted.map(({ type, n }) => (
                <div key={type}>
                  <dt>{t[`type_${type}`]}</dt>
                  <dd>{fill(t.atLeast, { n: number(n!, lang) })}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
      <p className="actions">
        <a className="button large" href={`${to('login')}?${pathOf('findEmployee', lang)}`}>
          {t.signIn}
        </a>
        <a href={to('pros')}>{t.join}</a>
      </p>
      <p className="small soft">{t.memberOnly}</p>
      <h2>{t.how}</h2>
      <ol className="how">
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        {t.candidate} <a href={to('recruitRegister')}>{t.candidateLink}</a>
      </p>
    </div>
  );
}
