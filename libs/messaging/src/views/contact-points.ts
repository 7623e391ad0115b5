import { view } from '@jurilien/event-sourcing';
import { contactPoint } from '../contact-point.js';

/** Numbers, as keyed hashes, and whether they want text messages; checked last before every send. */
export const contactPoints = view(contactPoint)({
  name: 'contact-points',
  version: 1,
  key: 'id',
  columns: { id: 'text', smsOptedOut: 'boolean', since: 'timestamptz', source: 'text' },
  read: { defaultSort: ['since', 'desc'] },
  on: {
    SmsOptedOut: (_row, e) => ({ smsOptedOut: true, since: e.occurredAt, source: e.data.source }),
    SmsOptedIn: (_row, e) => ({ smsOptedOut: false, since: e.occurredAt, source: e.data.source }),
  },
});
