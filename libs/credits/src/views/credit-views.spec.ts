import { rowsOf, story, T0, untold, type Told } from '@jurilien/event-sourcing/testing';
import { creditAccount } from '../credit-account.js';
import { creditAccounts } from './credit-accounts.js';
import { ledgerEntries } from './ledger-entries.js';

const P = 'pro-1';
const lines = [
  { account: 'pro-1.lot.a', debit: 100, credit: 0 },
  { account: 'X.granted.promo', debit: 0, credit: 100 },
];
const entry = (type: string, entryId: string, cc: number, availableAfterCc: number, more: Record<string, unknown> = {}): Told => [
  creditAccount,
  P,
  type,
  { professionalId: P, entryId, key: `k:${entryId}`, cc, lines, availableAfterCc, ...more },
];
const claim = { claimId: 'c', leadId: 'l', parts: [{ lotId: 'a', cc: 100 }] };
const told: readonly Told[] = [
  [creditAccount, P, 'CreditAccountOpened', { professionalId: P, province: 'QC' }],
  entry('CreditsGranted', 'e1', 500, 500, { lotId: 'a', lotKind: 'promo' }),
  entry('CreditsHeld', 'e2', 100, 400, claim),
  entry('HoldReleased', 'e3', 100, 500, { ...claim, cause: 'expired' }),
  entry('CreditsHeld', 'e4', 150, 350, { ...claim, claimId: 'd' }),
  entry('HoldCaptured', 'e5', 150, 350, { ...claim, claimId: 'd', acceptanceId: 'd' }),
  entry('CreditsAdjusted', 'e6', 50, 300, { direction: 'remove', parts: [{ lotId: 'a', cc: 50 }] }),
  entry('CreditsAdjusted', 'e7', 20, 320, { direction: 'add', parts: [{ lotId: 'b', cc: 20 }] }),
];

describe('credit-accounts', () => {
  const after = (n: number) => rowsOf(creditAccounts, story(...told.slice(0, n))).get(P);
  it.each([
    [1, 'opened', { province: 'QC', availableCc: 0, heldCc: 0, grantedCc: 0, consumedCc: 0 }],
    [2, 'granted', { availableCc: 500, grantedCc: 500 }],
    [3, 'held', { availableCc: 400, heldCc: 100 }],
    [4, 'released', { availableCc: 500, heldCc: 0, consumedCc: 0 }],
    [6, 'captured', { availableCc: 350, heldCc: 0, consumedCc: 150 }],
    [7, 'corrected downwards', { availableCc: 300 }],
    [8, 'corrected upwards', { availableCc: 320, grantedCc: 500 }],
  ] as const)('after %i events the account is %s', (n, _what, row) => expect(after(n)).toMatchObject({ ...row, version: n }));
  it('listens to nothing untold here', () => expect(untold(creditAccounts, story(...told))).toEqual([]));
});

describe('ledger-entries', () => {
  const rows = [...rowsOf(ledgerEntries, story(...told)).values()];
  it('is a statement: one row per entry, in order, with its balance', () =>
    expect(rows.map((r) => [r.id, r.type, r.cc, r.availableAfterCc])).toEqual([
      ['e1', 'grant', 500, 500],
      ['e2', 'hold', 100, 400],
      ['e3', 'release', 100, 500],
      ['e4', 'hold', 150, 350],
      ['e5', 'capture', 150, 350],
      ['e6', 'adjustment-remove', 50, 300],
      ['e7', 'adjustment-add', 20, 320],
    ]));
  it('says of which claim, with its lines, when and by whom', () =>
    expect(rows[1]).toMatchObject({
      professionalId: P,
      at: T0,
      key: 'k:e2',
      leadId: 'l',
      claimId: 'c',
      lines,
      actorKind: 'system',
      actorId: 'test',
      position: 3,
    }));
  it('listens to nothing untold here', () => expect(untold(ledgerEntries, story(...told))).toEqual([]));
});
