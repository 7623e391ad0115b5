/** One move of the money that the provider holds for us. */
export interface ProviderMove {
  readonly moveId: string;
  readonly kind: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly at: string;
  readonly sourceId?: string | undefined;
  readonly intentId?: string | undefined;
  /** The purchase it says it belongs to. */
  readonly purchaseId?: string | undefined;
}
/** One entry of ours that touches `M.clearing`, by the marks the provider knows it under. */
export interface ClearingEntry {
  readonly entryId: string;
  readonly type: string;
  readonly cents: number;
  readonly at: string;
  readonly purchaseId?: string | undefined;
  readonly intentId?: string | undefined;
  /** The refund or the dispute. */
  readonly sourceId?: string | undefined;
}
/** Money that gives no entry, and why: it went back, or its account was closed. */
export interface Unposted {
  readonly intentId: string;
  readonly why: 'mismatch' | 'account-closed';
}

/**
 * Why provider and books differ by `cents` at one place. `fee` and `payout` are what a provider does; `mismatch` and
 * `account-closed` gave no coins and went back; `timing` is on both sides, on two days. The rest no one has explained, money of the
 * same account without a mark of ours (`foreign`) among it: a person looks.
 */
export interface Difference {
  readonly ref: string;
  readonly cents: number;
  readonly kind:
    'payout' | 'fee' | 'foreign' | 'mismatch' | 'account-closed' | 'timing' | 'amount' | 'currency' | 'not-posted' | 'not-at-provider';
  readonly explained: boolean;
  /** What the provider moved, and what the books entered, where each has something. */
  readonly providerCents?: number;
  readonly ledgerCents?: number;
  /** Whose payment it is, where that is known. */
  readonly purchaseId?: string;
  /** What it is called at the provider: the refund, the dispute or the payment. */
  readonly object?: string;
}
const EXPLAINED: readonly Difference['kind'][] = ['payout', 'fee', 'mismatch', 'account-closed', 'timing'];
/** A difference with what each side says. */
function difference(ref: string, cents: number, kind: Difference['kind'], m?: ProviderMove, e?: ClearingEntry): Difference {
  const purchaseId = e?.purchaseId ?? m?.purchaseId;
  const object = (m && m.kind !== 'charge' ? m.sourceId : undefined) ?? m?.intentId ?? e?.sourceId ?? e?.intentId ?? m?.sourceId;
  return {
    ref,
    cents,
    kind,
    explained: EXPLAINED.includes(kind),
    ...(m ? { providerCents: m.amountCents } : {}),
    ...(e ? { ledgerCents: e.cents } : {}),
    ...(purchaseId ? { purchaseId } : {}),
    ...(object ? { object } : {}),
  };
}

export interface Compared {
  readonly providerCents: number;
  readonly ledgerCents: number;
  readonly feeCents: number;
  readonly payoutCents: number;
  readonly moves: number;
  readonly entries: number;
  readonly differences: readonly Difference[];
  readonly unexplainedCents: number;
}

const sum = (list: readonly { readonly cents: number }[]): number => list.reduce((n, { cents }) => n + cents, 0);

/** Whether a move and an entry are the two sides of one thing. */
function same(m: ProviderMove, e: ClearingEntry): boolean {
  if (m.amountCents < 0 !== e.cents < 0) return false;
  if (m.kind === 'charge')
    return m.intentId !== undefined && (m.intentId === e.intentId || (e.intentId === undefined && m.purchaseId === e.purchaseId));
  return m.sourceId !== undefined && m.sourceId === e.sourceId;
}

/** Why a move has no entry. */
function alone(m: ProviderMove, unposted: readonly Unposted[], ours: (intentId: string) => boolean): Difference['kind'] {
  if (m.kind === 'payout' || m.kind === 'fee') return m.kind;
  const known = unposted.find(({ intentId }) => intentId === m.intentId);
  if (known) return known.why;
  return m.purchaseId === undefined && !(m.intentId !== undefined && ours(m.intentId)) ? 'foreign' : 'not-posted';
}

/**
 * Compares a day of the provider's list with a day of `M.clearing` (I11). `around` are the neighbours of both, in which the other
 * side of what came late is found. Provider less ledger is always the sum of the differences.
 * @param isDay whether an instant belongs to the day
 */
export function compare(
  all: { readonly moves: readonly ProviderMove[]; readonly entries: readonly ClearingEntry[]; readonly unposted: readonly Unposted[] },
  isDay: (iso: string) => boolean,
): Compared {
  const left = new Set(all.entries);
  const differences: Difference[] = [];
  const intents = new Set(all.entries.map((e) => e.intentId));
  for (const m of all.moves) {
    const both = [...left].filter((e) => same(m, e));
    const other = both.find((e) => e.cents === m.amountCents) ?? both[0];
    if (other) left.delete(other);
    const here = isDay(m.at);
    if (!other) {
      if (here)
        differences.push(
          difference(m.moveId, m.amountCents, m.currency === 'cad' ? alone(m, all.unposted, (i) => intents.has(i)) : 'currency', m),
        );
      continue;
    }
    const there = isDay(other.at);
    if (here && there && m.amountCents !== other.cents)
      differences.push(difference(m.moveId, m.amountCents - other.cents, 'amount', m, other));
    if (here && !there)
      differences.push(difference(m.moveId, m.amountCents, m.amountCents === other.cents ? 'timing' : 'amount', m, other));
    if (!here && there)
      differences.push(difference(other.entryId, -other.cents, m.amountCents === other.cents ? 'timing' : 'amount', m, other));
  }
  // The fee of a dispute lies in the move that took its money; here it is entered once the dispute is lost.
  const isFee = (e: ClearingEntry): boolean =>
    e.sourceId !== undefined && all.moves.some((m) => m.sourceId === e.sourceId && m.feeCents > 0 && m.feeCents === -e.cents);
  for (const e of left)
    if (isDay(e.at)) differences.push(difference(e.entryId, -e.cents, isFee(e) ? 'fee' : 'not-at-provider', undefined, e));
  const moves = all.moves.filter((m) => isDay(m.at));
  const entries = all.entries.filter((e) => isDay(e.at));
  return {
    providerCents: moves.reduce((n, m) => n + m.amountCents, 0),
    ledgerCents: sum(entries),
    feeCents: moves.reduce((n, m) => n + m.feeCents, 0),
    payoutCents: moves.filter((m) => m.kind === 'payout').reduce((n, m) => n + m.amountCents, 0),
    moves: moves.length,
    entries: entries.length,
    differences,
    unexplainedCents: differences.filter((d) => !d.explained).reduce((n, d) => n + Math.abs(d.cents), 0),
  };
}
