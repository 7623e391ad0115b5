import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';

/** Who sells, as documents bear it. */
interface SellerIdentity {
  readonly name: string;
  readonly address: readonly string[];
  readonly gstNo: string;
  readonly qstNo: string;
}
/** With the first instant whose documents bear it, ISO UTC. */
interface DatedSeller extends SellerIdentity {
  readonly from: string;
}

/** Every seller this installation has had, the oldest first; none before the first start with one. */
export async function sellersKnown(sql: Sql): Promise<readonly DatedSeller[]> {
  const [row] = await sql.query<{ value: readonly DatedSeller[] }>(`select value from facts where name = 'sellers'`);
  return row?.value ?? [];
}

/**
 * Remembers who sells from now on, where that is another than before; documents that were issued keep the seller of their day.
 * The first one has always sold, unless documents were issued before it: those bear `before`.
 */
export async function noteSeller(db: Database, seller: SellerIdentity, before: SellerIdentity): Promise<void> {
  await db.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('jurilien-sellers'))`);
    const known = await sellersKnown(sql);
    const last = known.at(-1);
    if (last && same(last, seller)) return;
    const history = last || !(await hasDocuments(sql)) ? known : [{ ...before, from: ALWAYS }];
    const [now] = await sql.query<{ at: string }>(
      `select to_char(statement_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    );
    const next = { ...seller, from: history.length === 0 ? ALWAYS : now!.at };
    await sql.query(`insert into facts values ('sellers', $1::jsonb) on conflict (name) do update set value = excluded.value`, [
      JSON.stringify([...history, next]),
    ]);
  });
}

const ALWAYS = '1970-01-01T00:00:00.000Z';

const same = (a: SellerIdentity, b: SellerIdentity): boolean =>
  a.name === b.name && a.gstNo === b.gstNo && a.qstNo === b.qstNo && a.address.join('\n') === b.address.join('\n');

const hasDocuments = async (sql: Sql): Promise<boolean> =>
  (
    await sql.query<{ found: boolean }>(`select exists (select 1 from events where type in ('InvoiceIssued', 'CreditNoteIssued')) as found`)
  )[0]!.found;
