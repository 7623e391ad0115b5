import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { monthsBetween } from './months.js';

type Answered = Answer<'GET /api/sales'>;
export type Sales = Omit<Answered, 'recurring'>;
export type Recurring = Answered['recurring'];
type SalesMonth = Sales['months'][number];
type TaxLineOfMonth = Sales['taxes'][number];
type TaxDifference = Sales['differences'][number];

/** Both journals summed by month, province, kind of entry and account. */
export interface Summed {
  readonly month: string;
  readonly province: string;
  readonly type: string;
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
  /** What coins given for nothing cost when they were given: hundredths of coins times the price of one, in cents. */
  readonly worth?: number | null;
}
export interface Months {
  readonly from: string;
  readonly to: string;
  /** Provinces of accounts; all of them when absent. */
  readonly provinces?: readonly string[];
}

/** The figures of months, from the sums of the journals; `deferred` is what stood at the beginning, by province. */
export function salesMonths(sums: readonly Summed[], deferred: ReadonlyMap<string, number>, months: readonly string[]): SalesMonth[] {
  const provinces = [...new Set([...sums.map((s) => s.province), ...deferred.keys()])].sort();
  const of = (month: string, province: string): SalesMonth => {
    const own = sums.filter((s) => s.month === month && s.province === province);
    /** Debit less credit of an account, in entries of some kinds. */
    const moved = (account: string, ...types: readonly string[]): number =>
      own.reduce((n, s) => (s.account === account && (types.length === 0 || types.includes(s.type)) ? n + s.debit - s.credit : n), 0);
    const grantedCc = 0 - moved('X.granted.promo');
    const leftAfter = (until: string): number =>
      (deferred.get(province) ?? 0) -
      sums.reduce((n, s) => (s.province === province && s.account === 'M.deferred' && s.month <= until ? n + s.debit - s.credit : n), 0);
    return {
      month,
      province,
      soldCc: 0 - moved('X.sold', 'purchase'),
      soldCents: 0 - moved('M.deferred', 'purchase'),
      usedCc: moved('X.consumed', 'capture'),
      revenueCents: 0 - moved('M.revenue.access', 'capture'),
      subscriptionCents: 0 - moved('M.revenue.subscription'),
      refundedCc: moved('X.refundedToCard'),
      refundedCents: moved('M.deferred', 'card-refund', 'refund-reversed'),
      creditedCc: 0 - moved('X.consumed', 'lead-credit'),
      creditedCents: moved('M.revenue.access', 'lead-credit'),
      grantedCc,
      grantedCents: Math.round(own.reduce((n, s) => n + (s.worth ?? 0), 0) / 100),
      expiredCc: moved('X.expired'),
      adjustedCc: 0 - moved('X.adjust'),
      lossCents: moved('M.dispute.loss'),
      feesCents: moved('M.fees'),
      deferredCents: leftAfter(month),
    };
  };
  return months.flatMap((month) => provinces.map((province) => of(month, province)));
}

const TAXES = ['gst', 'qst', 'hst'] as const;

/** Taxes whose documents and whose journal differ in a month: there must be none. */
export function taxDifferences(sums: readonly Summed[], documents: readonly TaxLineOfMonth[], months: readonly string[]): TaxDifference[] {
  return months.flatMap((month) =>
    TAXES.flatMap((code) => {
      const documentsCents = documents.reduce(
        (n, d) => (d.month === month ? n + (d.kind === 'invoice' ? 1 : -1) * d[`${code}Cents`] : n),
        0,
      );
      const journalCents = sums.reduce((n, s) => (s.month === month && s.account === `M.tax.${code}` ? n + s.credit - s.debit : n), 0);
      return documentsCents === journalCents ? [] : [{ month, code, documentsCents, journalCents }];
    }),
  );
}

type Numbers<T> = { readonly [K in keyof T]: T[K] extends number ? string : T[K] };

/** Sales, taxes and what differs between documents and journal, for some months. */
export async function salesOf(kernel: Kernel, { from, to, provinces }: Months): Promise<Sales> {
  const months = monthsBetween(from, to);
  const view = kernel.registry.views.get('money-journal')!;
  const journal = placeOf(view);
  const scope = within(provinces);
  const read = <R extends Row>(asked: Built): Promise<R[]> => kernel.reads.on([view], (sql) => sql.query<R>(asked));
  const [sums, before, taxes] = await Promise.all([
    read<Numbers<Summed>>(
      statement`select t.month, coalesce(t.province, '-') as province, t.type, t.account, sum(t.debit) as debit, sum(t.credit) as credit, sum(t.worth) as worth
         from ${journal} t where t.month between ${from} and ${to} and ${scope} group by 1, 2, 3, 4`,
    ),
    read<{ province: string; cents: string }>(
      statement`select coalesce(t.province, '-') as province, sum(t.credit - t.debit) as cents
         from ${journal} t where t.account = 'M.deferred' and t.month < ${from} and ${scope} group by 1`,
    ),
    taxesOf(kernel, { from, to, ...(provinces ? { provinces } : {}) }),
  ]);
  const summed = sums.map((s) => ({ ...s, debit: Number(s.debit), credit: Number(s.credit), worth: Number(s.worth ?? 0) }));
  const deferred = new Map(before.map(({ province, cents }) => [province, Number(cents)]));
  return { from, to, months: salesMonths(summed, deferred, months), taxes, differences: taxDifferences(summed, taxes, months) };
}

/** Lines of some provinces, or of all. */
const within = (provinces: readonly string[] = []): Built =>
  provinces.length > 0 ? statement`t.province = any(${provinces})` : statement`true`;

/** Documents by month, province of the buyer and kind. */
async function taxesOf(kernel: Kernel, { from, to, provinces }: Months): Promise<TaxLineOfMonth[]> {
  const view = kernel.registry.views.get('invoices');
  if (!view) return [];
  const rows = await kernel.db.query<Numbers<TaxLineOfMonth>>(
    statement`select left(t."issuedOn", 7) as month, t."billingProvince" as province, t.kind, count(*) as documents,
            sum(t."netCents") as "netCents", sum(t."gstCents") as "gstCents", sum(t."qstCents") as "qstCents",
            sum(t."hstCents") as "hstCents", sum(t."grossCents") as "grossCents"
       from ${placeOf(view)} t where left(t."issuedOn", 7) between ${from} and ${to} and ${within(provinces)}
      group by 1, 2, 3 order by 1, 2, 3 desc`,
  );
  return rows.map((r) => ({
    month: r.month,
    province: r.province,
    kind: r.kind,
    documents: Number(r.documents),
    netCents: Number(r.netCents),
    gstCents: Number(r.gstCents),
    qstCents: Number(r.qstCents),
    hstCents: Number(r.hstCents),
    grossCents: Number(r.grossCents),
  }));
}
