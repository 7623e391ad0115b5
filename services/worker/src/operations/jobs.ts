import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { rebuildGivenUp, rebuildProjection } from './rebuild-projection.js';
import { settleLetters } from './settle-dead-letters.js';

/** What administrators ask of the machine (N07). */
export const operationJobs = (tools: JobTools) =>
  ({ 'settle-dead-letters': settleLetters(tools), 'rebuild-projection': rebuildProjection(tools) }) satisfies Partial<JobHandlers>;

/** What they read there of work that was given up. */
export const operationsGivenUp = (tools: JobTools): GivenUp => ({ 'rebuild-projection': rebuildGivenUp(tools) });
