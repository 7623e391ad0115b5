import { Link, useLocation } from 'react-router';
import type { Answer } from '@jurilien/contracts/api';
import { proFiguresTexts } from '../../features/figures/words/pro-figures';
import { day, fill, minuteOfDay, number, useLang, usePath, useWords, regionName } from '../../lang';
import { useCoins, type Frame } from '../../layout';
import { Bars, Chart, Columns } from '../../features/figures/charts';
import { Failed, ProPage, Skeleton, Stale } from '../../pro';
import { Quality } from '../../features/surveys/quality';
import { useAsk } from '../../session';

export const handle: Frame = { hydrate: true, quiet: true };

type ProfessionalFigures = Answer<'GET /api/pro/figures'>;
const PERIODS = ['30', '90', '365'] as const;

/** LW5: the person’s own figures, with the middle of the region where ten or more make it. */
export default function MyFigures() {
  const t = useWords(proFiguresTexts);
  return <ProPage title={t.title}>{() => <Figures />}</ProPage>;
}

function Figures() {
  const t = useWords(proFiguresTexts);
  const to = usePath();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('days');
  const days = PERIODS.find((period) => period === asked) ?? '90';
  const { value, problem, reload } = useAsk('GET /api/pro/figures', { query: { days } });
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <nav aria-label={t.period} className="tabs">
        <ul>
          {PERIODS.map((n) => (
            <li key={n}>
              <Link to={to('figures', { query: { days: String(n) } })} preventScrollReset aria-current={n === days ? 'page' : undefined}>
                {fill(t.days, { n })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {value ? (
        <>
          <Stale problem={problem} />
          {value.own.offered === 0 ? (
            <div className="pro-empty">
              <h2>{t.none}</h2>
              <p>{t.noneText}</p>
            </div>
          ) : (
            <Shown figures={value} />
          )}
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
      <Quality />
    </>
  );
}

function Shown({ figures: { own, region, byWeek } }: { figures: ProfessionalFigures }) {
  const t = useWords(proFiguresTexts);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = t;
  const reasons = Object.entries(own.refused).map(([reason, n]) => [texts[`why_${reason}`] ?? t.why_other, n] as const);
  const missed = Object.entries(own.missedBy).map(([how, n]) => [texts[`missed_${how}`] ?? how, n] as const);
  const clock = (hour: number): string => minuteOfDay(hour * 60, lang);
  return (
    <>
      <Essentials own={own} region={region} />
      <section aria-labelledby="funnel">
        <h2 id="funnel">{t.funnel}</h2>
        <Bars
          label={t.funnel}
          rows={[
            [t.offered, own.offered],
            [t.seen, own.seen],
            [t.claimed, own.claimed],
            [t.accepted, own.accepted],
            [t.contacted, own.contacted],
            [t.retained, own.retained],
          ]}
        />
      </section>
      <section aria-labelledby="weeks">
        <h2 id="weeks">{t.weeks}</h2>
        <Chart
          summary={t.table}
          head={[t.week, t.offered, t.accepted, t.retained]}
          rows={byWeek.map((w) => [day(w.week, lang), w.offered, w.accepted, w.retained])}
        >
          <Columns
            label={t.weeks}
            columns={byWeek.map((w) => ({ name: day(w.week, lang), of: w.offered, part: w.accepted }))}
            legend={[t.offered, t.accepted]}
          />
        </Chart>
      </section>
      {missed.length > 0 && (
        <section aria-labelledby="missed">
          <h2 id="missed">{t.missed}</h2>
          <Bars label={t.missed} rows={missed} />
        </section>
      )}
      {reasons.length > 0 && (
        <section aria-labelledby="refused">
          <h2 id="refused">{t.refused}</h2>
          <Bars label={t.refused} rows={reasons} />
        </section>
      )}
      <section aria-labelledby="hours">
        <h2 id="hours">{t.hours}</h2>
        <Chart summary={t.table} head={[t.hour, t.answers]} rows={own.hours.map((n, hour) => [clock(hour), n])}>
          <Columns label={t.hours} columns={own.hours.map((n, hour) => ({ name: clock(hour), of: n }))} every={3} />
        </Chart>
      </section>
    </>
  );
}

function Essentials({ own, region }: Pick<ProfessionalFigures, 'own' | 'region'>) {
  const t = useWords(proFiguresTexts);
  const lang = useLang();
  const coins = useCoins();
  const percent = (share: number | null): string =>
    share === null ? '–' : new Intl.NumberFormat(`${lang}-CA`, { style: 'percent' }).format(share);
  const time = (minutes: number | null): string =>
    minutes === null
      ? '–'
      : minutes < 120
        ? fill(t.minutes, { n: number(Math.round(minutes), lang) })
        : fill(t.hoursOf, { n: number(Math.round(minutes / 60), lang) });
  const rows = [
    [t.response, time(own.responseMinutesMedian), t.responseText, region && time(region.median.responseMinutes)],
    [
      t.acceptance,
      percent(own.offered ? own.accepted / own.offered : null),
      t.acceptanceText,
      region && percent(region.median.acceptanceShare),
    ],
    [t.sla, percent(own.contactSlaKeptShare), t.slaText, region && percent(region.median.slaKeptShare)],
    [t.refunds, coins(own.creditedCc), fill(t.refundsText, { n: own.creditRequests }), null],
    [t.cost, own.costPerRetainedCc === null ? '–' : coins(own.costPerRetainedCc), t.costText, null],
  ] as const;
  const name = regionName(region?.region, lang);
  return (
    <section aria-labelledby="key">
      <h2 id="key">{t.key}</h2>
      <dl className="essentials">
        {rows.map(([title, value, text, other]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{text}</span>
              {other && <span className="peer">{fill(t.region, { name, value: other })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{region ? fill(t.regionNote, { k: region.k, name }) : t.regionNone}</p>
    </section>
  );
}
