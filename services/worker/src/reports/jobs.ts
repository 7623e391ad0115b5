import type { GivenUp, JobHandlers, JobTools } from '../work/handlers.js';
import { mailReport, withholdAll } from './mail-report.js';

/** Mails of saved reports. */
export const reportJobs = (tools: JobTools) => ({ 'mail-report': mailReport(tools) }) satisfies Partial<JobHandlers>;

/** Who waits for a mail is not told "under way" for ever. */
export const reportsGivenUp = (tools: Pick<JobTools, 'kernel' | 'bus'>): GivenUp => ({ 'mail-report': withholdAll(tools) });
