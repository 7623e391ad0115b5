import { ids, refuseUnless, streamOf, type Ctx } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { blacklistEntry, type BlacklistEvent, type BlacklistState } from '../blacklist.js';

export const entryId = ids.entryId;
/** The one stream a command on an entry needs. */
export const onEntry = (i: { entryId: string }) => ({ entry: streamOf(blacklistEntry, i.entryId) });
/** Whose province decides who of the staff may touch it; a national entry has none. */
export const entryProvince = ({ entry }: { entry: BlacklistState }) => entry.entry?.province;

/**
 * An entry that holds everywhere is kept or lifted by who may add one: an administrator of everything, or who proposed it, as long
 * as it counts for nothing.
 * @throws Refused for an administrator of a province
 */
export function refuseUnlessTheirs(s: BlacklistState, { actor }: Ctx): void {
  const ownProposal = s.status === 'Proposed' && s.proposedBy === actor.id;
  refuseUnless(!actor.provinces || s.entry?.province || ownProposal, 'FORBIDDEN', 'national-administrators-only');
}

/** One event of an entry, typed by its name. */
export const listed = <T extends BlacklistEvent['type']>(type: T, data: Extract<BlacklistEvent, { type: T }>['data']): BlacklistEvent =>
  ({ type, data }) as BlacklistEvent;

export const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
