import type { JobHandlers, JobTools } from '../work/handlers.js';
import { checkBooks } from './check-books.js';

/** The books, proven every night. */
export const ledgerJobs = ({ kernel, bus, log }: JobTools) =>
  ({ 'check-books': checkBooks(kernel, bus, log) }) satisfies Partial<JobHandlers>;
