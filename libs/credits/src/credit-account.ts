import { decider, event, Refused, refuseUnless, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const cc = z.number().int().nonnegative();
const line = z.object({ account: z.string(), debit: cc, credit: cc });
const part = z.object({ lotId: z.string(), cc });
const entry = { professionalId: z.string(), entryId: z.string(), key: z.string(), cc, lines: z.array(line), availableAfterCc: cc };
const claim = { claimId: z.string(), leadId: z.string(), parts: z.array(part) };
const lotKind = z.enum(['promo', 'purchased', 'subscription']);

export type Line = z.infer<typeof line>;
export type Part = z.infer<typeof part>;
export type LotKind = z.infer<typeof lotKind>;

/** Every event of a credit account; each entry carries its double-entry lines (4.4.2) and the balance after it. */
export const creditEvents = {
  CreditAccountOpened: event(z.object({ professionalId: z.string(), province: z.enum(['QC', 'ON']).optional() })),
  CreditsGranted: event(z.object({ ...entry, lotId: z.string(), lotKind, expiresAt: z.string().optional() })),
  CreditsHeld: event(z.object({ ...entry, ...claim })),
  HoldReleased: event(z.object({ ...entry, ...claim, cause: z.string().optional() })),
  HoldCaptured: event(z.object({ ...entry, ...claim, acceptanceId: z.string() })),
  /** Added coins are a promotional lot of their own, which ends like any other. */
  CreditsAdjusted: event(
    z.object({ ...entry, direction: z.enum(['add', 'remove']), parts: z.array(part), expiresAt: z.string().optional() }),
  ),
};
export type CreditEvent = EventOf<typeof creditEvents>;

/** Coins of one origin; promotional ones expire (D15). */
export interface Lot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly cc: number;
  readonly expiresAt?: string;
  readonly order: number;
}
export interface Hold {
  readonly claimId: string;
  readonly leadId: string;
  readonly cc: number;
  readonly parts: readonly Part[];
  readonly at: string;
  readonly ended?: 'captured' | 'released';
  /** Why it was released. */ readonly cause?: string;
}

export interface CreditState {
  readonly professionalId: string;
  readonly open: boolean;
  readonly province?: 'QC' | 'ON';
  readonly lots: readonly Lot[];
  readonly holds: readonly Hold[];
  readonly keys: ReadonlySet<string>;
  /** Where coins came from and went, for the invariant "in = out + balance". */
  readonly totals: { readonly granted: number; readonly consumed: number; readonly adjusted: number };
}

const initial: CreditState = {
  professionalId: '',
  open: false,
  lots: [],
  holds: [],
  keys: new Set(),
  totals: { granted: 0, consumed: 0, adjusted: 0 },
};

export const creditAccount = decider<CreditState, typeof creditEvents>({ category: 'credit', events: creditEvents, initial, evolve });

function evolve(s: CreditState, e: CreditEvent, meta: { occurredAt: string }): CreditState {
  if (e.type === 'CreditAccountOpened') return { ...s, open: true, ...e.data };
  const keyed = { ...s, keys: new Set(s.keys).add(e.data.key) };
  switch (e.type) {
    case 'CreditsGranted':
      return {
        ...keyed,
        totals: { ...s.totals, granted: s.totals.granted + e.data.cc },
        lots: [...s.lots, { lotId: e.data.lotId, kind: e.data.lotKind, cc: e.data.cc, expiresAt: e.data.expiresAt, order: s.lots.length }],
      };
    case 'CreditsHeld':
      return {
        ...keyed,
        lots: moved(s.lots, e.data.parts, -1),
        holds: [...s.holds, { claimId: e.data.claimId, leadId: e.data.leadId, cc: e.data.cc, parts: e.data.parts, at: meta.occurredAt }],
      };
    case 'HoldReleased':
      return {
        ...keyed,
        lots: revived(moved(s.lots, e.data.parts, 1), e.data.parts, meta.occurredAt),
        holds: ended(s.holds, e.data.claimId, 'released', e.data.cause),
      };
    case 'HoldCaptured':
      return {
        ...keyed,
        totals: { ...s.totals, consumed: s.totals.consumed + e.data.cc },
        holds: ended(s.holds, e.data.claimId, 'captured'),
      };
    case 'CreditsAdjusted': {
      const sign = e.data.direction === 'add' ? 1 : -1;
      return {
        ...keyed,
        lots: moved(s.lots, e.data.parts, sign, e.data.expiresAt),
        totals: { ...s.totals, adjusted: s.totals.adjusted + sign * e.data.cc },
      };
    }
    default:
      return e satisfies never;
  }
}

