import type { JobHandlers, JobTools } from '../work/handlers.js';
import { mailReport } from './mail-report.js';

/** Mails of saved reports. */
export const reportJobs = (tools: JobTools) => ({ 'mail-report': mailReport(tools) }) satisfies Partial<JobHandlers>;
