import type { JobHandlers, JobTools } from '../work/handlers.js';
import { checkBlacklist } from './check-blacklist.js';

/** Requests and the blacklist. */
export const exclusionJobs = ({ kernel, bus }: JobTools) =>
  ({ 'check-blacklist': checkBlacklist(kernel, bus) }) satisfies Partial<JobHandlers>;
