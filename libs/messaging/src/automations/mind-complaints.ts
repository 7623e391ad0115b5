import { automation } from '@jurilien/event-sourcing';
import { plus } from '@jurilien/reference';
import { message } from '../message.js';
import { work } from '../work.js';

/** By then the list of messages knows of it, and of those that came with it. */
const COUNTED_AFTER_MS = 5_000;

/** Each complaint about an e-mail asks anew how many there are today, before many more go out (4.8.6). */
export const mindComplaints = automation(message)({
  name: 'mind-complaints',
  on: {
    MessageComplained: ({ data: { messageId }, occurredAt }) => [
      work('count-complaints', `complaints-${messageId}`, { messageId }, plus(occurredAt, COUNTED_AFTER_MS)),
    ],
  },
});
