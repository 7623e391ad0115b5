import type { Recorded } from '@jurilien/event-sourcing';
import { booksProof, type Proven } from './books-proof.js';
import type { Invariant } from './faults.js';
import { soundLog } from './proof.testing.js';

const prove = (log: readonly Recorded[]): Proven => {
  const proof = booksProof();
  for (const e of log) proof.read(e);
  return proof.end();
};
type Data = Record<string, any>;
/** The log with one event written otherwise; `nth` of its type. */
function with_(type: string, change: (data: Data) => void, nth = 0): Recorded[] {
  const log = soundLog().map((e) => ({ ...e, data: structuredClone(e.data) }));
  const found = log.filter((e) => e.type === type)[nth];
  if (!found) throw new Error(`no ${type}`);
  change(found.data);
  return log;
}
const without = (type: string, nth = 0): Recorded[] => {
  const log = soundLog();
  const gone = log.filter((e) => e.type === type)[nth];
  return log.filter((e) => e !== gone);
};
/** The log with an event told a second time. */
const twice = (type: string, over: Data = {}): Recorded[] =>
  soundLog().flatMap((e, i, log) =>
    e.type === type && log.findIndex((other) => other.type === type) === i ? [e, { ...e, data: { ...e.data, ...over } }] : [e],
  );
const before = (type: string, extra: (e: Recorded) => Recorded): Recorded[] =>
  soundLog().flatMap((e, i, log) => (log.findIndex((other) => other.type === type) === i ? [extra(e), e] : [e]));

