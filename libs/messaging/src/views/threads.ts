import { derived, ERASED, notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
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

interface Keyed {
  readonly threadId: string;
  readonly threadKey?: string | undefined;
}
const keyIn = ({ threadKey, threadId }: Keyed): string => threadKey ?? threadId;

type Heard = Pick<Recorded, 'occurredAt' | 'version'> & {
  readonly data: Keyed & { readonly from: string; readonly body: string; readonly bodyKey?: string | undefined };
};

/** What a word of theirs makes of a row, whichever way it came. */
const heard = (row: Row | undefined, channel: 'sms' | 'email', { data, occurredAt, version }: Heard) => ({
  state: 'Open' as const,
  channel,
  awaiting: 0,
  triage: 0,
  assigned: false,
  ...row,
  from: data.from,
  fromKey: keyIn(data),
  lastBody: data.body,
  lastKey: data.bodyKey ?? keyIn(data),
  lastDirection: 'in' as const,
  lastMessageId: null,
  lastMailId: null as string | null,
  lastAt: occurredAt,
  heardAt: occurredAt as string | null,
  firstAt: row?.firstAt ?? occurredAt,
  received: (row?.received ?? 0) + 1,
  version,
});

/** What carriers have everyone answer to is no word to us. */
const KEYWORDS: readonly string[] = ['stop', 'help', 'start'];

/** The same for a text, whose words are kept from now on. */
const texted = (row: Row | undefined, e: Heard) => ({ ...heard(row, 'sms', e), keptSince: row?.keptSince ?? e.occurredAt });

/** The inbox: one row per number or address that wrote or that a person wrote to, with its last word, who looks after it, and whether someone waits for an answer. */
export const threads = view(
  thread,
  message,
)({
  name: 'threads',
  version: 13,
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
    /** What the address is sealed with: another key each time the conversation was erased and began anew. */
    fromKey: 'text',
    /** What the last words are sealed with. */
    lastKey: 'text',
    lastKind: derived({ type: 'text' }),
    lastDirection: oneOf(['in', 'out']),
    lastAuthor: oneOf(['staff', 'professional', 'client']),
    lastAt: 'timestamptz not null',
    /** When they last wrote words of their own: no keyword that carriers ask for. */
    heardAt: 'timestamptz',
    firstAt: 'timestamptz not null',
    received: 'integer not null',
    /** Since when the oldest texts that are still kept are here. */
    keptSince: 'timestamptz',
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
    ['waitsFor', 'waitingSince'],
    ['assigneeId', 'lastAt'],
    ['triage', 'lastAt'],
    ['keptSince'],
    ['lastKey'],
    ['fromKey'],
  ],
  sealedBy: { fromKey: ['from'], lastKey: ['lastBody', 'lastKind'] },
  read: {
    phone: 'from',
    assignee: 'assigneeId',
    onRequest: ['from'],
    clear: ['lastBody'],
    figuresOnly: ['lastKey', 'fromKey'],
    defaultSort: ['lastAt', 'desc'],
  },
  on: {
    SmsReceived: (row, e) => {
      const kind = e.data.body === ERASED ? 'other' : parseInbound(e.data.body).kind;
      return { ...texted(row, e), lastKind: kind, ...(KEYWORDS.includes(kind) ? { heardAt: row?.heardAt ?? null } : {}) };
    },
    ThreadOpened: (row, { data, occurredAt, version }) => ({
      ...{ ...begun(data.to, occurredAt), ...row, from: data.to, fromKey: keyIn(data), version },
    }),
    PageReplyReceived: (row, e) => ({ ...texted(row, e), lastKind: 'other' }),
    TextsForgotten: (row, { data: { keptSince }, version }) => ({
      ...row,
      keptSince: keptSince ?? null,
      // The last text is the last to go.
      ...(!keptSince && row?.lastDirection === 'in' && !row.lastMailId ? { lastBody: null } : {}),
      version,
    }),
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
    // The next word begins it anew.
    ThreadErased: () => null,
    ThreadNoteAdded: (row, e) => ({ ...row, version: e.version }),
    // What the team writes answers what waited; what a rule says on its own is neither news nor an answer, and what the person's
    // professional or client writes is news but leaves the team's own work.
    MessageQueued: {
      keys: ({ data }) => (data.threadId && data.author ? [data.threadId] : []),
      fold: (row, { data, occurredAt }) => ({
        ...(row ?? { ...begun(data.to, occurredAt), fromKey: data.threadId }),
        lastBody: withoutSecrets(data.body, data.class),
        lastKey: data.bodyKey ?? data.recipientId,
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
