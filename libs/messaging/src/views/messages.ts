import { derived, ERASED, json, notNull, oneOf, type Recorded, type Row, type RowFold, type RowOf, view } from '@jurilien/event-sourcing';
import { segmentsOf } from '@jurilien/reference';
import { isFinal, message, MESSAGE_CHANNELS, MESSAGE_STATES, type QueuedMessage } from '../message.js';
import { withoutSecrets } from '../without-secrets.js';

/** One step of a message on its way, in the order of the log. */
interface MessageStep {
  readonly at: string;
  readonly state: MessageState;
  /** Why it was held back, or what the provider said. */
  readonly code?: string;
  /** Until when it waits. */
  readonly until?: string;
}
type MessageState = (typeof MESSAGE_STATES)[number];
type Step = Pick<Recorded, 'occurredAt' | 'version'>;

/** The row with one more step. */
const stepped = (row: Row | undefined, { occurredAt, version }: Step, state: MessageState, more: Partial<MessageStep> = {}): Row => ({
  steps: [...((row?.steps as MessageStep[] | undefined) ?? []), { at: occurredAt, state, ...more }],
  version,
});

const final =
  (state: 'Delivered' | 'Undelivered', more: (at: string, error?: string) => object): RowFold =>
  (row, e) => ({
    ...row,
    state,
    ...more(e.occurredAt, e.data.error),
    ...stepped(row, e, state, e.data.error ? { code: e.data.error } : {}),
  });

/** What a message is when it is written, whether it goes now or at an hour someone chose. */
const written = ({ data, occurredAt, version }: Pick<Recorded, 'occurredAt' | 'version'> & { readonly data: QueuedMessage }): Row => {
  const {
    messageId: _,
    sendKey: _key,
    template: _words,
    templateVersion: _version,
    html: _html,
    occasion: _occasion,
    accountId: _account,
    link: _link,
    bodyKey: _bodyKey,
    ...said
  } = data;
  return {
    ...said,
    contactId: data.contactId ?? data.threadId,
    subject: withoutSecrets(data.subject, data.class),
    body: withoutSecrets(data.body, data.class),
    ...(data.channel === 'sms' && data.body !== ERASED ? { segments: segmentsOf(data.body).segments } : {}),
    queuedAt: occurredAt,
    attempts: 0,
    bodyKept: true,
    version,
  };
};

