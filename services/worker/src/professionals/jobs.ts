import type { JobHandlers, JobTools } from '../work/handlers.js';
import { announceTerms } from './announce-terms.js';

/** New terms for members. */
export const professionalJobs = ({ kernel, bus }: JobTools) =>
  ({ 'announce-terms': announceTerms(kernel, bus) }) satisfies Partial<JobHandlers>;
