import type { LeadStatus } from '@jurilien/contracts';
import type { Recorded, Row, RowFold } from '@jurilien/event-sourcing';
import { plus } from '@jurilien/reference';
import { type LeadEvent, leadEvents } from '../lead.js';
import { lockMs } from '../validation-lock.js';
import { statusAfter } from '../lead-status.js';
import type { MarkEvents } from '../marks.js';
import type { MergeEvents } from '../merging.js';

type DataOf<T extends LeadEvent['type']> = Extract<LeadEvent, { type: T }>['data'];

/** What an event of a lead changes in a row; types follow the catalogue, so a misspelt event does not compile. */
export type LeadChanges = { readonly [T in LeadEvent['type']]?: (data: DataOf<T>, row: Row, e: Recorded) => Row };

/** The same for every mark of staff: a list that shows marks states what each new one changes. */
export type MarkChanges = Required<Pick<LeadChanges, keyof MarkEvents>>;

/** The same for both sides of a merge and of its undoing. */
export type MergeChanges = Required<Pick<LeadChanges, keyof MergeEvents>>;

/** Handlers by events of a lead. */
type LeadFolds = { readonly [T in LeadEvent['type']]: RowFold };

/** What an event changes besides, if anything, given the row as it is by then. */
export type Following = (row: Row, e: Recorded) => Row | undefined;

/**
 * Handlers for every event of a lead: the changes a view cares about, plus version and time of the row, which follow
 * every event, and what else follows, in turn. Rows begin with the draft.
 */
export function leadHandlers(changes: LeadChanges, ...following: readonly Following[]): LeadFolds {
  return Object.fromEntries(
    Object.keys(leadEvents).map((type) => {
      const change = changes[type as LeadEvent['type']] as ((data: unknown, row: Row, e: Recorded) => Row) | undefined;
      return [
        type,
        (row: Row | undefined, e: Recorded): Row => {
          const before = row ?? { createdAt: e.occurredAt };
          let next: Row = { ...before, ...change?.(e.data, before, e), version: e.version, updatedAt: e.occurredAt };
          for (const follow of following) {
            const more = follow(next, e);
            if (more) next = { ...next, ...more };
          }
          return next;
        },
      ];
    }),
  ) as LeadFolds;
}

/**
 * The same where most of what happens to a request is nothing to a view, and writes nothing there: handlers for what changes it,
 * and for what is named besides because something follows it.
 */
export function sparseLeadHandlers(
  changes: LeadChanges,
  besides: readonly LeadEvent['type'][] = [],
  ...following: readonly Following[]
): Partial<LeadFolds> {
  const all = leadHandlers(changes, ...following);
  const wanted = [...(Object.keys(changes) as LeadEvent['type'][]), ...besides];
  return Object.fromEntries(wanted.map((type) => [type, all[type]]));
}

/** The state column after an event: the status that the life itself has by then. */
export const stateAfter: Following = (row, e) => {
  const before = (row['state'] as LeadStatus | undefined) ?? 'None';
  const state = statusAfter(before, e);
  return state === before ? undefined : { state };
};

/** Who holds the lock after an event, in the state it left: taken, kept by its owner's work, or gone with the end of validation. */
export const lockAfter: Following = (row, e) => {
  if (e.type === 'LeadTakenForValidation') return { lockedBy: e.data.by, lockUntil: e.data.lockUntil };
  if (!row['lockedBy']) return undefined;
  if (row['state'] !== 'InValidation') return { lockedBy: null, lockUntil: null };
  return e.actor.id === row['lockedBy'] ? { lockUntil: plus(e.occurredAt, lockMs(e.config, e)) } : undefined;
};
