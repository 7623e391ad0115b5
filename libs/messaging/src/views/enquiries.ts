import { view } from '@jurilien/event-sourcing';
import { enquiry } from '../enquiry.js';

/** What people wrote on the contact form, and what still waits for an answer. */
export const enquiries = view(enquiry)({
  name: 'enquiries',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    topic: 'text',
    lang: 'text',
    state: 'text',
    name: { type: 'text', personal: 'name' },
    email: { type: 'text', personal: 'email' },
    body: { type: 'text', personal: 'text' },
    receivedAt: 'timestamptz',
    answeredAt: 'timestamptz',
    version: 'integer',
  },
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
