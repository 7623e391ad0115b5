import { automation, type Effect } from '@jurilien/event-sourcing';
import { blacklistEntry } from '../blacklist.js';

const endAt = (e: { readonly stream: string; readonly data: { readonly entryId: string; readonly until: string } }): Effect[] => [
  {
    do: 'schedule',
    subject: e.stream,
    timer: 'blacklist.end',
    dueAt: e.data.until,
    command: 'ExpireBlacklistEntry',
    input: { entryId: e.data.entryId },
  },
];

/** An entry ends by itself on its day, which a review may move. */
export const expireBlacklist = automation(blacklistEntry)({
  name: 'expire-blacklist-entries',
  on: {
    BlacklistEntryAdded: endAt,
    BlacklistEntryReviewed: endAt,
    BlacklistEntryLifted: (e) => [{ do: 'cancel', subject: e.stream, timer: 'blacklist.end' }],
  },
});
