import type { JobHandlers, JobTools } from '../work/handlers.js';
import { recheckDeferred, resendHeld } from './delivery/again.js';
import { deliver } from './delivery/deliver.js';
import { answerSms } from './inbound/answer-sms.js';
import { notify } from './notify.js';
import { fileEmail } from './received-mail/file-email.js';
import { placeEmail } from './received-mail/place-email.js';
import { fallBack, silenceNumber, unreachableNumber } from './silence.js';
import { sendTest } from './test-template.js';

/** Messages out, texts and e-mails in. */
export const messageJobs = (tools: JobTools) => {
  const { kernel, bus, log, gateways } = tools;
  return {
    notify: notify(kernel, bus, log),
    deliver: deliver(kernel, bus, gateways),
    'recheck-deferred': recheckDeferred(kernel, bus),
    'resend-held': resendHeld(kernel, bus),
    'answer-sms': answerSms(kernel, bus),
    'file-email': fileEmail(tools),
    'place-email': placeEmail(tools),
    'silence-number': silenceNumber(kernel, bus),
    'unreachable-number': unreachableNumber(kernel, bus),
    'fall-back': fallBack(kernel, bus, log),
    'test-template': sendTest(kernel, bus, log),
  } satisfies Partial<JobHandlers>;
};
