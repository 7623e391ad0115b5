import { context } from '@jurilien/event-sourcing';
import { answerReceivedTexts } from './automations/answer-received-texts.js';
import { deliverQueuedMessages } from './automations/deliver-queued-messages.js';
import { contactPoint } from './contact-point.js';
import { deferMessage, resumeMessage } from './decisions/defer-message.js';
import { failMessage } from './decisions/fail-message.js';
import { handMessageToProvider } from './decisions/hand-message-to-provider.js';
import { optInSms, optOutSms } from './decisions/opt-out-sms.js';
import { queueMessage } from './decisions/queue-message.js';
import { receiveSms } from './decisions/receive-sms.js';
import { recordMessageDelivered, recordMessageSent, recordMessageUndelivered } from './decisions/record-message-outcome.js';
import { resendMessage } from './decisions/resend-message.js';
import { suppressMessage } from './decisions/suppress-message.js';
import { message } from './message.js';
import { thread } from './thread.js';
import { contactPoints } from './views/contact-points.js';
import { messages } from './views/messages.js';
import { threads } from './views/threads.js';

/** Text messages and e-mails out, text messages in, and who does not want any. */
export const messaging = context({
  name: 'messaging',
  deciders: [message, contactPoint, thread],
  decisions: [
    queueMessage,
    deferMessage,
    resumeMessage,
    suppressMessage,
    handMessageToProvider,
    failMessage,
    recordMessageSent,
    recordMessageDelivered,
    recordMessageUndelivered,
    resendMessage,
    optOutSms,
    optInSms,
    receiveSms,
  ],
  views: [messages, contactPoints, threads],
  automations: [answerReceivedTexts, deliverQueuedMessages],
});

export { message, isFinal, type MessageState, type MessageStatus, type QueuedMessage } from './message.js';
export { HAND_OVER_MS } from './decisions/hand-message-to-provider.js';
export { MAX_ATTEMPTS } from './decisions/fail-message.js';
export { contactPoint, type ContactState } from './contact-point.js';
export { thread, type ReceivedSms, type ThreadState } from './thread.js';
export { normaliseSms, parseInbound, type Inbound } from './parse-inbound.js';
export { quietHours, sendKindOf, type OwnHours, type RecipientKind, type SendKind } from './quiet-hours.js';
