import { ERASED, notNull, oneOf, type Recorded, type Row, type RowFold, type RowOf, view } from '@jurilien/event-sourcing';
import { segments } from '@jurilien/reference';
import { isFinal, message, MESSAGE_STATES, type QueuedMessage } from '../message.js';
import { withoutSecrets } from '../without-secrets.js';

const final =
  (state: 'Delivered' | 'Undelivered', more: (at: string, error?: string) => object): RowFold =>
  (row, e) => ({ ...row, state, ...more(e.occurredAt, e.data.error), version: e.version });

/** What a message is when it is written, whether it goes now or at an hour someone chose. */
const written = ({ data, occurredAt, version }: Pick<Recorded, 'occurredAt' | 'version'> & { readonly data: QueuedMessage }): Row => {
  const { messageId: _, sendKey: _key, templateVersion: _template, html: _html, occasion: _occasion, bodyKey: _bodyKey, ...said } = data;
  return {
    ...said,
    contactId: data.contactId ?? data.threadId,
    subject: withoutSecrets(data.subject, data.class),
    body: withoutSecrets(data.body, data.class),
    ...(data.channel === 'sms' && data.body !== ERASED ? { segments: segments(data.body).segments } : {}),
    queuedAt: occurredAt,
    attempts: 0,
    bodyKept: true,
    version,
  };
};

/** X06: every message with where it stands; words and address only on its own page, for those who may see them. */
export const messages = view(message)({
  name: 'messages',
  version: 6,
  key: 'id',
  columns: {
    id: 'uuid',
    rule: 'text not null',
    channel: notNull(oneOf(['sms', 'email'])),
    class: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    recipientKind: 'text not null',
    recipientId: 'text not null',
    leadId: 'uuid',
    offerId: 'uuid',
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
    error: 'text',
    attempts: 'integer not null',
    resendOf: 'uuid',
    threadId: 'text',
    /** The contact point it goes to, of either channel: what the caps count by. */
    contactId: 'text',
    neutral: 'boolean',
    author: oneOf(['staff', 'professional', 'client']),
    sendAt: 'timestamptz',
    segments: 'integer',
    sentBy: 'text',
    /** Its words can still be read (4.10.13). */
    bodyKept: 'boolean not null',
    version: 'integer not null',
  },
  indexes: [
    ['queuedAt'],
    ['threadId', 'queuedAt'],
    ['state', 'queuedAt'],
    ['leadId'],
    ['recipientId', 'queuedAt'],
    ['contactId', 'queuedAt'],
    ['providerId'],
    ['bodyKept', 'queuedAt'],
  ],
  search: ['rule'],
  read: { lead: 'leadId', onRequest: ['to'], defaultSort: ['queuedAt', 'desc'] },
  on: {
    MessageScheduled: (_row, e) => {
      const { sendAt, ...data } = e.data;
      return { ...written({ ...e, data }), state: 'Scheduled', sendAt, sentBy: e.actor.id };
    },
    MessageCancelled: (row, e) => ({ ...row, state: 'Cancelled', version: e.version }),
    MessageQueued: (row, e) => ({
      ...written(e),
      state: 'Queued',
      // What was planned keeps who planned it.
      ...(row?.sendAt ? { sendAt: row.sendAt, sentBy: row.sentBy } : e.data.author ? { sentBy: e.actor.id } : {}),
    }),
    MessageDeferred: (row, e) => ({ ...row, state: 'Deferred', deferredUntil: e.data.until, version: e.version }),
    MessageResumed: (row, e) => ({ ...row, state: 'Queued', deferredUntil: undefined, version: e.version }),
    MessageSuppressed: (row, e) => ({ ...row, state: 'Suppressed', suppressedCode: e.data.code, version: e.version }),
    MessageBodyPurged: (row, e) => ({ ...row, subject: null, body: null, bodyKept: false, version: e.version }),
    MessageHandedToProvider: (row, e) => ({ ...row, state: 'Handed', attempts: e.data.attempt, version: e.version }),
    MessageFailed: (row, e) => ({ ...row, state: e.data.retryable ? 'Queued' : 'Failed', error: e.data.error, version: e.version }),
    MessageSent: (row, e) => ({
      ...row,
      state: isFinal(row?.state) ? row!.state : 'Sent',
      providerId: e.data.providerId,
      sentAt: e.occurredAt,
      version: e.version,
    }),
    MessageDelivered: final('Delivered', (deliveredAt) => ({ deliveredAt })),
    MessageBounced: (row, { data, version }) => ({
      ...row,
      ...(data.retryable ? { state: 'Queued' } : isFinal(row?.state) ? {} : { state: 'Bounced' }),
      error: data.code ?? data.kind,
      version,
    }),
    MessageComplained: (row, e) => ({ ...row, error: 'complaint', version: e.version }),
    MessageUndelivered: final('Undelivered', (_at, error) => ({ error })),
  },
});
export type MessageRow = RowOf<typeof messages>;
