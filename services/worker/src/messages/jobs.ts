import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { recheckDeferred, resendHeld } from './delivery/again.js';
import { asOf } from '@jurilien/runtime';
import { countComplaints } from './count-complaints.js';
import { endRun, GAVE_UP } from './end-run.js';
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
    notify: notify(kernel, bus),
    deliver: deliver(kernel, bus, gateways),
    'count-complaints': countComplaints(kernel, bus, log),
    'recheck-deferred': recheckDeferred(kernel, bus),
    'resend-held': resendHeld(kernel, bus),
    'answer-sms': answerSms(kernel, bus),
    'file-email': fileEmail(tools),
    'place-email': placeEmail(tools),
    'silence-number': silenceNumber(kernel, bus),
    'unreachable-number': unreachableNumber(kernel, bus),
    'fall-back': fallBack(kernel, bus),
    'test-template': sendTest(kernel, bus, log),
  } satisfies Partial<JobHandlers>;
};

/** A run of a rule that could not be written in the end has failed, and its request says so. */
export const messagesGivenUp = ({ kernel, bus }: Pick<JobTools, 'kernel' | 'bus'>): GivenUp => ({
  notify: (item) => endRun(kernel, bus, item, { ...item.input, ...asOf(kernel, item.now) }, { outcome: 'Failed', code: GAVE_UP }),
});
