import type { JobHandlers, JobTools } from '../work/handlers.js';
import { announceTerms } from './announce-terms.js';

/** New terms for members. */
export const professionalJobs = ({ kernel, bus, log }: JobTools) =>
  ({ 'announce-terms': announceTerms(kernel, bus, log) }) satisfies Partial<JobHandlers>;
