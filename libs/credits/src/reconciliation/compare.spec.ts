import fc from 'fast-check';
import { compare, type ClearingEntry, type ProviderMove } from './compare.js';

const day = (iso: string): boolean => iso.startsWith('2026-11-20');
const on = '2026-11-20T15:00:00.000Z';
const next = '2026-11-21T15:00:00.000Z';
const charge = (n: number, over: Partial<ProviderMove> = {}): ProviderMove => ({
  moveId: `txn_${n}`,
  kind: 'charge',
  amountCents: 1_000 + n,
  feeCents: 59,
  currency: 'cad',
  at: on,
  sourceId: `ch_${n}`,
  intentId: `pi_${n}`,
  purchaseId: `p_${n}`,
  ...over,
});
const paid = (n: number, over: Partial<ClearingEntry> = {}): ClearingEntry => ({
  entryId: `e_${n}`,
  type: 'purchase',
  cents: 1_000 + n,
  at: on,
  purchaseId: `p_${n}`,
  intentId: `pi_${n}`,
  ...over,
});
const none = { moves: [], entries: [], unposted: [] };

describe('a day of the provider beside a day of the books', () => {
  it('agrees when both have the same payments, refunds and disputes', () => {
    const back = {
      moveId: 'txn_r',
      kind: 'refund',
      amountCents: -300,
      feeCents: 0,
      currency: 'cad',
      at: on,
      sourceId: 're_1',
      intentId: 'pi_1',
    };
    const entry = { entryId: 'e_r', type: 'refund', cents: -300, at: on, purchaseId: 'p_1', sourceId: 're_1' };
    expect(compare({ moves: [charge(1), back], entries: [paid(1), entry], unposted: [] }, day)).toMatchObject({
      providerCents: 701,
      ledgerCents: 701,
      feeCents: 59,
      differences: [],
      unexplainedCents: 0,
    });
  });

  it('knows the fee of a lost dispute, which the provider takes with its money', () => {
    const dispute = { ...charge(1), moveId: 'txn_d', kind: 'adjustment', amountCents: -1_001, feeCents: 1_500, sourceId: 'dp_1' };
    const entries = [
      { entryId: 'e_fee', type: 'dispute-lost', cents: -1_500, at: on, purchaseId: 'p_1', sourceId: 'dp_1' },
      { entryId: 'e_d', type: 'dispute', cents: -1_001, at: on, purchaseId: 'p_1', sourceId: 'dp_1' },
    ];
    expect(compare({ moves: [dispute], entries, unposted: [] }, day)).toMatchObject({
      differences: [{ ref: 'e_fee', cents: 1_500, kind: 'fee', explained: true }],
      unexplainedCents: 0,
    });
  });

  it.each<[string, boolean, Partial<Parameters<typeof compare>[0]>]>([
    ['not-posted', false, { moves: [charge(1)] }],
    ['not-at-provider', false, { entries: [paid(1)] }],
    ['amount', false, { moves: [charge(1)], entries: [paid(1, { cents: 900 })] }],
    ['currency', false, { moves: [charge(1, { currency: 'usd' })] }],
    ['foreign', false, { moves: [charge(1, { purchaseId: undefined, intentId: 'pi_x' })] }],
    ['mismatch', true, { moves: [charge(1)], unposted: [{ intentId: 'pi_1', why: 'mismatch' }] }],
    ['account-closed', true, { moves: [charge(1)], unposted: [{ intentId: 'pi_1', why: 'account-closed' }] }],
    ['timing', true, { moves: [charge(1)], entries: [paid(1, { at: next })] }],
    ['timing', true, { moves: [charge(1, { at: next })], entries: [paid(1)] }],
    ['payout', true, { moves: [charge(1, { kind: 'payout', amountCents: -500, purchaseId: undefined, intentId: undefined })] }],
    ['fee', true, { moves: [charge(1, { kind: 'fee', amountCents: -5, purchaseId: undefined, intentId: undefined })] }],
  ])('says %s (explained: %s)', (kind, explained, given) => {
    expect(compare({ ...none, ...given }, day).differences).toMatchObject([{ kind, explained }]);
  });

  it('always differs by the sum of what it says, whatever is missing on either side', () => {
    const place = fc.record({
      n: fc.integer({ min: 1, max: 12 }),
      side: fc.constantFrom('both', 'provider', 'ledger'),
      late: fc.boolean(),
      off: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ n }) => n }), (places) => {
        const moves = places.filter((p) => p.side !== 'ledger').map((p) => charge(p.n, p.late ? { at: next } : {}));
        const entries = places.filter((p) => p.side !== 'provider').map((p) => paid(p.n, { cents: 1_000 + p.n + p.off }));
        const { providerCents, ledgerCents, differences, unexplainedCents } = compare({ moves, entries, unposted: [] }, day);
        expect(differences.reduce((n, d) => n + d.cents, 0)).toBe(providerCents - ledgerCents);
        expect(unexplainedCents === 0).toBe(differences.every((d) => d.explained));
      }),
      { numRuns: 1_000 },
    );
  });
});
