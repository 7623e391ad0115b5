import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { practice } from '../professional.js';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

const REAPPLY_DAYS = 30;

/** Licence, insurance and practice, once the terms are accepted; staff answer within a business day. */
export const submitProfessionalApplication = decision({
  name: 'SubmitProfessionalApplication',
  input: z.object({ professionalId, licenceNo: z.string().trim().min(1).max(40), insurance: z.string().trim().min(1).max(120), practice }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    refuseUnlessIn(s, ['Registered', 'Rejected']);
    refuseUnless(s.termsVersion, 'WRONG_STATE', 'terms-not-accepted');
    refuseUnless(
      !s.rejectedAt || Date.parse(ctx.now) - Date.parse(s.rejectedAt) >= REAPPLY_DAYS * 86_400_000,
      'WRONG_STATE',
      'rejected-lately',
    );
    return { professional: [happened('ProfessionalApplied', input)] };
  },
});
