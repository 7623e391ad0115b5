import { fold } from '@jurilien/event-sourcing';
import { configIn, rowsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { everyEntry } from '../book.testing.js';
import { creditAccount } from '../credit-account.js';
import { creditAccounts } from './credit-accounts.js';
import { ENTRY_EVENTS } from './entry-types.js';
import { ledgerEntries } from './ledger-entries.js';
import { bookDay, moneyJournal } from './money-journal.js';

const P = 'pro-1';
const CLOSED: StoryEvent = [creditAccount, P, 'CreditAccountClosed', { professionalId: P }, 200_000];
const happened: readonly StoryEvent[] = [...everyEntry(P), CLOSED];
const log = story(...happened);

it('tells every kind of entry there is', () => expect(ENTRY_EVENTS.filter((type) => !happened.some((t) => t[2] === type))).toEqual([]));

describe('credit-accounts', () => {
  const rows = log.map((_, n) => rowsOf(creditAccounts, log.slice(0, n + 1)).get(P)!);
  it('says after every event what the account itself folds to', () => {
    log.forEach((e, n) => {
      const s = fold(creditAccount, log.slice(0, n + 1));
      expect(rows[n]).toMatchObject({
        heldCc: s.heldCc,
        owedCc: s.owedCc,
        lots: s.lots,
        inCc: s.totals.in,
        outCc: s.totals.out,
        frozen: [...new Set(s.frozen.map((f) => f.cause))],
        ...('availableAfterCc' in e.data ? { availableCc: e.data['availableAfterCc'] } : {}),
        version: n + 1,
      });
      expect((rows[n]!['holds'] as unknown[]).length).toBe([...s.holds.values()].filter((h) => !h.ended).length);
    });
  });
  it('knows what was given, bought and used, when promotional coins end, and that it is closed', () => {
    const last = rows.at(-1)!;
    expect(last).toMatchObject({ state: 'Closed', province: 'QC', openedAt: T0, grantedCc: 500, boughtCc: 1_500, consumedCc: 0 });
    expect(rows[1]).toMatchObject({
      state: 'Open',
      availableCc: 200,
      promoCc: 200,
      purchasedCc: 0,
      promoUntil: expect.stringContaining('T'),
    });
    expect(rows[2]).toMatchObject({ availableCc: 1_200, purchasedCc: 1_000, deferredCents: 38_000 });
  });
  it('says while a dispute lasts what it took, what is owed, and why the account is frozen', () => {
    const n = log.findIndex((e) => e.type === 'CreditsClawedBack' && e.data['disputeId'] === 'dp_1');
    expect(rows[n + 1]).toMatchObject({ disputedCc: 900, frozen: ['dispute', 'owed'], owedCc: 100 });
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(creditAccounts, log)).toEqual([]));
});

describe('ledger-entries', () => {
  const rows = [...rowsOf(ledgerEntries, log).values()];
  it('is a statement: one row per entry, each balance the one before and what it moved', () => {
    expect(rows.length).toBe(log.filter((e) => 'entryId' in e.data).length);
    let before = 0;
    for (const row of rows.filter((r) => r['type'] !== 'expiry')) {
      expect([row['type'], row['availableAfterCc']]).toEqual([row['type'], before + Number(row['changeCc'])]);
      before = Number(row['availableAfterCc']);
    }
  });
  it('keeps both journals of an entry, what it refers to, when and by whom', () => {
    expect(rows.find((r) => r['type'] === 'purchase')).toMatchObject({
      professionalId: P,
      key: 'purchase:a',
      purchaseId: 'a',
      money: [
        { account: 'M.clearing', debit: 43_691, credit: 0 },
        { account: 'M.deferred', debit: 0, credit: 38_000 },
        { account: 'M.tax.gst', debit: 0, credit: 1_900 },
        { account: 'M.tax.qst', debit: 0, credit: 3_791 },
      ],
      actorKind: 'system',
      actorId: 'test',
      position: 3,
    });
    expect(rows.filter((r) => String(r['type']).startsWith('adjustment')).map((r) => [r['type'], r['changeCc']])).toEqual([
      ['adjustment-add', 50],
      ['adjustment-remove', -20],
    ]);
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(ledgerEntries, log)).toEqual([]));
});

describe('money-journal', () => {
  const rows = [...rowsOf(moneyJournal, log).values()];
  const balance = (account: string): number => rows.reduce((n, r) => (r['account'] === account ? n + r['debit'] - r['credit'] : n), 0);
  it('adds up to nothing in coins and in cents, and to what lots are still worth', () => {
    for (const unit of ['cc', 'cents']) expect(rows.reduce((n, r) => (r['unit'] === unit ? n + r['debit'] - r['credit'] : n), 0)).toBe(0);
    const account = rowsOf(creditAccounts, log).get(P)!;
    expect(-balance('M.deferred')).toBe(account['deferredCents']);
    expect(balance('P.hold')).toBe(account['heldCc']);
  });
  it('tells kinds of entries apart, by day and month of the books', () => {
    expect(rows.find((r) => r['type'] === 'grant' && r['account'] === 'X.granted.promo')).toMatchObject({
      day: '2026-11-02',
      month: '2026-11',
      unit: 'cc',
      debit: 0,
      credit: 200,
      entries: 1,
    });
    expect(rows.find((r) => r['type'] === 'purchase' && r['account'] === 'M.clearing')).toMatchObject({ entries: 2, debit: 66_686 });
  });
  it('keeps what given coins were worth at the price of their province and their day (credits.unitPriceCents)', () => {
    const granted = log.find((e) => e.type === 'CreditsGranted')!;
    const config = configIn('ON', { 'credits.unitPriceCents': 5_000 });
    const worth = (province: 'QC' | 'ON') => [...rowsOf(moneyJournal, [granted, { ...granted, config, province }]).values()];
    const given = (province: 'QC' | 'ON') => worth(province).flatMap((row) => (row['account'] === 'X.granted.promo' ? [row['worth']] : []));
    // 2 coins at 40 $ each, in hundredths of coins times cents.
    expect([given('QC'), given('ON')]).toEqual([
      [200 * 4_000, 200 * 4_000],
      [200 * 4_000, 200 * 5_000],
    ]);
  });
  it('keeps its days in the legal time of the seller', () =>
    expect([bookDay('2026-11-02T04:59:59.000Z'), bookDay('2026-11-02T05:00:00.000Z')]).toEqual(['2026-11-01', '2026-11-02']));
  it('handles no event that this spec leaves out', () => expect(unexercised(moneyJournal, log)).toEqual([]));
});
