import { automation } from '@jurilien/event-sourcing';
import { enquiry } from '../enquiry.js';

/** Words of messages are kept this long (4.10.13). */
const KEPT_MS = 180 * 24 * 3_600_000;

/** What somebody wrote on the contact form goes by timer, with the key it was sealed with. */
export const forgetEnquiries = automation(enquiry)({
  name: 'forget-enquiries',
  on: {
    EnquiryReceived: ({ stream, occurredAt, data: { enquiryId } }) => [
      {
        do: 'schedule',
        subject: stream,
        timer: 'enquiry.forget',
        dueAt: new Date(Date.parse(occurredAt) + KEPT_MS).toISOString(),
        command: 'ForgetEnquiry',
        input: { enquiryId },
      },
    ],
    EnquiryForgotten: ({ data: { enquiryId } }) => [{ do: 'work', job: 'destroy-key', key: enquiryId, input: { owner: enquiryId } }],
  },
});
