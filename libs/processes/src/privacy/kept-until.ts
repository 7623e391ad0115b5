import type { Config } from '@jurilien/event-sourcing';
import type { HoldingKind } from '@jurilien/privacy';
import { type Province, retainedUntil, type RetentionRow } from '@jurilien/reference';

/** What the time of something we hold of a person depends on: a row of the view `holdings`. */
export interface KeptHolding {
  readonly kind: HoldingKind;
  /** How it ended, or would end today (classes of 4.10.13). */
  readonly outcome: string;
  readonly province?: Province | null;
  readonly since: string;
  /** Nothing while it lives. */
  readonly endedAt?: string | null;
}
/** Until when something is kept, and by which row of the table; no instant while it lives. */
export interface Kept {
  readonly until?: string;
  readonly why: RetentionRow;
}

/** Requests that stopped before anyone was asked. */
const STOPPED = ['rejected', 'withdrawnBeforeOffers', 'unconfirmed'];
const rowOfRequest = (outcome: string): RetentionRow => {
  if (outcome === 'accepted') return 'acceptedRequest';
  return STOPPED.includes(outcome) ? 'stoppedRequest' : 'endedRequest';
};
/** Kinds whose time counts from their first word: they have no end to wait for. */
const FROM_THE_FIRST_WORD: readonly HoldingKind[] = ['draft', 'enquiry', 'jobApplication'];

/** The row of the table of retention that a holding is kept by. */
export const retentionRowOf = ({ kind, outcome }: Pick<KeptHolding, 'kind' | 'outcome'>): RetentionRow =>
  kind === 'request' ? rowOfRequest(outcome) : kind;

/** Until when something we hold of a person is kept (4.10.13), and why; legal holds come on top of it. */
export function keptUntil(holding: KeptHolding, config: Config): Kept {
  const { kind, province, since, endedAt } = holding;
  const why = retentionRowOf(holding);
  // A draft is closed when its days are over, or before by its writer: then it goes.
  if (kind === 'draft' && endedAt) return { until: endedAt, why };
  const from = FROM_THE_FIRST_WORD.includes(kind) ? since : endedAt;
  return from ? { until: retainedUntil(why, from, config, province ? { province } : {}), why } : { why };
}
