import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** The end of a membership: no offers, no page. The route that sends this has looked for clients who still wait for a first call. */
export const closeProfessionalAccount = decision({
  name: 'CloseProfessionalAccount',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    if (s.status === 'Closed') return {};
    return {
      professional: [...(s.publication?.live ? [happened('ProfileUnpublished', input)] : []), happened('ProfessionalClosed', input)],
    };
  },
});
