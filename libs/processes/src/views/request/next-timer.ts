import { LEAD_ENDS, type LeadStatus } from '@jurilien/contracts';
import type { LivesOf, OnlyOf, Recorded, RecordedOf, Row, RowFold, ViewHandler } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { type FollowUpEvent, subjectOfTask } from '@jurilien/follow-ups';
import { draftEndsAt, graceEndsAt, type lead } from '@jurilien/lead';
import type { distribution } from '@jurilien/search';
import { staleAt } from '../../automations/close-stale-leads.js';
import { quietUntil } from '../../automations/follow-ups/quiet-requests.js';

type Lives = LivesOf<typeof lead | typeof distribution | typeof acceptance>;
type Folds = { readonly [K in keyof Lives & string]?: RowFold<RecordedOf<Lives, K>> };
type Next = readonly [timer: string, at: string | null | undefined];
const NONE: Next = ['', null];
const unchanged = (row: Row): Next => [row['nextTimer'] as string, row['nextAt'] as string | null];
/** What comes back to validation after it was validated has no time left: it is due at once. */
const sla = (row: Row, { occurredAt }: { readonly occurredAt: string }): Next => [
  'lead.validation.sla',
  (row['slaAt'] as string | null | undefined) ?? occurredAt,
];
/** A search without a running wave waits for its end. */
const searching = (row: Row): Next => ['lead.unserved', row['unservedAt'] as string | null];
const afterClaim = (row: Row, e: { readonly data: { readonly waveEndsAt?: string | undefined } }): Next =>
  e.data.waveEndsAt ? ['wave.end', e.data.waveEndsAt] : searching(row);
/** Nothing carries it on any more: someone looks at it after some days, unless it is over. */
const quiet = (row: Row, e: Parameters<typeof quietUntil>[0]): Next =>
  LEAD_ENDS.includes(row['state'] as LeadStatus) ? NONE : ['lead.quiet', quietUntil(e)];
/** In service, until no one says a word about it for long enough. */
const inService = (_row: Row, e: Parameters<typeof staleAt>[0]): Next => ['lead.closeStale', staleAt(e)];
const aboutService = (row: Row, e: Parameters<typeof staleAt>[0]): Next =>
  row['nextTimer'] === 'lead.closeStale' ? inService(row, e) : unchanged(row);

/** What the clock does next after an event (4.2.3); an event that is not here leaves the next step as it was. */
const NEXT = {
  LeadDraftStarted: (_row, e) => ['lead.draft.expire', draftEndsAt(e.occurredAt, {}, e.config)],
  LeadDraftSaved: (row, e) => (e.data.endsAt ? ['lead.draft.expire', e.data.endsAt] : unchanged(row)),
  LeadSubmitted: (_row, e) => ['lead.confirm.grace', graceEndsAt(e.occurredAt, e.data.facts, e.config)],
  LeadQueuedForValidation: sla,
  LeadReopened: sla,
  LeadUnmerged: sla,
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
  RenewalPlanned: (_row, e) => ['lead.renewal.send', e.data.dueAt],
  RenewalSnoozed: (_row, e) => ['lead.renewal.send', e.data.until],
  RenewalInvitationSent: (_row, e) => ['lead.renewal.expire', e.data.expiresAt],
  RenewalDeclined: quiet,
  RenewalExpired: quiet,
  // Where the team reads it again, its place in the queue follows.
  LeadRenewed: (_row, e) => (e.data.ready ? ['lead.sendAfter', e.occurredAt] : NONE),
  LeadOfferingStopped: quiet,
  LeadUnserved: quiet,
  LeadContactMade: inService,
  ContactConfirmedByClient: aboutService,
  ConsultationOutcomeRecorded: aboutService,
  AcceptanceNoteAdded: aboutService,
  AcceptanceClosed: aboutService,
  LeadReturnedToReady: (_row, e) => ['lead.sendAfter', e.data.sendAfter],
  LeadWithdrawn: () => NONE,
  LeadClosed: () => NONE,
  LeadRejected: () => NONE,
  LeadMerged: () => NONE,
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
      // An acceptance has a stream of its own.
      return [type, type in acceptance.events ? { keys: (e) => [e.data.leadId], fold } : fold];
    }),
  ) as { [K in (keyof H & string) | keyof typeof NEXT]: ViewHandler };
};

/** Nothing carries it on: it waits to be looked at, or the day of an invitation is over that did not go out. */
const idle = ({ nextTimer, nextAt }: Row, { occurredAt }: Recorded): boolean =>
  nextTimer === 'lead.quiet' || (nextTimer === 'lead.renewal.send' && new Date(nextAt as string | Date) <= new Date(occurredAt));

/** Someone looked at a request that nothing carries on: it is looked at again, as long as nothing does. */
export const quietAgain = {
  keys: ({ data }: { readonly data: Extract<FollowUpEvent, { type: 'FollowUpCompleted' }>['data'] }): string[] => {
    const leadId = subjectOfTask('requestQuiet', data.followUpId);
    return leadId ? [leadId] : [];
  },
  fold: (row: Row | undefined, e: Recorded): Row | undefined =>
    row && idle(row, e) ? { ...row, nextTimer: 'lead.quiet', nextAt: quietUntil(e) } : row,
};
