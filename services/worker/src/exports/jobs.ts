import { atOnce } from '../work/at-once.js';
import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { failGivenUp, makeExport, removeExport } from './make-export.js';

/** Files of a process that are made side by side. */
const AT_ONCE = 2;

/** Lists as files that someone of the team asked for. */
export const exportJobs = (tools: JobTools) =>
  ({ 'make-export': atOnce(AT_ONCE, makeExport(tools)), 'remove-export': removeExport(tools) }) satisfies Partial<JobHandlers>;

/** Who waits for a file is told that it is not made. */
export const exportsGivenUp = (tools: JobTools): GivenUp => ({ 'make-export': failGivenUp(tools) });
