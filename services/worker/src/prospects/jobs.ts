import type { JobHandlers, JobTools } from '../work/handlers.js';
import { followProspects } from './follow-prospects.js';
import { lookForLeaving } from './look-for-leaving.js';
import { silenceProspect } from './silence-prospect.js';

/** People who may become members. */
export const prospectJobs = ({ kernel, bus }: JobTools) =>
  ({
    'follow-prospects': followProspects(kernel, bus),
    'look-for-leaving': lookForLeaving(kernel, bus),
    'silence-prospect': silenceProspect(kernel, bus),
  }) satisfies Partial<JobHandlers>;
