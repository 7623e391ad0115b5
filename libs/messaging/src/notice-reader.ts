import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { Set } from 'immutable';
import { z } from 'zod';

/** What the holder of an account did with their notices; the stream has the id of the account. */
export const noticeReaderEvents = { NoticesRead: event(z.object({ userId: z.string(), messageIds: z.array(z.string()) })) };
export type NoticeReaderEvent = EventOf<typeof noticeReaderEvents>;

/** Which notices the holder of an account has read. */
export const noticeReader = decider<{ readonly read: Set<string> }, typeof noticeReaderEvents>({
  category: 'noticereader',
  events: noticeReaderEvents,
  initial: { read: Set() },
  evolve: (s, e) => ({ read: s.read.union(e.data.messageIds) }),
});
