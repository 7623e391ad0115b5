import type { JobHandlers, JobTools } from '../work/handlers.js';
import { checkLeadCredit } from './check-lead-credit.js';
import { mindRelay } from './mind-relay.js';
import { settleOwnMessage } from './own-message.js';
import { countRelayedAttempt } from './relayed-attempt.js';

/** After an acceptance: words through our number, tries to reach the client, lead credits. */
export const acceptanceJobs = ({ kernel, bus }: JobTools) =>
  ({
    'check-lead-credit': checkLeadCredit(kernel, bus),
    'mind-relay': mindRelay(kernel, bus),
    'count-relayed-attempt': countRelayedAttempt(kernel, bus),
    'settle-own-automation': settleOwnMessage(kernel, bus),
  }) satisfies Partial<JobHandlers>;
