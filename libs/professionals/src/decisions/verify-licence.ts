import { decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { DAY_MS, licenceRecheckDays } from '@jurilien/reference';
import { z } from 'zod';
import { pauseOf } from '../pauses.js';
import { happened, inProvince, type OnProfessional, onProfessional, professionalId } from './common.js';

const available = ({ professional: s }: OnProfessional) => unless(s.licenceNo && s.province, 'WRONG_STATE', 'no-application');

/** Staff looked the licence up in the official directory and say what they found. */
export const verifyLicence = decision({
  name: 'VerifyLicence',
  input: z.object({
    professionalId,
    result: z.enum(['valid', 'failed']),
    source: z.string().trim().min(3).max(300),
    extract: z.string().trim().max(500).optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ professionalId: id, result, source, extract }, { professional: s }, ctx) {
    refuseUnlessAvailable(available({ professional: s }));
    if (result === 'failed')
      return { professional: [happened('LicenceFailed', { professionalId: id, source, ...(extract ? { extract } : {}) })] };
    const days = ctx.config.value(licenceRecheckDays, { province: s.province });
    const nextCheckAt = new Date(Date.parse(ctx.now) + days * DAY_MS).toISOString();
    return {
      professional: [
        happened('LicenceVerified', { professionalId: id, province: s.province!, source, ...(extract ? { extract } : {}), nextCheckAt }),
        // Offers that stopped only because no one had looked go on.
        ...(pauseOf(s.pauses, { scope: 'all' })?.reason === 'licence'
          ? [happened('OffersResumed', { professionalId: id, scope: 'all' })]
          : []),
      ],
    };
  },
});
