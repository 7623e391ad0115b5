import { automation } from '@jurilien/event-sourcing';
import { thread } from '../thread.js';
import { work } from '../work.js';

/** A received text is the worker's to act on and to answer, once (4.8.3). */
export const answerReceivedTexts = automation(thread)({
  name: 'answer-received-texts',
  on: {
    SmsReceived: ({ data: { threadId, providerMessageId } }) => [
      work('answer-sms', `answer-${threadId}-${providerMessageId}`, { threadId, providerMessageId }),
    ],
  },
});
