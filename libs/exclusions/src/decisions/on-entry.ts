import { allOf, type Asking, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { blacklistEntry, type BlacklistEvent, type BlacklistState } from '../blacklist.js';

export const entryId = ids.entryId;
/** The one stream a command on an entry needs. */
export const onEntry = (i: { entryId: string }) => ({ entry: streamOf(blacklistEntry, i.entryId) });
/** Whose province decides who of the staff may touch it; a national entry has none. */
export const entryProvince = ({ entry }: { entry: BlacklistState }) => entry.entry?.province;

/** What rules of availability of an entry read. */
export interface OnEntry {
  readonly entry: BlacklistState;
}

/**
 * The entry is there and the caller's to decide on. One that holds everywhere is kept or lifted by who may add one: an administrator of
 * everything, or who proposed it, as long as it counts for nothing.
 */
export function theirs(s: BlacklistState, { actor }: Asking): Availability {
  const ownProposal = s.status === 'Proposed' && s.proposedBy === actor.id;
  return allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'blacklist-entry'),
    unless(!actor.provinces || s.entry?.province || ownProposal, 'FORBIDDEN', 'national-administrators-only'),
  );
}

/** An appeal is answered by another person than who made the entry count. */
export const answerable = (s: BlacklistState, { actor }: Asking): Availability =>
  unless(s.status !== 'UnderReview' || s.addedBy !== actor.id, 'FOUR_EYES_REQUIRED', 'appeal-needs-another-person');

/** What an entry in this state is called in a refusal. */
export const entryIs = ({ status }: BlacklistState): string => `entry-is-${status.toLowerCase()}`;

/** One event of an entry, typed by its name. */
export const listed = <T extends BlacklistEvent['type']>(type: T, data: Extract<BlacklistEvent, { type: T }>['data']): BlacklistEvent =>
  ({ type, data }) as BlacklistEvent;

export const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
