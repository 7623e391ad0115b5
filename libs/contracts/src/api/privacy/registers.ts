import { z } from 'zod';
import { contracts } from '../contract.js';
import { row } from '../lists.js';

const both = z.object({ fr: z.string(), en: z.string() });
/** Who receives personal data; without a place or a day where a machine of one's own has not stated them. */
const processor = z.object({
  id: z.string(),
  name: both,
  purpose: both,
  data: both,
  place: both.optional(),
  /** Day of the privacy impact assessment. */
  assessedOn: z.iso.date().optional(),
});

/** The registers that the law wants (N04, P08): who receives personal data, and incidents. */
export const registersApi = contracts({
  'GET /api/public/processors': {
    summary: 'Who receives personal data for us: what for, which, where, and when it was assessed',
    answer: z.object({ processors: z.array(processor) }),
    cache: 'public, max-age=60',
  },
  'GET /api/processors': {
    summary: 'The whole register of processors, with the settings and hosts it is compared with at every start',
    answer: z.object({
      processors: z.array(processor.extend({ inUse: z.boolean(), settings: z.array(z.string()), hosts: z.array(z.string()) })),
    }),
  },
  'GET /api/incidents/export': {
    summary: 'The register of incidents whole, for a file; who took it is noted',
    answer: z.object({ data: z.array(row), more: z.boolean() }),
    errors: ['STEP_UP_REQUIRED'],
  },
});
