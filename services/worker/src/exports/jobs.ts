import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { failGivenUp, makeExport, removeExport } from './make-export.js';

/** Lists as files that someone of the team asked for. */
export const exportJobs = (tools: JobTools) =>
  ({ 'make-export': makeExport(tools), 'remove-export': removeExport(tools) }) satisfies Partial<JobHandlers>;

/** Who waits for a file is told that it is not made. */
export const exportsGivenUp = (tools: JobTools): GivenUp => ({ 'make-export': failGivenUp(tools) });
