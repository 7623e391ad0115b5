import type { JobHandlers, JobTools } from '../work/handlers.js';
import { tryRule } from './try-rule.js';

/** What rules of messages leave to the worker beside their messages. */
export const ruleJobs = ({ kernel, bus }: JobTools) => ({ 'try-rule': tryRule(kernel, bus) }) satisfies Partial<JobHandlers>;
