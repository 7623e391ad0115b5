import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** Staff looked the licence up in the official directory and say what they found. */
export const verifyLicence = decision({
  name: 'VerifyLicence',
  input: z.object({ professionalId, result: z.enum(['valid', 'failed']), source: z.string().trim().min(3).max(300) }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id, result, source }, { professional: s }, ctx) {
    refuseUnless(s.licenceNo && s.province, 'WRONG_STATE', 'no-application');
    if (result === 'failed') return { professional: [happened('LicenceFailed', { professionalId: id, source })] };
    const nextCheckAt = new Date(Date.parse(ctx.now) + defaults['licence.recheckDays'] * 86_400_000).toISOString();
    return { professional: [happened('LicenceVerified', { professionalId: id, province: s.province, source, nextCheckAt })] };
  },
});
