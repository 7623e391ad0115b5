import { decision, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactId, contactPoint, source, type ContactEvent } from '../contact-point.js';

const onContact = (i: { contactId: string }) => ({ contact: streamOf(contactPoint, i.contactId) });
const input = z.object({ contactId, source: source.default('keyword') });

/** No more text messages to this number, of any kind (D18). */
export const optOutSms = decision({
  name: 'OptOutSms',
  input,
  reasonRequired: true,
  streams: onContact,
  decide(i, { contact: s }) {
    const opted: ContactEvent = { type: 'SmsOptedOut', data: i };
    return { contact: s.smsOptedOut ? [] : [opted] };
  },
});

/** Text messages again; only the person's own START does this, never staff (4.8.5). Marketing stays off. */
export const optInSms = decision({
  name: 'OptInSms',
  input,
  streams: onContact,
  decide(i, { contact: s }) {
    const opted: ContactEvent = { type: 'SmsOptedIn', data: i };
    return { contact: s.smsOptedOut ? [opted] : [] };
  },
});
