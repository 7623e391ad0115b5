import { decision, filledLine, oneLine, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { practice } from '../professional.js';
import { publicText, type PublicText } from '../publication.js';
import { wordingFaults } from '../wording.js';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

const faultsOf = (text: PublicText) =>
  (['aboutFr', 'aboutEn', 'consultationFr', 'consultationEn'] as const).flatMap((field) => {
    const [first] = wordingFaults(text[field] ?? '', { specialist: Boolean(text.specialistIn) });
    return first ? [{ field: `text.${field}`, message: `wording-${first.reason}:${first.found}` }] : [];
  });

/**
 * Name, firm and language, and the words of the public page: what the rules of the profession do not allow is shown at its field
 * (5.7). An address changes by a code sent to the new one, never here (4.10.7).
 */
export const updateProfessionalProfile = decision({
  name: 'UpdateProfessionalProfile',
  input: z.object({
    professionalId,
    name: filledLine(120).optional(),
    firm: oneLine(120).optional(),
    lang: z.enum(['fr', 'en']).optional(),
    text: publicText.optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  decide({ text, ...input }, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    const faults = text ? faultsOf(text) : [];
    if (faults.length > 0) throw new Refused('VALIDATION', 'wording', faults);
    const { professionalId: id, ...wished } = input;
    const changes = (Object.keys(wished) as (keyof typeof wished)[]).some(
      (field) => wished[field] !== undefined && wished[field] !== s[field],
    );
    const rewritten = text && JSON.stringify(text) !== JSON.stringify(s.text);
    return {
      professional: [
        ...(changes ? [happened('ProfessionalProfileUpdated', input)] : []),
        ...(rewritten ? [happened('PublicTextWritten', { professionalId: id, text })] : []),
      ],
    };
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
    /** Local dates without offers; those of the past are of no use and may be left out. */
    holidays: z.array(z.iso.date()).max(100).optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(input.fromMinute < input.toMinute, 'VALIDATION', 'hours-order');
    return { professional: [happened('OfferHoursSet', input)] };
  },
});
