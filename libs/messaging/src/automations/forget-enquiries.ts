import { at, automation, type Config, timer } from '@jurilien/event-sourcing';
import { commsBodyDays, DAY_MS, plus } from '@jurilien/reference';
import { forgetEnquiry } from '../decisions/keep-enquiry.js';
import { enquiry } from '../enquiry.js';
import { work } from '../work.js';

const forgotten = timer('enquiry.forget', forgetEnquiry);

/** Until when an enquiry is kept; the form does not ask for a province. */
export const enquiryKeptUntil = (receivedAt: string, config: Config): string => plus(receivedAt, config.value(commsBodyDays) * DAY_MS);

/** What someone wrote on the contact form is kept as long as the words of messages (4.10.13), then goes with the key it was sealed with. */
export const forgetEnquiries = automation(enquiry)({
  name: 'forget-enquiries',
  on: {
    EnquiryReceived: ({ stream, occurredAt, config, data: { enquiryId } }) => [
      at(enquiryKeptUntil(occurredAt, config), forgotten, { enquiryId }, stream),
    ],
    EnquiryForgotten: ({ data: { enquiryId } }) => [work('destroy-key', enquiryId, { owner: enquiryId })],
  },
});
