import { z } from 'zod';
import { contracts } from './contract.js';
import { province } from './shapes.js';

const answer = z.object({
  /** Grows with every change. */
  version: z.int(),
  /** What differs from what is shipped, by the name of its key, and where; `configRead` of the reference reads it. */
  overrides: z.record(
    z.string(),
    z.array(z.object({ scope: z.object({ province: province.optional(), field: z.string().optional() }), value: z.unknown() })),
  ),
});

/** The configuration that rules read at this moment, for front ends that show a figure or compute with one. */
export const inForceApi = contracts({
  'GET /api/config/in-force': { summary: 'Every value in force', answer },
  'GET /api/public/config': { summary: 'Values in force that the public pages state', answer, cache: 'public, max-age=1' },
});
