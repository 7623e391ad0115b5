import { automation } from '@jurilien/event-sourcing';
import { thread } from '../thread.js';

/** A received text is the worker's to act on and to answer, once (4.8.3). */
export const answerReceivedTexts = automation(thread)({
  name: 'answer-received-texts',
  on: {
    SmsReceived: ({ data: { threadId, providerMessageId } }) => [
      { do: 'work', job: 'answer-sms', key: `answer-${threadId}-${providerMessageId}`, input: { threadId, providerMessageId } },
    ],
  },
});
