import type { JobHandlers, JobTools } from '../work/handlers.js';
import { endLead } from './end-lead.js';
import { settleLead } from './settle-lead.js';

/** The end of a request, and what its acceptances make of it. */
export const leadJobs = ({ kernel, bus }: JobTools) =>
  ({ 'end-lead': endLead(kernel, bus), 'settle-lead': settleLead(kernel, bus) }) satisfies Partial<JobHandlers>;
