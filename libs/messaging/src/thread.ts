import { FILE_REFUSALS, TRIAGE_CAUSES } from '@jurilien/contracts';
import { decider, ERASED, event, type EventOf, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Keyed hash of the number or e-mail address that writes: a thread has no name before someone knows whose number it is. */
export const threadId = ids.threadId;

/** Why an e-mail was written by a machine (RFC 3834): it is filed, and nothing follows from it. */
export const AUTOMATIC_SIGNS = ['auto-submitted', 'bulk', 'report', 'null-sender', 'list', 'own'] as const;

/** What came with an e-mail: kept, or why not, as the files say it. */
export const attached = z.object({
  name: z.string(),
  type: z.string().optional(),
  bytes: z.number().optional(),
  /** A file of the e-mail's own, or a document of the request it belongs to. */
  fileId: z.string().optional(),
  documentId: z.string().optional(),
  refused: z.enum(FILE_REFUSALS).optional(),
});
export type AttachedFile = z.infer<typeof attached>;

/** An e-mail as it was received; the words are text alone, without what it quotes. */
export const receivedEmail = z.object({
  threadId,
  mailId: z.string(),
  from: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Once their key is gone they read as erased, like every word. */
  files: z.array(attached).or(z.literal(ERASED)),
  /** The key of its words: a part of the thread's. */
  bodyKey: z.string(),
  /** The message of ours whose reply address it came to. */
  answers: z.string().optional(),
  /** The request it belongs to; for one in triage, the request that the reply address was about. */
  leadId: z.string().optional(),
  professionalId: z.string().optional(),
  automatic: z.enum(AUTOMATIC_SIGNS).optional(),
  triage: z.enum(TRIAGE_CAUSES).optional(),
  /** It was longer than what is kept. */
  cut: z.literal(true).optional(),
});

/** Why a text that went on to the professional waits for the team as well. */
export const waitsFor = z.enum(['complaint', 'team', 'unanswered']);
export type WaitsFor = z.infer<typeof waitsFor>;

/** The key of a conversation that was erased before and began anew; the conversation's own id while it was not. */
const threadKey = z.string().optional();
const ofThread = 'threadKey|threadId' as const;
/** What the conversation is sealed with from now on: each erasure takes a key, and the next words get another. */
export const threadKeyOf = (id: string, { erasures }: Pick<ThreadState, 'erasures'>): string =>
  erasures > 0 ? `${id}+${erasures + 1}` : id;
/** The same as events bear it. */
export const keyed = (id: string, s: Pick<ThreadState, 'erasures'>): { threadKey?: string } =>
  s.erasures > 0 ? { threadKey: threadKeyOf(id, s) } : {};
/** Whose key a conversation's is. */
export const threadOfKey = (key: string): string => key.replace(/\+\d+$/, '');

/** The key of words: a part of the conversation's, so that they can go before it does. Absent in texts from before it. */
const bodyKey = z.string().optional();

/** The part of a conversation's key that the words of one text are sealed with. */
export const textKeyOf = (thread: string, textId: string): string => `${thread}/text-${textId}`;

/** The part that those of one e-mail, and what came with it, are sealed with. */
export const mailKeyOf = (key: string, mailId: string): string => `${key}/mail-${mailId}`;

/** Words of several entries that go at once, with their keys. */
export const forgotten = z.object({ entryIds: z.array(z.string()), bodyKeys: z.array(z.string()), keptSince: z.string().optional() });

/** Every event of the conversation with one number or address (4.8.4); words and address are sealed with the thread's own key. */
export const threadEvents = {
  SmsReceived: event(
    z.object({
      threadId,
      threadKey,
      from: z.string(),
      to: z.string().optional(),
      body: z.string(),
      providerMessageId: z.string(),
      bodyKey,
    }),
    { personal: { from: ofThread, body: 'bodyKey' } },
  ),
  /** We, or the other side of an accepted request, wrote first: the conversation begins with a text that goes out. */
  ThreadOpened: event(z.object({ threadId, threadKey, to: z.string() }), { personal: { to: ofThread } }),
  /** Someone signed in wrote to the team on their own page (M20): for people to read, never for a keyword rule. */
  PageReplyReceived: event(z.object({ threadId, threadKey, replyId: z.string(), from: z.string(), body: z.string(), bodyKey }), {
    personal: { from: ofThread, body: 'bodyKey' },
  }),
  /** Words of texts have been kept long enough (4.10.13); `keptSince` is the instant of the oldest that are still kept. */
  TextsForgotten: event(forgotten.extend({ threadId })),
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
  /** An e-mail reached one of our reply addresses (EM2). */
  EmailReceived: event(receivedEmail.extend({ threadKey }), {
    personal: { from: ofThread, subject: 'bodyKey', body: 'bodyKey', files: 'bodyKey' },
  }),
  /** Someone of the team said which request an e-mail of the triage is about. */
  EmailPlaced: event(z.object({ threadId, mailId: z.string(), leadId: z.string() })),
  EmailDiscarded: event(z.object({ threadId, mailId: z.string() })),
  /** Its words have been kept long enough (4.10.13). */
  EmailForgotten: event(z.object({ threadId, mailId: z.string(), bodyKey: z.string(), fileIds: z.array(z.string()) })),
  /** Its key is shredded. The same number may write again: what comes then is sealed with a key of its own. */
  ThreadErased: event(z.object({ threadId })),
  ThreadNoteAdded: event(z.object({ threadId, threadKey, noteId: z.string(), note: z.string() }), { personal: { note: ofThread } }),
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
  readonly bodyKey?: string;
  /** Its words have been kept long enough. */
  readonly forgotten?: true;
  /** To whom it went on, where it was meant for them instead of the team. */
  readonly passedOn?: { readonly relayId: string; readonly to: 'professional' | 'client' };
}
export interface ReceivedEmail extends Omit<z.infer<typeof receivedEmail>, 'threadId' | 'files'> {
  readonly at: string;
  readonly files: readonly AttachedFile[];
  readonly passedOn?: ReceivedSms['passedOn'];
  /** What staff made of one of the triage. */
  readonly sorted?: 'placed' | 'discarded';
  readonly forgotten?: true;
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
  readonly emails: readonly ReceivedEmail[];
  readonly notes: readonly ThreadNote[];
  /** Texts that wait for a person. */
  readonly awaiting: readonly string[];
  /** The last text whose writer was informed that someone will read it. */
  readonly receipt?: { readonly providerMessageId: string; readonly at: string };
  readonly assigneeId?: string;
  readonly snoozedUntil?: string;
  readonly snoozes: number;
  /** How often the conversation was erased: each time it begins anew with another key. */
  readonly erasures: number;
}

/** The number or e-mail address a conversation is with. */
export const addressOf = (s: ThreadState): string | undefined => s.received.at(-1)?.from ?? s.emails.at(-1)?.from ?? s.openedTo;
/** On which way a conversation goes on: an address is written to by e-mail, a number by text. */
export const channelOf = (s: ThreadState): 'sms' | 'email' => (s.emails.length > 0 || s.openedTo?.includes('@') ? 'email' : 'sms');
/** Whether an e-mail waits for someone to say what it is about. */
export const isInTriage = (e: ReceivedEmail | undefined): boolean => e?.triage !== undefined && !e.sorted && !e.forgotten;

const initial: ThreadState = { status: 'None', received: [], emails: [], notes: [], awaiting: [], snoozes: 0, erasures: 0 };

export const thread = decider<ThreadState, typeof threadEvents>({ category: 'thread', events: threadEvents, initial, evolve });

function evolve(s: ThreadState, e: ThreadEvent, meta: { occurredAt: string; actor: { id: string } }): ThreadState {
  switch (e.type) {
    case 'SmsReceived': {
      const { threadId: _, threadKey: _k, ...text } = e.data;
      const received = [...s.received, { ...text, at: meta.occurredAt }];
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, received };
    }
    case 'ThreadOpened':
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, openedTo: e.data.to };
    case 'PageReplyReceived': {
      const { threadId: _, threadKey: _k, replyId: providerMessageId, ...text } = e.data;
      const received = [...s.received, { ...text, providerMessageId, at: meta.occurredAt, by: meta.actor.id }];
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
      const passedOn = { relayId, to };
      const received = s.received.map((r) => (r.providerMessageId === providerMessageId ? { ...r, passedOn } : r));
      return withEmail({ ...s, received }, providerMessageId, { passedOn });
    }
    case 'EmailReceived': {
      const { threadId: _, threadKey: _k, ...email } = e.data;
      const files = email.files === ERASED ? [] : email.files;
      return { ...s, status: s.status === 'None' ? 'Open' : s.status, emails: [...s.emails, { ...email, files, at: meta.occurredAt }] };
    }
    case 'EmailPlaced':
      return withEmail(s, e.data.mailId, { sorted: 'placed', leadId: e.data.leadId });
    case 'EmailDiscarded':
      return withEmail(s, e.data.mailId, { sorted: 'discarded' });
    case 'EmailForgotten':
      return withEmail(s, e.data.mailId, { forgotten: true, subject: ERASED, body: ERASED, files: [] });
    case 'TextsForgotten': {
      const gone = (r: ReceivedSms) => e.data.entryIds.includes(r.providerMessageId);
      return { ...s, received: s.received.map((r) => (gone(r) ? { ...r, body: ERASED, forgotten: true } : r)) };
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
    case 'ThreadErased':
      return { ...initial, status: 'Closed', erasures: s.erasures + 1 };
    case 'ThreadNoteAdded':
      return { ...s, notes: [...s.notes, { noteId: e.data.noteId, note: e.data.note, by: meta.actor.id, at: meta.occurredAt }] };
    default:
      return e satisfies never;
  }
}

/** The same conversation, with more known of one of its e-mails. */
const withEmail = (s: ThreadState, mailId: string, more: Partial<ReceivedEmail>): ThreadState => ({
  ...s,
  emails: s.emails.map((e) => (e.mailId === mailId ? { ...e, ...more } : e)),
});

/** One event of a conversation, typed by its name. */
export const threadDid = <T extends ThreadEvent['type']>(type: T, data: Extract<ThreadEvent, { type: T }>['data']): ThreadEvent =>
  ({ type, data }) as ThreadEvent;
