import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { practice } from '../professional.js';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** Name, firm and language. An address changes by a code sent to the new one, never here (4.10.7). */
export const updateProfessionalProfile = decision({
  name: 'UpdateProfessionalProfile',
  input: z.object({
    professionalId,
    name: z.string().trim().min(1).max(120).optional(),
    firm: z.string().max(120).optional(),
    lang: z.enum(['fr', 'en']).optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    const { professionalId: _, ...wished } = input;
    const changes = (Object.keys(wished) as (keyof typeof wished)[]).some(
      (field) => wished[field] !== undefined && wished[field] !== s[field],
    );
    return { professional: changes ? [happened('ProfessionalProfileUpdated', input)] : [] };
  },
});

/** What the person wants to be offered. */
export const setMatchingPreferences = decision({
  name: 'SetMatchingPreferences',
  input: z.object({ professionalId, practice }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.practice, 'WRONG_STATE', 'no-application');
    return { professional: [happened('MatchingPreferencesSet', input)] };
  },
});

/** When offers may arrive, local time. */
export const setOfferHours = decision({
  name: 'SetOfferHours',
  input: z.object({
    professionalId,
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    fromMinute: z.number().int().min(0).max(1_439),
    toMinute: z.number().int().min(1).max(1_440),
  }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(input.fromMinute < input.toMinute, 'VALIDATION', 'hours-order');
    return { professional: [happened('OfferHoursSet', input)] };
  },
});
