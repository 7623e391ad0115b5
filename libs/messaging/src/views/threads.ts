import { ERASED, notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { parseInbound } from '../parse-inbound.js';
import { thread } from '../thread.js';
import { withoutSecrets } from '../without-secrets.js';

/** A conversation that begins with a text of ours: the message and the conversation say so in either order. */
const begun = (from: string, at: string): Row => ({
  channel: from.includes('@') ? 'email' : 'sms',
  triage: 0,
  state: 'Open',
  awaiting: 0,
  assigned: false,
  received: 0,
  from,
  firstAt: at,
  lastAt: at,
});

type Heard = Pick<Recorded, 'occurredAt' | 'version'> & { readonly data: { readonly from: string; readonly body: string } };

/** What a word of theirs makes of a row, whichever way it came. */
const heard = (row: Row | undefined, channel: 'sms' | 'email', { data, occurredAt, version }: Heard) => ({
  state: 'Open' as const,
  channel,
  awaiting: 0,
  triage: 0,
  assigned: false,
  ...row,
  from: data.from,
  lastBody: data.body,
  lastDirection: 'in' as const,
  lastMessageId: null,
  lastMailId: null as string | null,
  lastAt: occurredAt,
  firstAt: row?.firstAt ?? occurredAt,
  received: (row?.received ?? 0) + 1,
  version,
});

/** The inbox: one row per number or address that wrote or that a person wrote to, with its last word, who looks after it, and whether someone waits for an answer. */
export const threads = view(
  thread,
  message,
)({
  name: 'threads',
  version: 9,
  key: 'id',
  columns: {
    id: 'text',
    from: { type: 'text', notNull: true, personal: 'phone' },
    channel: notNull(oneOf(['sms', 'email'])),
    /** E-mails of which staff have yet to say what they are about. */
    triage: 'integer not null',
    /** The message that said the last word, where we said it: its words go before the rest. */
    lastMessageId: 'text',
    /** The e-mail that did. */
    lastMailId: 'text',
    lastBody: { type: 'text', personal: 'text' },
    lastKind: 'text',
    lastDirection: oneOf(['in', 'out']),
    lastAuthor: oneOf(['staff', 'professional', 'client']),
    lastAt: 'timestamptz not null',
    firstAt: 'timestamptz not null',
    received: 'integer not null',
    state: notNull(oneOf(['Open', 'Snoozed', 'Closed'])),
    awaiting: 'integer not null',
    waitingSince: 'timestamptz',
    /** Why a text that went on to the professional waits for the team too. */
    waitsFor: 'text',
    assigneeId: 'text',
    assigned: 'boolean not null',
    snoozedUntil: 'timestamptz',
    version: 'integer',
  },
  indexes: [
    ['lastAt'],
    ['lastKind', 'lastAt'],
    ['state', 'lastAt'],
    ['state', 'waitingSince'],
    ['assigneeId', 'lastAt'],
    ['triage', 'lastAt'],
  ],
  read: { phone: 'from', assignee: 'assigneeId', onRequest: ['from'], clear: ['lastBody'], defaultSort: ['lastAt', 'desc'] },
  on: {
    SmsReceived: (row, e) => ({ ...heard(row, 'sms', e), lastKind: e.data.body === ERASED ? 'other' : parseInbound(e.data.body).kind }),
    ThreadOpened: (row, { data, occurredAt, version }) => ({ ...begun(data.to, occurredAt), ...row, version }),
    PageReplyReceived: (row, e) => ({ ...heard(row, 'sms', e), lastKind: 'other' }),
    EmailReceived: (row, e) => ({
      ...heard(row, 'email', e),
      lastMailId: e.data.mailId,
      lastKind: e.data.automatic ? 'automatic' : 'other',
      triage: (row?.triage ?? 0) + (e.data.triage ? 1 : 0),
    }),
    EmailPlaced: (row, e) => ({ ...row, triage: (row?.triage ?? 1) - 1, version: e.version }),
    EmailDiscarded: (row, e) => ({ ...row, triage: (row?.triage ?? 1) - 1, version: e.version }),
    EmailForgotten: (row, e) => ({ ...row, ...(row?.lastMailId === e.data.mailId ? { lastBody: null } : {}), version: e.version }),
    MessageBodyPurged: {
      keys: ({ data }) => (data.threadId ? [data.threadId] : []),
      fold: (row, { data }) => row && { ...row, ...(row.lastMessageId === data.messageId ? { lastBody: null } : {}) },
    },
    ThreadAwaitsAnswer: (row, e) => ({
      ...row,
      awaiting: (row?.awaiting ?? 0) + 1,
      waitingSince: row?.waitingSince ?? e.occurredAt,
      waitsFor: e.data.cause ?? row?.waitsFor ?? null,
      version: e.version,
    }),
    TextPassedOn: (row, e) => ({ ...row, version: e.version }),
    ThreadRead: (row, e) => ({ ...row, awaiting: 0, waitingSince: null, waitsFor: null, version: e.version }),
    ThreadAssigned: (row, e) => ({ ...row, assigneeId: e.data.assigneeId, assigned: e.data.assigneeId !== null, version: e.version }),
    ThreadSnoozed: (row, e) => ({ ...row, state: 'Snoozed', snoozedUntil: e.data.until, version: e.version }),
    ThreadReopened: (row, e) => ({ ...row, state: 'Open', snoozedUntil: null, version: e.version }),
    ThreadClosed: (row, e) => ({
      ...row,
      state: 'Closed',
      snoozedUntil: null,
      awaiting: 0,
      waitingSince: null,
      waitsFor: null,
      version: e.version,
    }),
    ThreadNoteAdded: (row, e) => ({ ...row, version: e.version }),
    // What the team writes answers what waited; what a rule says on its own is neither news nor an answer, and what the person's
    // professional or client writes is news but leaves the team's own work.
    MessageQueued: {
      keys: ({ data }) => (data.threadId && data.author ? [data.threadId] : []),
      fold: (row, { data, occurredAt }) => ({
        ...(row ?? begun(data.to, occurredAt)),
        lastBody: withoutSecrets(data.body, data.class),
        lastDirection: 'out',
        lastAuthor: data.author,
        lastMessageId: data.messageId,
        lastMailId: null,
        lastAt: occurredAt,
        ...(data.author === 'staff' ? { awaiting: 0, waitingSince: null, waitsFor: null } : {}),
      }),
    },
  },
});
export type ThreadRow = RowOf<typeof threads>;
