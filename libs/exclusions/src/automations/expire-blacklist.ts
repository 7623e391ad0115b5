import { at, automation, cancel, timer, type Effect } from '@jurilien/event-sourcing';
import { blacklistEntry } from '../blacklist.js';
import { expireBlacklistEntry } from '../decisions/follow-entry.js';

const entryEnds = timer('blacklist.end', expireBlacklistEntry);
const endAt = (e: { readonly stream: string; readonly data: { readonly entryId: string; readonly until: string } }): Effect[] => [
  at(e.data.until, entryEnds, { entryId: e.data.entryId }, e.stream),
];

/** An entry ends by itself on its day, which a review may move. */
export const expireBlacklist = automation(blacklistEntry)({
  name: 'expire-blacklist-entries',
  on: { BlacklistEntryAdded: endAt, BlacklistEntryReviewed: endAt, BlacklistEntryLifted: (e) => [cancel(entryEnds, e.stream)] },
});
