import { view, type RowFold } from '@jurilien/event-sourcing';
import { isFinal, message } from '../message.js';

/** What opens a door stays out of the log: the secret of a personal link, and the code of a one-time message. */
const withoutSecrets = (text: string, kind: string): string => {
  const closed = text.replace(/([?/](?:[dt]=)?)[\w-]{43}(?![\w-])/g, '$1…');
  return kind === 'otp' ? closed.replace(/\b\d{6}\b/g, '••••••') : closed;
};

const final =
  (state: 'Delivered' | 'Undelivered', more: (at: string, error?: string) => object): RowFold =>
  (row, e) => ({ ...row, state, ...more(e.occurredAt, e.data.error), version: e.version });

/** X06: every message with where it stands; words and address only on its own page, for those who may see them. */
export const messages = view(message)({
  name: 'messages',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    rule: 'text',
    channel: 'text',
    class: 'text',
    lang: 'text',
    recipientKind: 'text',
    recipientId: 'text',
    leadId: 'uuid',
    offerId: 'uuid',
    state: 'text',
    queuedAt: 'timestamptz',
    sentAt: 'timestamptz',
    deliveredAt: 'timestamptz',
    deferredUntil: 'timestamptz',
    to: { type: 'text', personal: 'phone' },
    subject: { type: 'text', personal: 'text' },
    body: { type: 'text', personal: 'text' },
    providerId: 'text',
    suppressedCode: 'text',
    error: 'text',
    attempts: 'integer',
    resendOf: 'uuid',
    version: 'integer',
  },
  indexes: [['queuedAt'], ['state', 'queuedAt'], ['leadId'], ['recipientId'], ['providerId']],
  search: ['rule'],
  read: { lead: 'leadId', defaultSort: ['queuedAt', 'desc'] },
  on: {
    MessageQueued: (_row, { data, occurredAt, version }) => {
      const { messageId: _, sendKey: _key, templateVersion: _template, html: _html, ...said } = data;
      return {
        ...said,
        subject: withoutSecrets(data.subject, data.class),
        body: withoutSecrets(data.body, data.class),
        state: 'Queued',
        queuedAt: occurredAt,
        attempts: 0,
        version,
      };
    },
    MessageDeferred: (row, e) => ({ ...row, state: 'Deferred', deferredUntil: e.data.until, version: e.version }),
    MessageResumed: (row, e) => ({ ...row, state: 'Queued', deferredUntil: undefined, version: e.version }),
    MessageSuppressed: (row, e) => ({ ...row, state: 'Suppressed', suppressedCode: e.data.code, version: e.version }),
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
    MessageUndelivered: final('Undelivered', (_at, error) => ({ error })),
  },
});
