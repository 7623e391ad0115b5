import type { CreditEvent, DataOf, FreezeCause, Line, Part } from './account-events.js';
import { availableCc, creditAccount, type CreditState } from './credit-account.js';
import { centsLeaving, centsReturning, sumCc, type Lot, type Way } from './lots.js';
import { type AsOf, refuseUnless } from '@jurilien/event-sourcing';

/** An entry as a rule asks for it: its id, the instant, the values in force. */
export interface Asked extends AsOf {
  readonly entryId: string;
}

export const debit = (account: string, n: number): Line => ({ account, debit: n, credit: 0 });
export const credit = (account: string, n: number): Line => ({ account, debit: 0, credit: n });
/** Money on one side or the other, by its sign; nothing for nothing. */
export const money = (account: string, cents: number): Line[] =>
  cents === 0 ? [] : [cents > 0 ? debit(account, cents) : credit(account, -cents)];

export const lotAccount = (professionalId: string, lotId: string): string => `${professionalId}.lot.${lotId}`;
export const holdAccount = (professionalId: string, claimId: string): string => `${professionalId}.hold.${claimId}`;
export const owedAccount = (professionalId: string): string => `${professionalId}.owed`;

/** Coin lines between lots and one other account. */
export const lotLines = (professionalId: string, parts: readonly Part[], other: string, direction: 'into-lots' | 'out-of-lots'): Line[] => {
  const total = sumCc(parts);
  if (total === 0) return [];
  return direction === 'into-lots'
    ? [...parts.map((p) => debit(lotAccount(professionalId, p.lotId), p.cc)), credit(other, total)]
    : [debit(other, total), ...parts.map((p) => credit(lotAccount(professionalId, p.lotId), p.cc))];
};

/** Parts with what their coins are worth as they leave one way, or as they come back from it. */
export function priced(lots: readonly Lot[], parts: readonly Part[], way: Way, direction: 'leaving' | 'returning'): Part[] {
  const byId = new Map(lots.map((l) => [l.lotId, l]));
  return parts.map((p) => {
    const lot = byId.get(p.lotId);
    if (!lot || lot.worth.length === 0) return { lotId: p.lotId, cc: p.cc };
    return { lotId: p.lotId, cc: p.cc, cents: direction === 'leaving' ? centsLeaving(lot, way, p.cc) : centsReturning(lot, way, p.cc) };
  });
}

/** Cents of priced parts, by the account they become once used. */
function centsByAccount(lots: readonly Lot[], parts: readonly Part[]): ReadonlyMap<string, number> {
  const byId = new Map(lots.map((l) => [l.lotId, l]));
  const sums = new Map<string, number>();
  for (const part of parts) {
    byId.get(part.lotId)?.worth.forEach((w, i) => sums.set(w.account, (sums.get(w.account) ?? 0) + (part.cents?.[i] ?? 0)));
  }
  return sums;
}
/** Cents of priced parts, whatever they become. */
export const centsOf = (parts: readonly Part[]): number => parts.reduce((n, p) => n + (p.cents ?? []).reduce((m, c) => m + c, 0), 0);

/** What coins that are used earn: out of what was deferred, into revenue, and taxes where they are due at use (4.4.2). */
export const earned = (lots: readonly Lot[], parts: readonly Part[], sign: 1 | -1): Line[] => [
  ...money('M.deferred', sign * centsOf(parts)),
  ...[...centsByAccount(lots, parts)].flatMap(([account, cents]) => money(account, -sign * cents)),
];

type Kind = 'release' | 'settle' | 'refund' | 'dispute' | 'other';

/** No posting while the account is closed; while it is frozen only release, settle and refund (I12). @throws Refused */
export function refuseUnlessPostable(s: CreditState, kind: Kind): void {
  refuseUnless(s.open, 'WRONG_STATE', s.closed ? 'account-closed' : 'account-not-open');
  refuseUnless(kind !== 'other' || s.frozen.length === 0, 'FORBIDDEN', 'account-frozen');
}

type EntryType = { [T in CreditEvent['type']]: DataOf<T> extends { lines: Line[] } ? T : never }[CreditEvent['type']];
type Written<T extends EntryType> = Omit<DataOf<T>, 'professionalId' | 'entryId' | 'availableAfterCc'>;

/** One entry of the book; `change` is what it does to the available coins. */
export function entry<T extends EntryType>(
  s: CreditState,
  type: T,
  asked: Omit<Asked, 'config'>,
  change: number,
  data: Written<T>,
): CreditEvent {
  const { professionalId } = s;
  return {
    type,
    data: { ...data, professionalId, entryId: asked.entryId, availableAfterCc: availableCc(s, asked.now) + change },
  } as unknown as CreditEvent;
}

/** Freezes for one more cause; nothing when it is frozen for it already. */
export const frozenFor = (s: CreditState, cause: FreezeCause, ref?: string): CreditEvent[] =>
  s.frozen.some((f) => f.cause === cause && f.ref === ref)
    ? []
    : [{ type: 'CreditAccountFrozen', data: { professionalId: s.professionalId, cause, ...(ref ? { ref } : {}) } }];

/** Ends one cause of a freeze; nothing when it is not frozen for it. */
export const thawedFrom = (s: CreditState, cause: FreezeCause, ref?: string): CreditEvent[] =>
  s.frozen.some((f) => f.cause === cause && f.ref === ref)
    ? [{ type: 'CreditAccountUnfrozen', data: { professionalId: s.professionalId, cause, ...(ref ? { ref } : {}) } }]
    : [];

const LEDGER = { kind: 'system', id: 'ledger' } as const;
/** The account as it will be once an entry is written. */
export const after = (s: CreditState, e: CreditEvent, { now, config }: AsOf): CreditState =>
  creditAccount.evolve(s, e, { occurredAt: now, actor: LEDGER, stream: '', config });

/** The same entry with the balance it leaves, where coins come back to a lot that may have ended. */
export const withBalance = (s: CreditState, e: CreditEvent, at: AsOf): CreditEvent =>
  ({ ...e, data: { ...e.data, availableAfterCc: availableCc(after(s, e, at), at.now) } }) as CreditEvent;
