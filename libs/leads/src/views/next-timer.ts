import type { Recorded, Row, RowFold, ViewHandler } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { plus } from '../time.js';

type Next = readonly [timer: string, at: string | null | undefined];
const NONE: Next = ['', null];
const sla = (row: Row): Next => ['lead.validation.sla', row['slaAt'] as string | null];
/** A search without a running wave waits for its end. */
const searching = (row: Row): Next => ['lead.unserved', row['unservedAt'] as string | null];
const afterClaim = (row: Row, e: Recorded<any>): Next => (e.data.waveEndsAt ? ['wave.end', e.data.waveEndsAt as string] : searching(row));

/** What the clock does next after an event (4.2.3); an event that is not here leaves the next step as it was. */
const NEXT: Readonly<Record<string, (row: Row, e: Recorded<any>) => Next>> = {
  LeadDraftStarted: (_row, e) => ['lead.draft.expire', plus(e.occurredAt, limits.draftMs)],
  LeadSubmitted: (_row, e) => ['lead.confirm.grace', plus(e.occurredAt, limits.confirmGraceMs)],
  LeadQueuedForValidation: sla,
  LeadReopened: sla,
  LeadReleasedFromValidation: sla,
  LeadTakenForValidation: sla,
  LeadInfoProvided: sla,
  LeadResumed: sla,
  LeadUnblocked: sla,
  LeadInfoRequested: (_row, e) => ['lead.info.timeout', e.data.dueAt as string],
  LeadHeld: (_row, e) => ['lead.hold.end', e.data.until as string],
  LeadValidated: (_row, e) => ['lead.sendAfter', e.data.sendAfter as string],
  LeadOfferingStarted: searching,
  WaveEnded: searching,
  WaveSkipped: searching,
  LeadOpenedOnBoard: searching,
  WaveStarted: (_row, e) => ['wave.end', e.data.endsAt as string],
  ClaimStarted: (_row, e) => ['claim.hold', e.data.holdUntil as string],
  ClaimReleased: afterClaim,
  ClaimExpired: afterClaim,
  AcceptanceOpened: (_row, e) => ['accept.sla', e.data.slaDueAt as string],
  LeadOfferingStopped: () => NONE,
  LeadUnserved: () => NONE,
  LeadContactMade: () => NONE,
  LeadWithdrawn: () => NONE,
  LeadClosed: () => NONE,
  LeadRejected: () => NONE,
  LeadBlocked: () => NONE,
  LeadDraftAbandoned: () => NONE,
  LeadConfirmationExpired: () => NONE,
};

const next = (row: Row | null | undefined, e: Recorded<any>): Row | null | undefined => {
  const after = row && NEXT[e.type]?.(row, e);
  return after ? { ...row, nextTimer: after[1] ? after[0] : null, nextAt: after[1] ?? null } : row;
};

/** Adds the next timer of a lead to the handlers of a view. */
export const withNextTimer = (handlers: Record<string, RowFold>): Record<string, ViewHandler> => {
  const same: RowFold = (row) => row;
  const types = new Set([...Object.keys(handlers), ...Object.keys(NEXT)]);
  return Object.fromEntries(
    [...types].map((type): [string, ViewHandler] => {
      const fold: RowFold = (row, e) => next((handlers[type] ?? same)(row, e), e);
      // The contact clock runs on the acceptance's own stream.
      return [type, type === 'AcceptanceOpened' ? { keys: (e) => [e.data.leadId as string], fold } : fold];
    }),
  );
};
