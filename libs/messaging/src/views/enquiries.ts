import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { enquiry, ENQUIRY_TOPICS } from '../enquiry.js';

/** What people wrote on the contact form, and what still waits for an answer. */
export const enquiries = view(enquiry)({
  name: 'enquiries',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    topic: notNull(oneOf(ENQUIRY_TOPICS)),
    lang: notNull(oneOf(['fr', 'en'])),
    state: notNull(oneOf(['Open', 'Answered'])),
    name: { type: 'text', notNull: true, personal: 'name' },
    email: { type: 'text', notNull: true, personal: 'email' },
    body: { type: 'text', personal: 'text' },
    receivedAt: 'timestamptz not null',
    answeredAt: 'timestamptz',
    version: 'integer not null',
  },
  sealedBy: 'id',
  search: ['name', 'email'],
  indexes: [['state', 'receivedAt'], ['receivedAt']],
  read: { defaultSort: ['receivedAt', 'desc'] },
  on: {
    EnquiryReceived: (_row, { data: { enquiryId: _, ...said }, occurredAt, version }) => ({
      ...said,
      state: 'Open',
      receivedAt: occurredAt,
      version,
    }),
    EnquiryAnswered: (row, { occurredAt, version }) => ({ ...row, state: 'Answered', answeredAt: occurredAt, version }),
    EnquiryForgotten: () => null,
    EnquiryTakenUpAgain: (row, { version }) => ({ ...row, state: 'Open', answeredAt: null, version }),
  },
});
export type EnquiryRow = RowOf<typeof enquiries>;
