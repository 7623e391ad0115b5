import { atOnce } from '../work/at-once.js';
import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { mailReport, withholdAll } from './mail-report.js';

/** Each holds the facts of every request while it counts. */
const AT_ONCE = 1;

/** Mails of saved reports. */
export const reportJobs = (tools: JobTools) => ({ 'mail-report': atOnce(AT_ONCE, mailReport(tools)) }) satisfies Partial<JobHandlers>;

/** Who waits for a mail is not told "under way" for ever. */
export const reportsGivenUp = (tools: Pick<JobTools, 'kernel' | 'bus'>): GivenUp => ({ 'mail-report': withholdAll(tools) });
