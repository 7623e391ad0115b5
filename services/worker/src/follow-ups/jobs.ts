import type { JobHandlers, JobTools } from '../work/handlers.js';
import { digestFollowUps } from './digests.js';

/** The team's mornings. */
export const followUpJobs = ({ kernel, bus }: JobTools) =>
  ({ 'digest-follow-ups': digestFollowUps(kernel, bus) }) satisfies Partial<JobHandlers>;
