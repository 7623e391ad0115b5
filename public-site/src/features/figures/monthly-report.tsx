import { useState } from 'react';
import { ASKED_BY } from '@jurilien/contracts';
import { Go, useAsk } from '../../session';
import { proReportTexts } from './words/pro-report';
import { proWhyTexts } from './words/pro-why';
import { fill, monthOf, number, useLang, useWords } from '../../lang';
import type { Lang } from '../../routes.table';
import { Bars } from './charts';
import { Failed, Skeleton, Stale } from '../../pro';
import { reportFile, type TransparencyMonth } from './report-file';

/** Hands the report over as a file; it is made here, of what the page shows. */
function keep(months: readonly TransparencyMonth[], lang: Lang, name: string): void {
  const address = URL.createObjectURL(new Blob([reportFile(months, lang)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** MO22: what matching meant for the reader, month by month. */
export function MonthlyReport() {
  const t = useWords(proReportTexts);
  const { value, problem, reload } = useAsk('GET /api/pro/transparency', {});
  return (
    <section aria-labelledby="monthly" className="monthly">
      <h2 id="monthly">{t.title}</h2>
      <p>{t.lead}</p>
      {value ? (
        <>
          <Stale problem={problem} />
          <Months months={value.months} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function Months({ months }: { months: readonly TransparencyMonth[] }) {
  const t = useWords(proReportTexts);
  const lang = useLang();
  const [chosen, setChosen] = useState<string>();
  const month = months.find((m) => m.month === chosen) ?? months[0];
  if (!month || months.every((m) => m.considered + m.outside === 0)) return <p className="soft">{t.none}</p>;
  return (
    <>
      <div className="month-choice" role="group" aria-label={t.months}>
        {months.map((m) => (
          <button key={m.month} type="button" aria-pressed={m === month} onClick={() => setChosen(m.month)}>
            {monthOf(m.month, lang)}
          </button>
        ))}
      </div>
      <Month month={month} />
      <p className="actions">
        <Go type="button" className="button quiet" onPress={() => keep(months, lang, t.file)}>
          {t.download}
        </Go>
      </p>
    </>
  );
}

function Month({ month }: { month: TransparencyMonth }) {
  const t = useWords(proReportTexts);
  const w = useWords(proWhyTexts);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = w;
  const ways = ASKED_BY.map((way) => [t[`by_${way}`], month.askedBy[way]] as const).filter(([, n]) => n > 0);
  if (month.considered + month.outside === 0) return <p className="soft">{t.nothing}</p>;
  return (
    <>
      {!month.complete && <p className="small soft">{t.running}</p>}
      <Bars
        label={t.totals}
        rows={[
          [t.considered, month.considered],
          [t.eligible, month.eligible],
          [t.asked, month.asked],
        ]}
      />
      {month.outside > 0 && <p className="small soft">{fill(t.outside, { n: number(month.outside, lang) })}</p>}
      {ways.length > 0 && (
        <>
          <h3>{t.how}</h3>
          <Bars label={t.how} rows={ways} />
        </>
      )}
      {month.notAsked.length > 0 && (
        <>
          <h3>{t.whyNot}</h3>
          <Bars label={t.whyNot} rows={month.notAsked.map(({ code, n }) => [texts[code] ?? code, n] as const)} />
        </>
      )}
      <Points month={month} />
    </>
  );
}

/** Own points beside those of who was asked, where enough were. */
function Points({ month: { own, others, complete } }: { month: TransparencyMonth }) {
  const t = useWords(proReportTexts);
  const w = useWords(proWhyTexts);
  const lang = useLang();
  const texts: Readonly<Record<string, string>> = w;
  if (!own) return null;
  return (
    <>
      <h3>{t.parts}</h3>
      <table className="month-points">
        <thead>
          <tr>
            <th scope="col">{t.part}</th>
            <th scope="col">{t.own}</th>
            {others && <th scope="col">{t.others}</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(own).map(([name, n]) => (
            <tr key={name}>
              <th scope="row">{texts[`part_${name}`] ?? name}</th>
              <td>{number(n, lang)}</td>
              {others && <td>{number(others.parts[name] ?? 0, lang)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{others ? fill(t.othersNote, { k: others.k }) : complete ? t.othersFew : t.othersLater}</p>
    </>
  );
}
