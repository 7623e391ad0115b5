import { decider, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Keyed hash of the number that writes: a thread has no name before someone knows whose number it is. */
export const threadId = ids.threadId;

/** Why a text that went on to the professional waits for the team as well. */
export const waitsFor = z.enum(['complaint', 'team', 'unanswered']);
export type WaitsFor = z.infer<typeof waitsFor>;

/** Every event of the conversation with one number (4.8.4); text and number are sealed with the thread's own key. */
export const threadEvents = {
  SmsReceived: event(z.object({ threadId, from: z.string(), to: z.string().optional(), body: z.string(), providerMessageId: z.string() }), {
    personal: { from: 'threadId', body: 'threadId' },
  }),
  /** We, or the other side of an accepted request, wrote first: the conversation begins with a text that goes out. */
  ThreadOpened: event(z.object({ threadId, to: z.string() }), { personal: { to: 'threadId' } }),
  /** Someone signed in wrote to the team on their own page (M20): for people to read, never for a keyword rule. */
  PageReplyReceived: event(z.object({ threadId, replyId: z.string(), from: z.string(), body: z.string() }), {
    personal: { from: 'threadId', body: 'threadId' },
  }),
  /** No rule acted on the text: a person has to read it; its writer is informed, once a day. */
  ThreadAwaitsAnswer: event(
    z.object({ threadId, providerMessageId: z.string(), receipt: z.boolean().optional(), cause: waitsFor.optional() }),
  ),
  /** The text belonged to the conversation of a professional and a client, and went on to the other of the two (4.8.4). */
  TextPassedOn: event(z.object({ threadId, providerMessageId: z.string(), relayId: z.string(), to: z.enum(['professional', 'client']) })),
  ThreadRead: event(z.object({ threadId })),
  ThreadAssigned: event(z.object({ threadId, assigneeId: z.string().nullable() })),
  ThreadSnoozed: event(z.object({ threadId, until: z.string(), sequence: z.number().int().positive() })),
  ThreadReopened: event(z.object({ threadId, cause: z.enum(['inbound', 'snooze-over', 'staff']) })),
  ThreadClosed: event(z.object({ threadId })),
  ThreadNoteAdded: event(z.object({ threadId, noteId: z.string(), note: z.string() }), { personal: { note: 'threadId' } }),
};
export type ThreadEvent = EventOf<typeof threadEvents>;

export interface ReceivedSms {
  readonly from: string;
  readonly body: string;
  readonly providerMessageId: string;
  readonly at: string;
  /** The number of ours it was written to. */
  readonly to?: string;
  /** The account that wrote it, where it was written on a page instead of a phone. */
  readonly by?: string;
  /** To whom it went on, where it was meant for them instead of the team. */
  readonly passedOn?: { readonly relayId: string; readonly to: 'professional' | 'client' };
}
export interface ThreadNote {
  readonly noteId: string;
  readonly note: string;
  readonly by: string;
  readonly at: string;
}
export type ThreadStatus = 'None' | 'Open' | 'Snoozed' | 'Closed';
export interface ThreadState {
  readonly status: ThreadStatus;
  /** The number the conversation is with, where it began with a text of ours. */
  readonly openedTo?: string;
  readonly received: readonly ReceivedSms[];
  readonly notes: readonly ThreadNote[];
  /** Texts that wait for a person. */
  readonly awaiting: readonly string[];
  /** The last text whose writer was informed that someone will read it. */
  readonly receipt?: { readonly providerMessageId: string; readonly at: string };
  readonly assigneeId?: string;
  readonly snoozedUntil?: string;
  readonly snoozes: number;
}

/** The number a conversation is with. */
export const numberOf = (s: ThreadState): string | undefined => s.received.at(-1)?.from ?? s.openedTo;

const initial: ThreadState = { status: 'None', received: [], notes: [], awaiting: [], snoozes: 0 };

export const thread = decider<ThreadState, typeof threadEvents>({ category: 'thread', events: threadEvents, initial, evolve });

function evolve(s: ThreadState, e: ThreadEvent, meta: { occurredAt: string; actor: { id: string } }): ThreadState {
  switch (e.type) {
    case 'SmsReceived': {
      const { from, body, providerMessageId, to } = e.data;
      const received = [...s.received, { from, body, providerMessageId, at: meta.occurredAt, ...(to ? { to } : {}) }];
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, received };
    }
    case 'ThreadOpened':
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, openedTo: e.data.to };
    case 'PageReplyReceived': {
      const { from, body, replyId } = e.data;
      const received = [...s.received, { from, body, providerMessageId: replyId, at: meta.occurredAt, by: meta.actor.id }];
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, received };
    }
    case 'ThreadAwaitsAnswer':
      return {
        ...s,
        awaiting: [...s.awaiting, e.data.providerMessageId],
        receipt: e.data.receipt ? { providerMessageId: e.data.providerMessageId, at: meta.occurredAt } : s.receipt,
      };
    case 'TextPassedOn': {
      const { providerMessageId, relayId, to } = e.data;
      const received = s.received.map((r) => (r.providerMessageId === providerMessageId ? { ...r, passedOn: { relayId, to } } : r));
      return { ...s, received };
    }
    case 'ThreadRead':
      return { ...s, awaiting: [] };
    case 'ThreadAssigned':
      return { ...s, assigneeId: e.data.assigneeId ?? undefined };
    case 'ThreadSnoozed':
      return { ...s, status: 'Snoozed', snoozedUntil: e.data.until, snoozes: e.data.sequence };
    case 'ThreadReopened':
      return { ...s, status: 'Open', snoozedUntil: undefined };
    case 'ThreadClosed':
      return { ...s, status: 'Closed', snoozedUntil: undefined, awaiting: [] };
    case 'ThreadNoteAdded':
      return { ...s, notes: [...s.notes, { noteId: e.data.noteId, note: e.data.note, by: meta.actor.id, at: meta.occurredAt }] };
    default:
      return e satisfies never;
  }
}

/** One event of a conversation, typed by its name. */
export const threadDid = <T extends ThreadEvent['type']>(type: T, data: Extract<ThreadEvent, { type: T }>['data']): ThreadEvent =>
  ({ type, data }) as ThreadEvent;
