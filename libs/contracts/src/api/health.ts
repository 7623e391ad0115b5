import { z } from 'zod';
import { contracts, file } from './contract.js';

/** How the process is. */
export const healthApi = contracts({
  'GET /health/live': { summary: 'The process runs', answer: z.object({ status: z.literal('ok') }) },
  'GET /health/ready': {
    summary: 'It can do its own work; 503 when it cannot, `degraded` when what it hands on is not done',
    answer: z.object({
      status: z.enum(['ok', 'degraded', 'unavailable']),
      checks: z.record(z.string(), z.string()),
      /** What is wrong with tables of time zones; it changes no status. */
      timeZones: z.array(z.string()),
    }),
  },
  'GET /metrics': { summary: 'Figures for the monitoring, by its token', answer: file('text/plain'), errors: ['NOT_FOUND'] },
});
