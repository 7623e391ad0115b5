import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

const VERIFIED_WITHIN_DAYS = 30;

/** Opens the door to offers: licence verified lately, onboarding meeting held or waived with the reason of the command. */
export const approveProfessional = decision({
  name: 'ApproveProfessional',
  input: z.object({ professionalId, onboarding: z.enum(['held', 'waived']).default('held') }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id, onboarding }, { professional: s }, ctx) {
    if (s.status === 'Approved') return {};
    refuseUnlessIn(s, ['Applied']);
    refuseUnless(
      s.licenceVerifiedAt && Date.parse(ctx.now) - Date.parse(s.licenceVerifiedAt) <= VERIFIED_WITHIN_DAYS * DAY_MS,
      'WRONG_STATE',
      'licence-not-verified',
    );
    return { professional: [happened('ProfessionalApproved', { professionalId: id, onboarding })] };
  },
});