const moved = (lots: readonly Lot[], parts: readonly Part[], sign: 1 | -1, expiresAt?: string): Lot[] => {
  const known = new Set(lots.map((l) => l.lotId));
  const fresh = parts
    .filter((p) => !known.has(p.lotId))
    .map((p, i): Lot => ({ lotId: p.lotId, kind: 'promo', cc: sign * p.cc, order: lots.length + i, ...(expiresAt ? { expiresAt } : {}) }));
  return [...lots.map((l) => ({ ...l, cc: l.cc + sign * (parts.find((p) => p.lotId === l.lotId)?.cc ?? 0) })), ...fresh];
};
/** Coins that come back after their lot expired can still be spent for a day (4.4.3). */
const revived = (lots: readonly Lot[], parts: readonly Part[], at: string): Lot[] =>
  lots.map((l) =>
    expired(l, at) && parts.some((p) => p.lotId === l.lotId)
      ? { ...l, expiresAt: new Date(Date.parse(at) + RELEASED_LOT_LIVES_MS).toISOString() }
      : l,
  );
const ended = (holds: readonly Hold[], claimId: string, how: Hold['ended'], cause?: string): Hold[] =>
  holds.map((h) => (h.claimId === claimId ? { ...h, ended: how, ...(cause ? { cause } : {}) } : h));

const RELEASED_LOT_LIVES_MS = 86_400_000;
const expired = (lot: Lot, now: string): boolean => lot.expiresAt !== undefined && Date.parse(lot.expiresAt) <= Date.parse(now);
const spendable = (lot: Lot, now: string): boolean => lot.cc > 0 && !expired(lot, now);
const sum = (values: readonly { readonly cc: number }[]): number => values.reduce((n, v) => n + v.cc, 0);

/** Coins that can be spent at an instant: expired promotional lots do not count, whether or not anybody wrote that down. */
export const availableCc = (s: CreditState, now: string): number => sum(s.lots.filter((l) => spendable(l, now)));
/** Coins in live holds. */
export const heldCc = (s: CreditState): number => sum(s.holds.filter((h) => !h.ended));

const KIND_ORDER: Record<LotKind, number> = { promo: 0, subscription: 1, purchased: 2 };
const byExpiry = (l: Lot): string => l.expiresAt ?? '9999';

/** Lots in spending order (4.4.3): promotional by nearest expiry, subscription likewise, purchased oldest first. */
export const spendingOrder = (s: CreditState, now: string): Lot[] =>
  s.lots
    .filter((l) => spendable(l, now))
    .sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || byExpiry(a).localeCompare(byExpiry(b)) || a.order - b.order);

/** Takes `cc` from lots in spending order. @throws Refused INSUFFICIENT_COINS */
export function takeParts(s: CreditState, cc: number, now: string): Part[] {
  const parts: Part[] = [];
  let left = cc;
  for (const lot of spendingOrder(s, now)) {
    if (left === 0) break;
    const take = Math.min(left, lot.cc);
    parts.push({ lotId: lot.lotId, cc: take });
    left -= take;
  }
  refuseUnless(left === 0, 'INSUFFICIENT_COINS', 'not-enough-coins');
  return parts;
}

