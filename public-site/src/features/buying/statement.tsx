import { useState } from 'react';
import type { Answer } from '@jurilien/contracts/api';
import { download, useAsk } from '../../session';
import { buyAccountTexts } from './words/buy-account';
import { day, fill, number, useLang, useWords } from '../../lang';
import { Failed, Skeleton } from '../../pro';

type StatementLine = Answer<'GET /api/pro/statement'>['lines'][number];
const PER_PAGE = 20;

/** The statement: every movement with the balance it left, twenty at a time, and the whole as a table to take away. */
export function Statement() {
  const t = useWords(buyAccountTexts);
  const lang = useLang();
  // Where each page starts: the entry that the one before it ended with.
  const [starts, setStarts] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState(false);
  const before = starts.at(-1);
  const { value, problem, reload } = useAsk('GET /api/pro/statement', { query: { limit: PER_PAGE, before } });
  const name = lang === 'fr' ? 'releve-de-compte.csv' : 'account-statement.csv';
  const take = async (): Promise<void> => setFailed(!(await download(lang, 'GET /api/pro/statement.csv', {}, name)));
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{t.statement}</h2>
      {!value && (problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />)}
      {value && value.lines.length === 0 && starts.length === 0 && <p className="soft">{t.statementNone}</p>}
      {value && (value.lines.length > 0 || starts.length > 0) && (
        <>
          <p className="soft">{t.statementText}</p>
          <table className="entries">
            <caption className="hidden-text">{t.statement}</caption>
            <thead>
              <tr>
                <th scope="col">{t.when}</th>
                <th scope="col">{t.entry}</th>
                <th scope="col">{t.change}</th>
                <th scope="col">{t.after}</th>
              </tr>
            </thead>
            <tbody>
              {value.lines.map((entry) => (
                <Line key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
          <p className="actions">
            {starts.length > 0 && (
              <button type="button" className="button quiet" onClick={() => setStarts(starts.slice(0, -1))}>
                {t.newer}
              </button>
            )}
            {value.next !== null && (
              <button type="button" className="button quiet" onClick={() => setStarts([...starts, value.next!])}>
                {t.more}
              </button>
            )}
            <button type="button" className="link-button" onClick={() => void take()}>
              {t.csv}
            </button>
          </p>
          <p role="alert" className={failed ? 'error' : 'hidden-text'}>
            {failed && t.fileFailed}
          </p>
        </>
      )}
    </section>
  );
}

/** A subscription that includes no coins was paid all the same: its line is about the month, not about coins. */
function wordOf({ type, changeCc }: StatementLine, t: { readonly entry_other: string; readonly entry_subscription_paid: string }): string {
  if (type === 'subscription-grant' && changeCc === 0) return t.entry_subscription_paid;
  return (t as Readonly<Record<string, string>>)[`entry_${type.replaceAll('-', '_')}`] ?? t.entry_other;
}

function Line({ entry }: { readonly entry: StatementLine }) {
  const t = useWords(buyAccountTexts);
  const lang = useLang();
  const change = entry.changeCc / 100;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return (
    <tr>
      <td>{day(entry.at, lang)}</td>
      <th scope="row">
        {wordOf(entry, t)}
        {entry.leadCode && <span className="soft">{fill(t.ofRequest, { code: entry.leadCode })}</span>}
        {entry.invoiceNo && <span className="soft">{entry.invoiceNo}</span>}
      </th>
      <td className={change > 0 ? 'in' : undefined}>
        {sign}
        {number(Math.abs(change), lang)}
      </td>
      <td>{number(entry.balanceCc / 100, lang)}</td>
    </tr>
  );
}
