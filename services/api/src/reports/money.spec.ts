import { moneyMonths } from './money.js';

const month = {
  ...{ soldCc: 1, usedCc: 1, refundedCc: 0, creditedCc: 0, grantedCc: 0, expiredCc: 0, adjustedCc: 0 },
  ...{ soldCents: 40_000, revenueCents: 12_000, subscriptionCents: 900, refundedCents: 0, creditedCents: 400, grantedCents: 8_000 },
  ...{ lossCents: 0, feesCents: 0, deferredCents: 28_000 },
};
const nothing = Object.fromEntries(Object.keys(month).map((name) => [name, 0])) as typeof month;
const taxes = (kind: 'invoice' | 'credit-note', province: string, gstCents: number) => ({
  ...{ month: '2026-11', province, kind, documents: 1, netCents: 0, gstCents, qstCents: 2 * gstCents, hstCents: 0, grossCents: 0 },
});

describe('money by month', () => {
  const rows = moneyMonths({
    months: [
      { month: '2026-11', province: 'QC', ...month },
      { month: '2026-11', province: 'ON', ...nothing },
    ],
    taxes: [taxes('invoice', 'QC', 2_000), taxes('credit-note', 'QC', 100), taxes('invoice', 'AB', 50)],
  });
  it('has the sums of the books beside the taxes of the buyers’ province, credit notes taken off', () =>
    expect(rows.find(({ province }) => province === 'QC')).toEqual({
      ...{ month: '2026-11', province: 'QC', soldCents: 40_000, revenueCents: 12_000, subscriptionCents: 900, creditedCents: 400 },
      ...{ refundedCents: 0, grantedCents: 8_000, lossCents: 0, feesCents: 0, deferredCents: 28_000 },
      ...{ gstCents: 1_900, qstCents: 3_800, hstCents: 0 },
    }));
  it('has a buyer’s province that no account is of, and no line of nothing', () =>
    expect(rows.map(({ province }) => province)).toEqual(['AB', 'QC']));
});
