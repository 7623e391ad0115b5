import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

/** Says no to an application; the person may apply again after thirty days. */
export const rejectProfessional = decision({
  name: 'RejectProfessional',
  input: z.object({
    professionalId,
    reasonCode: z.enum(['licence', 'insurance', 'practice', 'conduct', 'incomplete', 'other']),
    note: z.string().trim().max(500).optional(),
  }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    if (s.status === 'Rejected') return {};
    refuseUnlessIn(s, ['Registered', 'Applied']);
    return { professional: [happened('ProfessionalRejected', input)] };
  },
});
