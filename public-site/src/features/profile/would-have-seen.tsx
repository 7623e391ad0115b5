import type { Answer, Call } from '@jurilien/contracts/api';
import { useEffect, useState } from 'react';
import { call } from '../../session';
import type { Hours, Practice } from '../joining';
import { proProfile } from './words/pro-profile';
import { day, fill, number, useLang, useWords, fieldName, regionName } from '../../lang';
import { usePrice } from '../../layout';
import { reasonOf } from './reasons';

export type Seen = Answer<'POST /api/pro/would-have-seen'>;

const PAUSE_MS = 600;
const SHOWN = 4;

/** What settings would have brought in the last thirty days; asked again a moment after the last change. */
export function useWouldHaveSeen(practice: Practice, hours: Hours): Seen | 'failed' | undefined {
  const lang = useLang();
  const [seen, setSeen] = useState<Seen | 'failed' | undefined>();
  const asked = JSON.stringify({ practice, hours });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void call(lang, 'POST /api/pro/would-have-seen', { body: JSON.parse(asked) as Call<'POST /api/pro/would-have-seen'>['body'] }).then(
        (reply) => {
          if (current) setSeen(reply.ok ? reply.value : 'failed');
        },
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, lang]);
  return seen;
}

const useSaid = (seen: Seen): string => {
  const t = useWords(proProfile);
  const lang = useLang();
  return seen.leads === 0 ? t.seenNone : fill(t.seenCount, { n: number(seen.wouldHaveSeen, lang), all: number(seen.leads, lang) });
};

const Counted = ({ seen }: { seen: Seen }) => <p className="price">{useSaid(seen)}</p>;

/** The figure alone, which stays in sight while the settings below it are changed. */
export function SeenBar({ seen }: { seen: Seen }) {
  return (
    <p className="seen-bar" aria-hidden="true">
      {useSaid(seen)}
    </p>
  );
}

/** The figure with its reasons: what ruled the others out, and some that would have come. */
export function WouldHaveSeen({ seen }: { seen: Seen | 'failed' | undefined }) {
  const t = useWords(proProfile);
  const lang = useLang();
  // Only what a plan covers has no price.
  const price = usePrice();
  return (
    <section className="card raised" aria-labelledby="seen">
      <h3 id="seen">{t.seenTitle}</h3>
      <div role="status">
        {seen === undefined && <p>{t.seenLoading}</p>}
        {seen === 'failed' && <p>{t.seenFailed}</p>}
        {seen !== undefined && seen !== 'failed' && <Counted seen={seen} />}
      </div>
      {seen !== undefined && seen !== 'failed' && seen.excludedBy.length > 0 && (
        <>
          <h4>{t.seenWhy}</h4>
          <ul className="bars">
            {seen.excludedBy.slice(0, SHOWN).map(({ code, n }) => (
              <li key={code}>
                <span>{reasonOf(code, lang)}</span>
                <strong>{number(n, lang)}</strong>
                <progress max={seen.leads} value={n} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </>
      )}
      {seen !== undefined && seen !== 'failed' && seen.examples.length > 0 && (
        <>
          <h4>{t.seenExamples}</h4>
          <ul className="names proofs">
            {seen.examples.slice(0, SHOWN).map((lead) => (
              <li key={`${lead.at}${lead.field}`}>
                <span>
                  {fieldName(lead.field, lang)} · {regionName(lead.region, lang)} · {day(lead.at, lang)} ·{' '}
                  {price(lead.priceCc, lead.priceCc === 0)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
