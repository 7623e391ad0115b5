import type { LivesOf, OnlyOf, Recorded, RecordedOf, Row, RowFold, ViewHandler } from '@jurilien/event-sourcing';
import type { acceptance } from '@jurilien/acceptance';
import { draftEndsAt, graceEndsAt, type lead } from '@jurilien/lead';
import type { distribution } from '@jurilien/search';

type Lives = LivesOf<typeof lead | typeof distribution | typeof acceptance>;
type Folds = { readonly [K in keyof Lives & string]?: RowFold<RecordedOf<Lives, K>> };
type Next = readonly [timer: string, at: string | null | undefined];
const NONE: Next = ['', null];
const unchanged = (row: Row): Next => [row['nextTimer'] as string, row['nextAt'] as string | null];
const sla = (row: Row): Next => ['lead.validation.sla', row['slaAt'] as string | null];
/** A search without a running wave waits for its end. */
const searching = (row: Row): Next => ['lead.unserved', row['unservedAt'] as string | null];
const afterClaim = (row: Row, e: { readonly data: { readonly waveEndsAt?: string | undefined } }): Next =>
  e.data.waveEndsAt ? ['wave.end', e.data.waveEndsAt] : searching(row);

/** What the clock does next after an event (4.2.3); an event that is not here leaves the next step as it was. */
const NEXT = {
  LeadDraftStarted: (_row, e) => ['lead.draft.expire', draftEndsAt(e.occurredAt, {}, e.config)],
  LeadDraftSaved: (row, e) => (e.data.endsAt ? ['lead.draft.expire', e.data.endsAt] : unchanged(row)),
  LeadSubmitted: (_row, e) => ['lead.confirm.grace', graceEndsAt(e.occurredAt, e.data.facts, e.config)],
  LeadQueuedForValidation: sla,
  LeadReopened: sla,
  LeadReleasedFromValidation: sla,
  LeadTakenForValidation: sla,
  LeadInfoProvided: sla,
  LeadResumed: sla,
  LeadUnblocked: sla,
  LeadInfoRequested: (_row, e) => ['lead.info.timeout', e.data.dueAt],
  LeadHeld: (_row, e) => ['lead.hold.end', e.data.until],
  LeadValidated: (_row, e) => ['lead.sendAfter', e.data.sendAfter],
  LeadOfferingStarted: searching,
  LeadSearchExtended: (_row, e) => ['lead.unserved', e.data.until],
  WaveEnded: searching,
  WaveSkipped: searching,
  LeadOpenedOnBoard: searching,
  WaveStarted: (_row, e) => ['wave.end', e.data.endsAt],
  ClaimStarted: (_row, e) => ['claim.hold', e.data.holdUntil],
  ClaimExtended: (_row, e) => ['claim.hold', e.data.holdUntil],
  ClaimReleased: afterClaim,
  ClaimExpired: afterClaim,
  AcceptanceOpened: (_row, e) => ['accept.sla', e.data.slaDueAt],
  LeadOfferingStopped: () => NONE,
  LeadUnserved: () => NONE,
  LeadContactMade: () => NONE,
  LeadReturnedToReady: () => NONE,
  LeadWithdrawn: () => NONE,
  LeadClosed: () => NONE,
  LeadRejected: () => NONE,
  LeadReferredToPartner: (row, e) => (e.data.final ? NONE : unchanged(row)),
  LeadBlocked: () => NONE,
  LeadDraftAbandoned: () => NONE,
  LeadConfirmationExpired: () => NONE,
} as const satisfies { readonly [K in keyof Lives & string]?: (row: Row, e: RecordedOf<Lives, K>) => Next };

const nextOf = NEXT as unknown as Readonly<Record<string, (row: Row, e: Recorded) => Next>>;
const next = (row: Row | null | undefined, e: Recorded): Row | null | undefined => {
  const after = row && nextOf[e.type]?.(row, e);
  if (!after) return row;
  const [nextTimer, nextAt] = after[1] ? after : [null, null];
  return row['nextTimer'] === nextTimer && row['nextAt'] === nextAt ? row : { ...row, nextTimer, nextAt };
};

/** Adds the next timer of a lead to the handlers of a view, which are for events of these lives alone. */
export const withNextTimer = <H extends Folds>(
  handlers: H & OnlyOf<Lives, H>,
): { readonly [K in (keyof H & string) | keyof typeof NEXT]: ViewHandler } => {
  const own: Readonly<Record<string, RowFold>> = handlers as Folds as Record<string, RowFold>;
  const same: RowFold = (row) => row;
  const types = new Set([...Object.keys(own), ...Object.keys(NEXT)]);
  return Object.fromEntries(
    [...types].map((type): [string, ViewHandler] => {
      const fold: RowFold = (row, e) => next((own[type] ?? same)(row, e), e);
      // The contact clock runs on the acceptance's own stream.
      return [type, type === 'AcceptanceOpened' ? { keys: (e) => [e.data.leadId], fold } : fold];
    }),
  ) as { [K in (keyof H & string) | keyof typeof NEXT]: ViewHandler };
};
