import type { JobHandlers, JobTools } from '../work/handlers.js';
import { followProspects } from './follow-prospects.js';
import { lookForLeaving } from './look-for-leaving.js';

/** People who may become members. */
export const prospectJobs = ({ kernel, bus }: JobTools) =>
  ({ 'follow-prospects': followProspects(kernel, bus), 'look-for-leaving': lookForLeaving(kernel, bus) }) satisfies Partial<JobHandlers>;
