import type { Answer } from '@jurilien/contracts/api';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { proWhyTexts } from '../../features/figures/words/pro-why';
import { day, fill, number, useLang, usePath, useWords } from '../../lang';
import { Bars } from '../../features/figures/charts';
import { useMatter } from '../../features/offers/card';
import { MonthlyReport } from '../../features/figures/monthly-report';
import { Failed, ProPage, Skeleton, Stale } from '../../pro';
import { useAsk } from '../../session';
import type { Frame } from '../../layout';
import { ownOfferPath } from '../../routes.table';

export const handle: Frame = { hydrate: true, quiet: true };

const DAYS = 30;
const PAGE = 30;

type Explanations = Answer<'GET /api/pro/explanations'>;
type Explained = Explanations['leads'][number];

/** MO22: the last requests, for each the person’s own reason in plain words, and the report month by month. */
export default function WhyOffers() {
  const t = useWords(proWhyTexts);
  return (
    <ProPage title={t.title}>
      {() => (
        <>
          <Reasons />
          <MonthlyReport />
        </>
      )}
    </ProPage>
  );
}

function Reasons() {
  const t = useWords(proWhyTexts);
  const { value, problem, reload } = useAsk('GET /api/pro/explanations', { query: { days: DAYS } });
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p className="small soft">{t.neverMoney}</p>
      <p>
        <a href="#monthly">{t.toReport}</a>
      </p>
      {value ? (
        <>
          <Stale problem={problem} />
          {value.leads.length === 0 ? (
            <div className="pro-empty">
              <h2>{t.none}</h2>
              <p>{t.noneText}</p>
            </div>
          ) : (
            <Shown answer={value} />
          )}
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Shown({ answer }: { answer: Explanations }) {
  const t = useWords(proWhyTexts);
  const { search } = useLocation();
  const which = new URLSearchParams(search).get('montrer') ?? '';
  const [most, setMost] = useState(PAGE);
  const passing = answer.leads.filter((l) => which === '' || l.offered === (which === 'offertes'));
  return (
    <>
      <section aria-labelledby="summary">
        <h2 id="summary">{t.summary}</h2>
        <Bars label={t.summary} rows={summaryOf(answer, t)} />
      </section>
      <section aria-labelledby="list">
        <h2 id="list">{t.list}</h2>
        <Which chosen={which} />
        <ul className="rows">
          {passing.slice(0, most).map((l, i) => (
            <Reason key={l.leadId ?? i} lead={l} />
          ))}
        </ul>
        {passing.length > most && (
          <p className="actions">
            <button type="button" className="button quiet" onClick={() => setMost(most + PAGE)}>
              {t.more}
            </button>
          </p>
        )}
      </section>
    </>
  );
}

/** How many were offered, still wait, or were not offered, by reason; reasons of no request are left out. */
function summaryOf({ leads, counts }: Explanations, t: typeof proWhyTexts.fr): [string, number][] {
  const texts: Readonly<Record<string, string>> = t;
  const rows: [string, number][] = [
    [t.offered, leads.filter((l) => l.offered).length],
    [t.queued, leads.filter((l) => !l.offered && l.waves.every((w) => !w.code)).length],
    ...Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([code, n]): [string, number] => [texts[code] ?? code, n]),
  ];
  return rows.filter(([, n]) => n > 0);
}

/** All requests, those that were offered, or the others. */
function Which({ chosen }: { readonly chosen: string }) {
  const t = useWords(proWhyTexts);
  const to = usePath();
  const choices = [
    ['', t.show_all],
    ['offertes', t.show_offered],
    ['non', t.show_not],
  ] as const;
  return (
    <nav aria-label={t.shown} className="tabs">
      <ul>
        {choices.map(([value, label]) => (
          <li key={value}>
            <Link
              to={to('whyOffers', { query: { montrer: value } })}
              preventScrollReset
              aria-current={chosen === value ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Reason({ lead }: { lead: Explained }) {
  const t = useWords(proWhyTexts);
  const lang = useLang();
  const matter = useMatter();
  const texts: Readonly<Record<string, string>> = t;
  const last = lead.waves.find((w) => w.parts) ?? lead.waves[0];
  const code = lead.offered ? undefined : last?.code;
  const at = lead.at ?? last?.at;
  const points = last?.parts ? Object.values(last.parts).reduce((sum, n) => sum + n, 0) : undefined;
  return (
    <li>
      <div>
        <p className="row-title">{lead.leadId ? <a href={ownOfferPath(lead.leadId, lang)}>{matter(lead)}</a> : matter(lead)}</p>
        <p className="small soft">{at ? day(at, lang) : ''}</p>
        {!lead.offered && <p>{code ? (texts[code] ?? code) : t.queued}</p>}
        {last?.parts && points !== undefined && (
          <details className="more">
            <summary>
              {fill(t.points, { n: number(points, lang) })}
              {last.place ? ` · ${fill(t.place, { n: last.place })}` : ''}
            </summary>
            <Bars label={t.why} rows={Object.entries(last.parts).map(([name, n]) => [texts[`part_${name}`] ?? name, n] as const)} />
          </details>
        )}
      </div>
      <span className={lead.offered ? 'badge' : 'badge plain'}>
        {lead.offered ? t.yes : code === 'E21' || code === 'E22' ? t.later : t.no}
      </span>
    </li>
  );
}
