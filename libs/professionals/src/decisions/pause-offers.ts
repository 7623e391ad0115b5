import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn, STAFF } from './common.js';

/** No offers for a while, all or of one kind; live claims are released free by the process that follows. */
export const pauseOffers = decision({
  name: 'PauseOffers',
  input: z.object({ professionalId, scope: z.enum(['all', 'field', 'region', 'type']).default('all'), value: z.string().max(40).optional(), until: z.iso.datetime().optional(), pauseReason: z.enum(['vacation', 'tooBusy', 'badLeads', 'price', 'other', 'sms']).optional() }),
  who: ['professional', 'token', ...STAFF, 'system'],
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnlessIn(s, ['Approved', 'Suspended']);
    return { professional: [happened('OffersPaused', input)] };
  },
});

/** Offers again. */
export const resumeOffers = decision({
  name: 'ResumeOffers',
  input: z.object({ professionalId }),
  who: ['professional', 'token', ...STAFF, 'system'],
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnlessIn(s, ['Approved', 'Suspended']);
    return { professional: s.pause ? [happened('OffersResumed', input)] : [] };
  },
});
