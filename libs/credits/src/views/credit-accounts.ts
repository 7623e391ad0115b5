import { json, notNull, oneOf, type Recorded, type Row, type RowFold, type RowOf, someOf, view } from '@jurilien/event-sourcing';
import { Map } from 'immutable';
import { FREEZE_CAUSES, type CreditEvent } from '../account-events.js';
import { creditAccount, type Clawback, type CreditState, type Hold } from '../credit-account.js';
import { deferredCents, sumCc, type Lot } from '../lots.js';
import { onEntries } from './entry-types.js';

/** The account as its row keeps it: what a later entry still needs of the past. */
function stateOf(row: Row | undefined): CreditState {
  const kept = (row ?? {}) as Partial<Kept>;
  return {
    ...creditAccount.initial,
    lots: kept.lots ?? [],
    holds: Map((kept.holds ?? []).map((h) => [h.claimId, h])),
    heldCc: kept.heldCc ?? 0,
    owedCc: kept.owedCc ?? 0,
    clawbacks: Map(kept.clawbacks ?? []),
    frozen: kept.freezes ?? [],
    totals: { in: kept.inCc ?? 0, out: kept.outCc ?? 0 },
  };
}
interface Kept {
  readonly lots: readonly Lot[];
  readonly holds: readonly Hold[];
  readonly heldCc: number;
  readonly owedCc: number;
  readonly clawbacks: readonly (readonly [string, Clawback])[];
  readonly freezes: CreditState['frozen'];
  readonly inCc: number;
  readonly outCc: number;
}

const nearest = (lots: readonly Lot[]): string | undefined =>
  lots
    .flatMap((l) => (l.kind === 'promo' && l.cc > 0 && l.expiresAt ? [l.expiresAt] : []))
    .sort()
    .at(0);
const kindCc = (lots: readonly Lot[], kind: Lot['kind']): number => sumCc(lots.filter((l) => l.kind === kind));

/** The row by the account's own fold: a view cannot say another balance than the rules see. */
const folded: RowFold = (row, e: Recorded) => {
  const s = creditAccount.evolve(stateOf(row), e as unknown as CreditEvent, e);
  const lots = [...s.lots];
  return {
    ...row,
    availableCc: 'availableAfterCc' in e.data ? e.data['availableAfterCc'] : (row?.availableCc ?? 0),
    heldCc: s.heldCc,
    owedCc: s.owedCc,
    promoCc: kindCc(lots, 'promo'),
    promoUntil: nearest(lots),
    subscriptionCc: kindCc(lots, 'subscription'),
    purchasedCc: kindCc(lots, 'purchased'),
    disputedCc: lots.reduce((n, l) => n + l.clawedCc, 0),
    deferredCents: lots.reduce((n, l) => n + deferredCents(l), 0),
    lots,
    holds: [...s.holds.values()].filter((h) => !h.ended),
    clawbacks: [...s.clawbacks],
    freezes: [...s.frozen],
    frozen: [...new Set(s.frozen.map((f) => f.cause))],
    inCc: s.totals.in,
    outCc: s.totals.out,
    version: e.version,
  };
};
/** The same, with a sum that only grows. */
const counting =
  (column: 'grantedCc' | 'boughtCc' | 'consumedCc', sign: 1 | -1 = 1): RowFold =>
  (row, e: Recorded, key) => ({ ...folded(row, e, key), [column]: (row?.[column] ?? 0) + sign * Number(e.data['cc']) });

/** Balance per professional (4.12 `credit_balance`): what can be spent, what is held, promotional with its end, owed, why it is frozen. */
export const creditAccounts = view(creditAccount)({
  name: 'credit-accounts',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    province: 'text',
    state: notNull(oneOf(['Open', 'Closed'])),
    availableCc: 'integer not null',
    heldCc: 'integer not null',
    owedCc: 'integer not null',
    promoCc: 'integer not null',
    promoUntil: 'timestamptz',
    subscriptionCc: 'integer not null',
    purchasedCc: 'integer not null',
    disputedCc: 'integer not null',
    deferredCents: 'integer not null',
    grantedCc: 'integer not null',
    boughtCc: 'integer not null',
    consumedCc: 'integer not null',
    inCc: 'integer not null',
    outCc: 'integer not null',
    frozen: notNull(someOf(FREEZE_CAUSES)),
    freezes: json<CreditState['frozen']>(),
    lots: json<Lot[]>(),
    holds: json<Hold[]>(),
    clawbacks: json<(readonly [string, Clawback])[]>(),
    openedAt: 'timestamptz not null',
    version: 'integer not null',
  },
  read: { province: 'province', detailOnly: ['lots', 'holds', 'clawbacks', 'freezes'] },
  on: {
    ...onEntries(folded),
    CreditAccountOpened: (row, e, key) => ({
      ...folded(row, e, key),
      province: e.data.province,
      state: 'Open',
      openedAt: e.occurredAt,
      grantedCc: 0,
      boughtCc: 0,
      consumedCc: 0,
    }),
    CreditsPurchased: counting('boughtCc'),
    CreditsGranted: counting('grantedCc'),
    SubscriptionCreditsGranted: counting('grantedCc'),
    HoldCaptured: counting('consumedCc'),
    CreditsRefunded: counting('consumedCc', -1),
    CreditAccountFrozen: folded,
    CreditAccountUnfrozen: folded,
    CreditAccountClosed: (row, e, key) => ({ ...folded(row, e, key), state: 'Closed' }),
  },
});
export type CreditAccountRow = RowOf<typeof creditAccounts>;
