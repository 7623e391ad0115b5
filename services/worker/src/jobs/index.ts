import type { WorkItem } from '@jurilien/persistence';
import type { Kernel, Logger } from '@jurilien/runtime';
import { answerSms } from './answer-sms.js';
import { releaseClaims } from './claims.js';
import { deliver } from './deliver.js';
import type { Gateways } from './gateways.js';
import { matchWave } from './match-wave.js';
import { notify } from './notify.js';

/** One kind of work. It re-checks the state, acts, and records the outcome; a throw means "try again later". */
export type JobHandler = (item: WorkItem) => Promise<void>;

/** Handlers by the name that automations use. */
export function jobHandlers(kernel: Kernel, log: Logger, gateways: Gateways): Readonly<Record<string, JobHandler>> {
  return {
    'match-wave': matchWave(kernel),
    notify: notify(kernel, log),
    deliver: deliver(kernel, gateways),
    'release-claims': releaseClaims(kernel),
    'answer-sms': answerSms(kernel),
  };
}
