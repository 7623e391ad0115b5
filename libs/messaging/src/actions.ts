import { actionsOn, streamOf } from '@jurilien/event-sourcing';
import { markEnquiryAnswered, onEnquiry, takeUpEnquiry } from './decisions/keep-enquiry.js';
import { resendMessage } from './decisions/resend-message.js';
import { message } from './message.js';

/** What staff do with a message of the contact form. */
export const enquiryActions = actionsOn({
  names: ({ id }: { id: string }) => ({ enquiryId: id }),
  streams: onEnquiry,
  decisions: [markEnquiryAnswered, takeUpEnquiry],
});

/** What staff do with a message that was sent. */
export const messageActions = actionsOn({
  names: ({ id }: { id: string }) => ({ resendOf: id }),
  streams: ({ resendOf }: { resendOf: string }) => ({ original: streamOf(message, resendOf) }),
  decisions: [resendMessage],
});
