import type { JobHandlers, JobTools } from '../work/handlers.js';
import { findEmployeeWatchers } from './employee-watchers.js';

/** Firms that wait for a candidate. */
export const recruitingJobs = ({ kernel, bus }: JobTools) =>
  ({ 'find-employee-watchers': findEmployeeWatchers(kernel, bus) }) satisfies Partial<JobHandlers>;
