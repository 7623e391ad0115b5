import { ERASED, notNull, oneOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { parseInbound } from '../parse-inbound.js';
import { thread } from '../thread.js';
import { withoutSecrets } from '../without-secrets.js';

/** A conversation that begins with a text of ours: the message and the conversation say so in either order. */
const begun = (from: string, at: string): Row => ({
  state: 'Open',
  awaiting: 0,
  assigned: false,
  received: 0,
  from,
  firstAt: at,
  lastAt: at,
});

/** The inbox: one row per number that wrote or that a person wrote to, with its last word, who looks after it, and whether someone waits for an answer. */
export const threads = view(
  thread,
  message,
)({
  name: 'threads',
  version: 8,
  key: 'id',
  columns: {
    id: 'text',
    from: { type: 'text', notNull: true, personal: 'phone' },
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
  indexes: [['lastAt'], ['lastKind', 'lastAt'], ['state', 'lastAt'], ['state', 'waitingSince'], ['assigneeId', 'lastAt']],
  read: { phone: 'from', assignee: 'assigneeId', onRequest: ['from'], clear: ['lastBody'], defaultSort: ['lastAt', 'desc'] },
  on: {
    SmsReceived: (row, { data, occurredAt, version }) => ({
      state: 'Open',
      awaiting: 0,
      assigned: false,
      ...row,
      from: data.from,
      lastBody: data.body,
      lastKind: data.body === ERASED ? 'other' : parseInbound(data.body).kind,
      lastDirection: 'in',
      lastAt: occurredAt,
      firstAt: row?.firstAt ?? occurredAt,
      received: (row?.received ?? 0) + 1,
      version,
    }),
    ThreadOpened: (row, { data, occurredAt, version }) => ({ ...begun(data.to, occurredAt), ...row, version }),
    PageReplyReceived: (row, { data, occurredAt, version }) => ({
      state: 'Open',
      awaiting: 0,
      assigned: false,
      ...row,
      from: data.from,
      lastBody: data.body,
      lastKind: 'other',
      lastDirection: 'in',
      lastAt: occurredAt,
      firstAt: row?.firstAt ?? occurredAt,
      received: (row?.received ?? 0) + 1,
      version,
    }),
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
        lastAt: occurredAt,
        ...(data.author === 'staff' ? { awaiting: 0, waitingSince: null, waitsFor: null } : {}),
      }),
    },
  },
});
export type ThreadRow = RowOf<typeof threads>;
