import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Keyed hash of the number that writes: a thread has no name before somebody knows whose number it is. */
export const threadId = z.string().regex(/^[0-9a-zA-Z:_+-]{3,128}$/);

/** Every event of what one number wrote to us; text and number are sealed with the thread's own key. */
export const threadEvents = {
  SmsReceived: event(z.object({ threadId, from: z.string(), body: z.string(), providerMessageId: z.string() }), {
    personal: { from: 'threadId', body: 'threadId' },
  }),
};
export type ThreadEvent = EventOf<typeof threadEvents>;

export interface ReceivedSms {
  readonly from: string;
  readonly body: string;
  readonly providerMessageId: string;
  readonly at: string;
}
export interface ThreadState {
  readonly received: readonly ReceivedSms[];
}

const initial: ThreadState = { received: [] };

export const thread = decider<ThreadState, typeof threadEvents>({
  category: 'thread',
  events: threadEvents,
  initial,
  evolve: (s, { data: { from, body, providerMessageId } }, meta) => ({
    received: [...s.received, { from, body, providerMessageId, at: meta.occurredAt }],
  }),
});
