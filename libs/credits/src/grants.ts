import type { CreditEvent, LotKind } from './account-events.js';
import type { CreditState } from './credit-account.js';
import { overdueLots, takeParts } from './lots.js';
import { centsOf, credit, debit, entry, lotAccount, lotLines, money, priced, refuseUnlessPostable, type Asked } from './postings.js';

/** Coins given, never sold: promotional ones end, and are spent first (D15). Nothing when that key was used. */
export function grant(
  s: CreditState,
  asked: Asked,
  given: { readonly key: string; readonly lotId: string; readonly cc: number; readonly kind: LotKind; readonly expiresAt?: string },
): CreditEvent[] {
  if (s.keys.has(given.key)) return [];
  refuseUnlessPostable(s, 'other');
  const { key, lotId, cc, kind, expiresAt } = given;
  return [
    entry(s, 'CreditsGranted', asked, cc, {
      key,
      cc,
      lotId,
      lotKind: kind,
      lines: lotLines(s.professionalId, [{ lotId, cc }], 'X.granted.promo', 'into-lots'),
      ...(expiresAt ? { expiresAt } : {}),
    }),
  ];
}

/** What an upward adjustment adds: promotional coins with an end, or purchased ones with a worth in cents. */
export type Added = { readonly lotId: string; readonly expiresAt: string } | { readonly lotId: string; readonly worthCents: number };

/** Adds coins against `X.adjust`; purchased ones are worth something, written off on the other side (4.4.2). */
export function adjustUp(s: CreditState, asked: Asked, key: string, cc: number, added: Added): CreditEvent[] {
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'other');
  const parts = [{ lotId: added.lotId, cc }];
  const purchased = 'worthCents' in added;
  return [
    entry(s, 'CreditsAdjusted', asked, cc, {
      key,
      cc,
      direction: 'add',
      parts,
      lines: lotLines(s.professionalId, parts, 'X.adjust', 'into-lots'),
      money: purchased ? [...money('M.writeoff', added.worthCents), ...money('M.deferred', -added.worthCents)] : [],
      ...(purchased ? { worth: [{ account: 'M.revenue.access', cents: added.worthCents }] } : { expiresAt: added.expiresAt }),
    }),
  ];
}

/** Takes coins, of one kind where it is named, in spending order against `X.adjust`; what purchased ones were worth is no longer deferred. @throws INSUFFICIENT_COINS */
export function adjustDown(s: CreditState, asked: Asked, key: string, cc: number, only?: LotKind): CreditEvent[] {
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'other');
  const from = only ? s.lots.filter((l) => l.kind === only) : s.lots;
  const parts = priced(s.lots, takeParts(from, cc, asked.now), 'adjusted', 'leaving');
  const worth = centsOf(parts);
  return [
    entry(s, 'CreditsAdjusted', asked, -cc, {
      key,
      cc,
      direction: 'remove',
      parts,
      lines: lotLines(s.professionalId, parts, 'X.adjust', 'out-of-lots'),
      money: [...money('M.deferred', worth), ...money('M.writeoff', -worth)],
    }),
  ];
}

/** Writes down that lots have ended with coins in them; a lot may end twice when coins came back to it meanwhile (4.4.3). */
export function expireLots(s: CreditState, asked: { readonly entryIds: () => string; readonly now: string }): CreditEvent[] {
  refuseUnlessPostable(s, 'other');
  return overdueLots(s.lots, asked.now).map((lot) => {
    const ended = `expiry:${lot.lotId}`;
    // The lot of a claim that was released, or credited, after its end lives on and ends again: each end has a key of its own.
    const key = s.keys.has(ended) ? `${ended}:${lot.expiresAt ?? ''}` : ended;
    return entry(s, 'CreditsExpired', { entryId: asked.entryIds(), now: asked.now }, 0, {
      key,
      cc: lot.cc,
      lotId: lot.lotId,
      lines: [debit('X.expired', lot.cc), credit(lotAccount(s.professionalId, lot.lotId), lot.cc)],
    });
  });
}
