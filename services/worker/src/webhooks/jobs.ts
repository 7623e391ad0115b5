import type { JobHandlers, JobTools } from '../work/handlers.js';
import { sendWebhook } from './send-webhook.js';

/** What a professional’s own tool is sent. */
export const webhookJobs = ({ kernel, bus, gateways }: JobTools) =>
  ({ 'send-webhook': sendWebhook(kernel, bus, gateways.webhooks) }) satisfies Partial<JobHandlers>;