/** X06: every message with where it stands; words and address only on its own page, for those who may see them. */
export const messages = view(message)({
  name: 'messages',
  version: 8,
  key: 'id',
  columns: {
    id: 'uuid',
    rule: 'text not null',
    channel: notNull(oneOf(MESSAGE_CHANNELS)),
    class: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    recipientKind: 'text not null',
    recipientId: 'text not null',
    leadId: 'uuid',
    offerId: 'uuid',
    /** Whom its words speak of beside its recipient: they go with any of them. */
    speaksOf: 'text[]',
    state: notNull(oneOf(MESSAGE_STATES)),
    queuedAt: 'timestamptz not null',
    sentAt: 'timestamptz',
    deliveredAt: 'timestamptz',
    deferredUntil: 'timestamptz',
    to: { type: 'text', notNull: true, personal: 'phone' },
    subject: { type: 'text', personal: 'text' },
    body: { type: 'text', personal: 'text' },
    providerId: 'text',
    suppressedCode: 'text',
    /** The kill switch that stopped it. */
    switchId: 'uuid',
    error: 'text',
    attempts: 'integer not null',
    resendOf: 'uuid',
    threadId: derived({ type: 'text' }),
    /** The contact point it goes to, of either channel: what the caps count by. */
    contactId: derived({ type: 'text' }),
    neutral: 'boolean',
    author: oneOf(['staff', 'professional', 'client']),
    sendAt: 'timestamptz',
    segments: derived({ type: 'integer' }),
    sentBy: 'text',
    /** Its words can still be read (4.10.13). */
    bodyKept: 'boolean not null',
    /** Why it was sent again. */
    resendReason: 'text',
    /** How it went, step by step. */
    steps: notNull(json<readonly MessageStep[]>()),
    version: 'integer not null',
  },
  indexes: [
    ['queuedAt'],
    ['threadId', 'queuedAt'],
    ['state', 'queuedAt'],
    ['leadId'],
    ['speaksOf'],
    ['recipientId', 'queuedAt'],
    ['contactId', 'queuedAt'],
    ['providerId'],
    ['bodyKept', 'queuedAt'],
    ['switchId'],
    ['resendOf'],
    ['suppressedCode', 'queuedAt'],
    ['rule', 'queuedAt'],
  ],
  sealedBy: 'recipientId',
  search: ['rule'],
  read: { lead: 'leadId', onRequest: ['to'], defaultSort: ['queuedAt', 'desc'] },
  on: {
    MessageScheduled: (row, e) => {
      const { sendAt, ...data } = e.data;
      return {
        ...written({ ...e, data }),
        state: 'Scheduled',
        sendAt,
        sentBy: e.actor.id,
        ...stepped(row, e, 'Scheduled', { until: sendAt }),
      };
    },
    MessageCancelled: (row, e) => ({ ...row, state: 'Cancelled', ...stepped(row, e, 'Cancelled') }),
    MessageQueued: (row, e) => ({
      ...written(e),
      state: 'Queued',
      // What was planned keeps who planned it.
      ...(row?.sendAt ? { sendAt: row.sendAt, sentBy: row.sentBy } : e.data.author || e.data.resendOf ? { sentBy: e.actor.id } : {}),
      ...(e.data.resendOf ? { resendReason: e.reason } : {}),
      ...stepped(row, e, 'Queued'),
    }),
    MessageDeferred: (row, e) => ({
      ...row,
      state: 'Deferred',
      deferredUntil: e.data.until,
      ...stepped(row, e, 'Deferred', { until: e.data.until }),
    }),
    MessageResumed: (row, e) => ({ ...row, state: 'Queued', deferredUntil: undefined, ...stepped(row, e, 'Queued') }),
    MessageSuppressed: (row, e) => ({
      ...row,
      state: 'Suppressed',
      suppressedCode: e.data.code,
      switchId: e.data.switchId,
      ...stepped(row, e, 'Suppressed', { code: e.data.code }),
    }),
    MessageHandedToProvider: (row, e) => ({ ...row, state: 'Handed', attempts: e.data.attempt, ...stepped(row, e, 'Handed') }),
    MessageFailed: (row, e) => ({
      ...row,
      state: e.data.retryable ? 'Queued' : 'Failed',
      error: e.data.error,
      ...stepped(row, e, 'Failed', { code: e.data.error }),
    }),
    MessageBodyPurged: (row, e) => ({ ...row, subject: null, body: null, segments: null, bodyKept: false, version: e.version }),
    MessageSent: (row, e) => ({
      ...row,
      state: isFinal(row?.state) ? row!.state : 'Sent',
      providerId: e.data.providerId,
      sentAt: e.occurredAt,
      ...stepped(row, e, 'Sent'),
    }),
    MessageDelivered: final('Delivered', (deliveredAt) => ({ deliveredAt })),
    MessageBounced: (row, e) => ({
      ...row,
      ...(e.data.retryable ? { state: 'Queued' } : isFinal(row?.state) ? {} : { state: 'Bounced' }),
      error: e.data.code ?? e.data.kind,
      ...stepped(row, e, 'Bounced', { code: e.data.code ?? e.data.kind }),
    }),
    MessageComplained: (row, e) => ({ ...row, error: 'complaint', version: e.version }),
    MessageUndelivered: final('Undelivered', (_at, error) => ({ error })),
  },
});
export type MessageRow = RowOf<typeof messages>;
