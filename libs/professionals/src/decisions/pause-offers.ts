import { decision, refuseUnless, Refused } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

/** No offers for a while, all or of one kind; live claims are released free by the process that follows. */
export const pauseOffers = decision({
  name: 'PauseOffers',
  input: z.object({
    professionalId,
    scope: z.enum(['all', 'field', 'region', 'type']).default('all'),
    value: z.string().max(40).optional(),
    until: z.iso.datetime().optional(),
    pauseReason: z.enum(['vacation', 'tooBusy', 'badLeads', 'price', 'other', 'sms']).optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    refuseUnlessIn(s, ['Approved', 'Suspended']);
    refuseUnless(input.scope === 'all' || input.value, 'VALIDATION', 'pause-of-what');
    if (input.until && Date.parse(input.until) <= Date.parse(ctx.now))
      throw new Refused('VALIDATION', 'not-in-the-future', [{ field: 'until', message: 'future' }]);
    const same = s.pause?.scope === input.scope && s.pause.value === input.value && s.pause.until === input.until;
    return { professional: same ? [] : [happened('OffersPaused', input)] };
  },
});

/** Offers again. */
export const resumeOffers = decision({
  name: 'ResumeOffers',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnlessIn(s, ['Approved', 'Suspended']);
    return { professional: s.pause ? [happened('OffersResumed', input)] : [] };
  },
});
