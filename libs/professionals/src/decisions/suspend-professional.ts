import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

/** Stops offers and claims at once; live claims are released free by the process that follows. */
export const suspendProfessional = decision({
  name: 'SuspendProfessional',
  input: z.object({ professionalId, notice: z.string().trim().min(5).max(500) }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    if (s.status === 'Suspended') return {};
    refuseUnlessIn(s, ['Approved']);
    return { professional: [happened('ProfessionalSuspended', input)] };
  },
});

/** Ends a suspension. */
export const reinstateProfessional = decision({
  name: 'ReinstateProfessional',
  input: z.object({ professionalId }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    if (s.status === 'Approved') return {};
    refuseUnlessIn(s, ['Suspended']);
    return { professional: [happened('ProfessionalReinstated', input)] };
  },
});
