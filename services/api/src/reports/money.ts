import type { Answer } from '@jurilien/contracts/api';
import { MONEY_FIGURES, type MoneyFigure } from '@jurilien/reference';
import type { Kernel, ReportAsked } from '@jurilien/runtime';
import { type Sales, salesOf } from '../books/sales.js';

type MoneyMonth = NonNullable<Answer<'GET /api/reports/ops'>['money']>[number];
const MONTH = 'YYYY-MM'.length;
const NONE = Object.fromEntries(MONEY_FIGURES.map((name) => [name, 0])) as Record<MoneyFigure, number>;

/** The months of the books as a report tells them: the sums of accounts beside the taxes of buyers, less what credit notes gave back. */
export function moneyMonths({ months, taxes }: Pick<Sales, 'months' | 'taxes'>): MoneyMonth[] {
  const rows = new Map<string, MoneyMonth>();
  const rowOf = (month: string, province: string): MoneyMonth => rows.get(`${month} ${province}`) ?? { month, province, ...NONE };
  const keep = (row: MoneyMonth): unknown => rows.set(`${row.month} ${row.province}`, row);
  for (const of of months) {
    const row = rowOf(of.month, of.province);
    keep({
      ...row,
      ...(Object.fromEntries(MONEY_FIGURES.map((name) => [name, name in of ? of[name as keyof typeof of] : 0])) as typeof NONE),
    });
  }
  for (const { month, province, kind, gstCents, qstCents, hstCents } of taxes) {
    const [row, sign] = [rowOf(month, province), kind === 'invoice' ? 1 : -1];
    keep({
      ...row,
      gstCents: row.gstCents + sign * gstCents,
      qstCents: row.qstCents + sign * qstCents,
      hstCents: row.hstCents + sign * hstCents,
    });
  }
  return [...rows.values()]
    .filter((row) => MONEY_FIGURES.some((name) => row[name] !== 0))
    .sort((a, b) => a.month.localeCompare(b.month) || a.province.localeCompare(b.province));
}

/** The money of the months that a report touches, as X19 tells it; nothing where requests are filtered or as of an earlier instant. */
export async function moneyOf(kernel: Kernel, { from, to, filter, at }: ReportAsked): Promise<MoneyMonth[] | null> {
  const { province, ...others } = filter;
  if (at || Object.keys(others).length > 0) return null;
  return moneyMonths(
    await salesOf(kernel, { from: from.slice(0, MONTH), to: to.slice(0, MONTH), ...(province ? { provinces: province } : {}) }),
  );
}