describe('the proof of the books', () => {
  it('finds nothing in books that every rule of the ledger wrote, and adds up their trial balance', () => {
    const { faults, entries, accounts, documents, trialBalance } = prove(soundLog());
    expect(faults).toEqual([]);
    expect([entries, accounts, documents]).toEqual([23, 1, 4]);
    const balance = (name: string) => trialBalance.filter((s) => s.account === name).map((s) => s.debit - s.credit);
    expect(balance('P.hold')).toEqual([0]);
    expect(trialBalance.reduce((n, s) => n + s.debit - s.credit, 0)).toBe(0);
  });

  const broken: readonly (readonly [Invariant, string, Recorded[], RegExp])[] = [
    ['I1', 'lines that are not even', with_('CreditsGranted', (d) => (d['lines'][0].debit += 1)), /more on the debit side/],
    ['I1', 'money that is not even', with_('CreditsPurchased', (d) => (d['money'][0].debit += 1)), /its money are 1 more/],
    [
      'I1',
      'a line on both sides',
      with_('CreditsGranted', (d) => d['lines'].forEach((l: Data) => Object.assign(l, { debit: 200, credit: 200 }))),
      /both sides/,
    ],
    [
      'I1',
      'an account its kind does not move',
      with_('HoldCaptured', (d) => (d['money'][1].account = 'M.writeoff')),
      /M\.writeoff is not moved/,
    ],
    [
      'I1',
      'lines of another person',
      with_('CreditsGranted', (d) => (d['lines'][0].account = 'pro-2.lot.gift')),
      /pro-2\.lot\.gift is not moved/,
    ],
    ['I2', 'a lot below zero', without('CreditsGranted'), /below zero/],
    [
      'I2',
      'more filled than was owed',
      with_('CreditsClawedBack', (d) => (d['lines'] = d['lines'].filter((l: Data) => !l['account'].endsWith('.owed')))),
      /more was filled/,
    ],
    ['I3', 'a hold that ends twice', twice('HoldCaptured', { key: 'capture:again' }), /ends a second time/],
    ['I3', 'a claim held twice', twice('CreditsHeld', { key: 'hold:again' }), /held a second time/],
    ['I4', 'a capture of other coins than were held', with_('HoldCaptured', (d) => (d['parts'][0].cc -= 1)), /other coins than were held/],
    ['I4', 'a request credited twice', twice('CreditsRefunded', { key: 'leadcredit:acc-c1:2' }), /came back of a capture/],
    [
      'I5',
      'more tax given back than was paid',
      with_('CreditsRefundedToCard', (d) => d['money'].forEach((l: Data) => l['account'].startsWith('M.tax') && (l['debit'] += 9_000))),
      /cents of M\.tax\.gst are back/,
    ],
    ['I5', 'coins of another payment given back', with_('CreditsRefundedToCard', (d) => (d['purchaseId'] = 'b')), /was not bought with b/],
    ['I6', 'a key used twice', with_('HoldReleased', (d) => (d['key'] = 'hold:c1')), /key hold:c1 was used before/],
    ['I6', 'a payment granted twice', twice('CreditsPurchased', { key: 'purchase:again', lotId: 'other' }), /were granted 2 times/],
    [
      'I7',
      'a purchased lot that ends',
      with_('CreditsPurchased', (d) => (d['expiresAt'] = '2027-01-01T00:00:00.000Z')),
      /purchased lot lot-a ends/,
    ],
    ['I7', 'a promotional lot that never ends', with_('CreditsGranted', (d) => delete d['expiresAt']), /never ends/],
    [
      'I8',
      'a balance that is not the sum of its lines',
      with_('CreditsHeld', (d) => (d['availableAfterCc'] += 1)),
      /says 851 are left, its lines leave 850/,
    ],
    [
      'I9',
      'revenue that is not the price of what was used',
      with_('HoldCaptured', (d) => d['parts'].forEach((p: Data) => p['cents'] && (p['cents'] = [p['cents'][0] + 10]))),
      /its coins are worth/,
    ],
    [
      'I9',
      'money deferred for no lot',
      with_(
        'CreditsAdjusted',
        (d) =>
          (d['money'] = [
            { account: 'M.deferred', debit: 0, credit: 5 },
            { account: 'M.writeoff', debit: 5, credit: 0 },
          ]),
      ),
      /cents are deferred/,
    ],
    ['I10', 'a gap in the numbers', with_('InvoiceIssued', (d) => (d['n'] = 3), 1), /number 3 follows number 1/],
    ['I10', 'a payment without its invoice', without('InvoiceIssued', 1), /has 0 invoices/],
    ['I10', 'an invoice for nothing', without('PurchasePaid'), /was never paid/],
    [
      'I10',
      'an invoice of another price',
      with_('InvoiceIssued', (d) => Object.assign(d, { netCents: 38_001, grossCents: 43_692 })),
      /the invoice says/,
    ],
    ['I10', 'a refund without its credit note', without('CreditNoteIssued', 1), /has 0 credit notes/],
    [
      'I11',
      'a payment booked for another sum',
      with_('PurchaseStarted', (d) => Object.assign(d, { netCents: 30_000, grossCents: 35_691 })),
      /cents for 1000 coins are booked/,
    ],
    ['I11', 'a refund in no entry', without('CreditsRefundedToCard', 1), /re_2 is in no entry/],
    ['I11', 'a trial balance that is off', with_('CreditsPurchased', (d) => (d['money'][0].debit += 7)), /trial balance in cents is 7 off/],
    ['I12', 'an entry on an account that is not open', without('CreditAccountOpened'), /not open/],
    [
      'I12',
      'coins given to a frozen account',
      before('CreditsGranted', (e) => ({ ...e, type: 'CreditAccountFrozen', data: { professionalId: 'pro-1', cause: 'staff' } })),
      /account is frozen/,
    ],
    [
      'I12',
      'an entry after the end',
      before('CreditsExpired', (e) => ({ ...e, type: 'CreditAccountClosed', data: { professionalId: 'pro-1' } })),
      /not open/,
    ],
  ];
  it.each(broken)('%s: names %s', (invariant, _what, log, said) => {
    const { faults, counts } = prove(log);
    expect(faults.filter((f) => f.invariant === invariant).map((f) => f.what)).toContainEqual(expect.stringMatching(said));
    expect(counts[invariant]).toBeGreaterThan(0);
  });

  it('tells the first two hundred faults one by one and counts the rest', () => {
    const proof = booksProof();
    const [opened] = soundLog();
    for (let n = 0; n < 300; n++)
      proof.read({ ...opened!, stream: `credit-${n}`, type: 'CreditsHeld', data: { key: 'k', cc: 0, claimId: 'c', availableAfterCc: 0 } });
    const { faults, counts } = proof.end();
    expect([faults.length, counts.I12]).toEqual([200, 300]);
  });
});