const debit = (account: string, n: number): Line => ({ account, debit: n, credit: 0 });
const credit = (account: string, n: number): Line => ({ account, debit: 0, credit: n });
const lotAccount = (professionalId: string, lotId: string): string => `${professionalId}.lot.${lotId}`;
const holdAccount = (professionalId: string, claimId: string): string => `${professionalId}.hold.${claimId}`;
/** Lines of coins that move between lots and one other account. */
export const lotLines = (professionalId: string, parts: readonly Part[], other: string, direction: 'into-lots' | 'out-of-lots'): Line[] => {
  const total = sum(parts);
  return direction === 'into-lots'
    ? [...parts.map((p) => debit(lotAccount(professionalId, p.lotId), p.cc)), credit(other, total)]
    : [debit(other, total), ...parts.map((p) => credit(lotAccount(professionalId, p.lotId), p.cc))];
};

/** Holds coins for a claim, chosen and frozen now (4.4.3); nothing when that hold exists. @throws Refused INSUFFICIENT_COINS */
export function holdCredits(
  s: CreditState,
  asked: { claimId: string; leadId: string; cc: number; entryId: string; now: string },
): CreditEvent[] {
  const key = `hold:${asked.claimId}`;
  if (s.keys.has(key)) return [];
  const { professionalId } = s;
  const parts = takeParts(s, asked.cc, asked.now);
  return [
    {
      type: 'CreditsHeld',
      data: {
        professionalId,
        entryId: asked.entryId,
        key,
        cc: asked.cc,
        claimId: asked.claimId,
        leadId: asked.leadId,
        parts,
        lines: lotLines(professionalId, parts, holdAccount(professionalId, asked.claimId), 'out-of-lots'),
        availableAfterCc: availableCc(s, asked.now) - asked.cc,
      },
    },
  ];
}

function liveHold(s: CreditState, claimId: string): Hold | undefined {
  const hold = s.holds.find((h) => h.claimId === claimId);
  if (hold?.ended) return undefined;
  return hold;
}

/**
 * Gives held coins back to their lots, also to one that expired meanwhile (what is left in it lives a day longer with
 * them); nothing when the hold has ended so already.
 * @throws Refused when it was captured
 */
export function releaseHold(s: CreditState, asked: { claimId: string; entryId: string; now: string; cause?: string }): CreditEvent[] {
  const key = `release:${asked.claimId}`;
  if (s.keys.has(key)) return [];
  const hold = liveHold(s, asked.claimId);
  if (!hold) throw new Refused('WRONG_STATE', 'no-live-hold');
  const { professionalId } = s;
  const lots = revived(moved(s.lots, hold.parts, 1), hold.parts, asked.now);
  return [
    {
      type: 'HoldReleased',
      data: {
        professionalId,
        entryId: asked.entryId,
        key,
        cc: hold.cc,
        claimId: hold.claimId,
        leadId: hold.leadId,
        parts: [...hold.parts],
        lines: lotLines(professionalId, hold.parts, holdAccount(professionalId, hold.claimId), 'into-lots'),
        availableAfterCc: availableCc({ ...s, lots }, asked.now),
        ...(asked.cause ? { cause: asked.cause } : {}),
      },
    },
  ];
}

/** Spends held coins; nothing when they were captured already. @throws Refused when the hold was released */
export function captureHold(s: CreditState, asked: { claimId: string; acceptanceId: string; entryId: string; now: string }): CreditEvent[] {
  const key = `capture:${asked.claimId}`;
  if (s.keys.has(key)) return [];
  const hold = liveHold(s, asked.claimId);
  if (!hold) throw new Refused('WRONG_STATE', 'no-live-hold');
  const { professionalId } = s;
  return [
    {
      type: 'HoldCaptured',
      data: {
        professionalId,
        entryId: asked.entryId,
        key,
        cc: hold.cc,
        claimId: hold.claimId,
        leadId: hold.leadId,
        acceptanceId: asked.acceptanceId,
        parts: [...hold.parts],
        lines: [debit('X.consumed', hold.cc), credit(holdAccount(professionalId, hold.claimId), hold.cc)],
        availableAfterCc: availableCc(s, asked.now),
      },
    },
  ];
}
