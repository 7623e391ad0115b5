import { at, automation, timer } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';
import { forgetEnquiry } from '../decisions/keep-enquiry.js';
import { enquiry } from '../enquiry.js';
import { work } from '../work.js';

const forgotten = timer('enquiry.forget', forgetEnquiry);

/** Words of messages are kept this long (4.10.13). */
const KEPT_MS = defaults['comms.bodyDays'] * DAY_MS;

/** What someone wrote on the contact form goes by timer, with the key it was sealed with. */
export const forgetEnquiries = automation(enquiry)({
  name: 'forget-enquiries',
  on: {
    EnquiryReceived: ({ stream, occurredAt, data: { enquiryId } }) => [
      at(new Date(Date.parse(occurredAt) + KEPT_MS).toISOString(), forgotten, { enquiryId }, stream),
    ],
    EnquiryForgotten: ({ data: { enquiryId } }) => [work('destroy-key', enquiryId, { owner: enquiryId })],
  },
});
