import { csvHead, csvLine, type CsvCell } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { getRow, normalise, placeOf, statement } from '@jurilien/persistence';
import { coinNameOf } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';

type Statement = Answer<'GET /api/pro/statement'>;
type StatementLine = Statement['lines'][number];
type StatementAccount = NonNullable<Statement['account']>;

/** Which entries of an account are asked for. */
export interface StatementAsked {
  /** Entries before this position: where the last page ended. */
  readonly before?: number;
  readonly limit: number;
  /** Days of the books, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Entries are read where the last page ended: the ten-thousandth page costs what the first one does. */
async function entriesOf(kernel: Kernel, professionalId: string, asked: StatementAsked): Promise<Row[]> {
  const view = kernel.registry.views.get('ledger-entries')!;
  const { from = null, to = null } = asked;
  const rows = await kernel.db.prepared<{ row: Row; code: string | null }>(
    statement`select to_jsonb(t) as row, l.code from ${placeOf(view)} t left join ${placeOf(kernel.registry.views.get('leads')!)} l on l.id = t."leadId"
      where t."professionalId" = ${professionalId}::uuid and t.position < ${asked.before ?? Number.MAX_SAFE_INTEGER}
        and (${from}::text is null or t.at >= (${from}::date::timestamp at time zone 'America/Toronto'))
        and (${to}::text is null or t.at < ((${to}::date + 1)::timestamp at time zone 'America/Toronto'))
      order by t.position desc limit ${asked.limit}`,
  );
  return rows.map(({ row, code }) => ({ ...normalise(view, row), leadCode: code }));
}

const movedCents = (money: readonly { account: string; debit: number; credit: number }[]): number | null => {
  const clearing = money.filter((l) => l.account === 'M.clearing');
  return clearing.length === 0 ? null : clearing.reduce((n, l) => n + l.debit - l.credit, 0);
};
const id = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A line as its owner reads it: what moved and why, no account of the books and no note of the team. */
const lineOf = (row: Row): StatementLine => ({
  id: row.id as string,
  position: Number(row.position),
  at: row.at as string,
  type: row.type as string,
  cc: Number(row.cc),
  changeCc: Number(row.changeCc),
  balanceCc: Number(row.availableAfterCc),
  cents: movedCents((row.money as []) ?? []),
  leadId: id(row.leadId),
  leadCode: id(row.leadCode),
  acceptanceId: id(row.acceptanceId),
  purchaseId: id(row.purchaseId),
  invoiceNo: id(row.invoiceNo),
});

/** A page of an account's statement with the balance of now. */
export async function statementOf(kernel: Kernel, professionalId: string, asked: StatementAsked): Promise<Statement> {
  const view = kernel.registry.views.get('credit-accounts')!;
  const [account, rows] = await Promise.all([getRow(kernel.db, view, professionalId), entriesOf(kernel, professionalId, asked)]);
  return {
    account: account ? accountOf(account) : null,
    lines: rows.map(lineOf),
    next: rows.length === asked.limit ? Number(rows.at(-1)!.position) : null,
  };
}

const accountOf = (row: Row): StatementAccount => ({
  state: row.state === 'Closed' ? 'Closed' : 'Open',
  availableCc: Number(row.availableCc ?? 0),
  heldCc: Number(row.heldCc ?? 0),
  owedCc: Number(row.owedCc ?? 0),
  promoCc: Number(row.promoCc ?? 0),
  promoUntil: id(row.promoUntil),
  subscriptionCc: Number(row.subscriptionCc ?? 0),
  purchasedCc: Number(row.purchasedCc ?? 0),
  frozen: (row.frozen as string[] | undefined) ?? [],
});

/** So many entries are read at a time while a file is written. */
const PAGE = 1_000;
/** Hundredths as a number that every spreadsheet reads. */
export const hundredths = (n: number): string => (n / 100).toFixed(2);

/** Heads of the columns. @param coins what the coins are called */
const OWN = (coins: string): readonly string[] => ['date', 'type', coins, 'balance', 'amountCad', 'request', 'purchase', 'invoice'];
const BOOK = (coins: string): readonly string[] => [...OWN(coins), 'key', 'account', 'unit', 'debit', 'credit'];

/** The whole statement as a table, page by page, oldest entry last; for the team with a line per account of the books. */
export async function* statementCsv(
  kernel: Kernel,
  professionalId: string,
  asked: Omit<StatementAsked, 'before' | 'limit'>,
  books: boolean,
): AsyncGenerator<string> {
  const coins = coinNameOf(kernel.configuration.current()).en;
  yield csvHead((books ? BOOK : OWN)(coins), ',');
  for (let before: number | undefined; ;) {
    const rows = await entriesOf(kernel, professionalId, { ...asked, limit: PAGE, ...(before === undefined ? {} : { before }) });
    yield rows.flatMap((row) => (books ? bookLines(row, coins) : [ownCells(row)]).map((cells) => csvLine(cells, ','))).join('');
    if (rows.length < PAGE) return;
    before = Number(rows.at(-1)!.position);
  }
}

function ownCells(row: Row): CsvCell[] {
  const line = lineOf(row);
  const cents = line.cents === null ? '' : hundredths(line.cents);
  return [
    line.at,
    line.type,
    hundredths(line.changeCc),
    hundredths(line.balanceCc),
    cents,
    line.leadCode ?? line.leadId,
    line.purchaseId,
    line.invoiceNo,
  ];
}
function bookLines(row: Row, coins: string): CsvCell[][] {
  const own = ownCells(row);
  const of = (unit: string, lines: unknown): CsvCell[][] =>
    ((lines as { account: string; debit: number; credit: number }[] | undefined) ?? []).map((l) => [
      ...own,
      row.key as string,
      l.account,
      unit,
      hundredths(l.debit),
      hundredths(l.credit),
    ]);
  return [...of(coins, row.lines), ...of('CAD', row.money)];
}
