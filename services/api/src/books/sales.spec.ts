import type { Answer } from '@jurilien/contracts/api';
import { rowsOf, story } from '@jurilien/event-sourcing/testing';
import { everyEntry } from '../../../../libs/credits/src/book.testing.js';
import { creditAccounts } from '../../../../libs/credits/src/views/credit-accounts.js';
import { moneyJournal } from '../../../../libs/credits/src/views/money-journal.js';
import { monthsBetween } from './months.js';
import { salesMonths, taxDifferences, type Summed } from './sales.js';

const log = story(...everyEntry('pro-1')).map((e) => ({ ...e, province: 'QC' as const }));
const sums = [...rowsOf(moneyJournal, log).values()] as unknown as Summed[];
const account = rowsOf(creditAccounts, log).get('pro-1')!;
const months = monthsBetween('2026-11', '2027-02');

describe('sales of months', () => {
  it('says what was sold, used, given back and given, in coins and in cents, from the journals alone', () => {
    const [first] = salesMonths(sums, new Map(), months);
    expect(first).toMatchObject({
      month: '2026-11',
      province: 'QC',
      soldCc: 1_500,
      soldCents: 58_000,
      usedCc: 350,
      revenueCents: 5_700,
      subscriptionCents: 9_900,
      refundedCc: 100,
      refundedCents: 3_800,
      creditedCc: 350,
      creditedCents: 5_700,
      grantedCc: 200,
      grantedCents: 8_000,
      feesCents: 2_000,
    });
  });

  it('carries what is deferred from month to month, from where it stood', () => {
    const rows = salesMonths(sums, new Map([['QC', 1_000]]), months);
    expect(rows.at(-1)!.deferredCents).toBe(1_000 + Number(account['deferredCents']));
    expect(salesMonths([], new Map([['ON', 500]]), ['2026-11'])).toMatchObject([{ province: 'ON', soldCc: 0, deferredCents: 500 }]);
  });
});

describe('taxes of months', () => {
  const line = (over: Partial<Answer<'GET /api/sales'>['taxes'][number]>): Answer<'GET /api/sales'>['taxes'][number] => ({
    month: '2026-11',
    province: 'QC',
    kind: 'invoice',
    documents: 1,
    netCents: 0,
    gstCents: 0,
    qstCents: 0,
    hstCents: 0,
    grossCents: 0,
    ...over,
  });
  const journal = (code: string): number =>
    sums.reduce((n, s) => (s.account === `M.tax.${code}` && s.month === '2026-11' ? n + s.credit - s.debit : n), 0);

  it('differ in nothing when documents say what the journal says, credit notes taken off', () => {
    const documents = [line({ gstCents: journal('gst') + 5, qstCents: journal('qst') }), line({ kind: 'credit-note', gstCents: 5 })];
    expect(taxDifferences(sums, documents, ['2026-11'])).toEqual([]);
  });
  it('names the month and the tax where they do not', () => {
    const documents = [line({ gstCents: journal('gst') - 1, qstCents: journal('qst') })];
    expect(taxDifferences(sums, documents, ['2026-11'])).toEqual([
      { month: '2026-11', code: 'gst', documentsCents: journal('gst') - 1, journalCents: journal('gst') },
    ]);
  });
});
