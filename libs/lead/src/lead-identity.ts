import { ERASED } from '@jurilien/event-sourcing';
import { SAFE_CHANNELS, type SafeContact } from '@jurilien/reference';
import { z } from 'zod';
import { answers } from '@jurilien/questions';
import { address, party } from './facts.js';

/** A sealed field that is not plain text reads as `[erased]` once its key is destroyed. */
export const sealed = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal(ERASED)]);

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** How the person may be reached without anyone else noticing (IN5); an empty one takes back what the form said. */
export const safeContact = z
  .object({
    only: z.array(z.enum(SAFE_CHANNELS)).max(SAFE_CHANNELS.length).readonly().optional(),
    from: hour.optional(),
    to: hour.optional(),
    parts: z.array(z.string().max(20)).max(5).readonly().optional(),
    noVoicemail: z.boolean().optional(),
    neutral: z.boolean().optional(),
    words: z.string().trim().max(1_000).optional(),
  })
  .strict() satisfies z.ZodType<SafeContact>;

/** The same as it is stored: the commands have looked at the hours. */
export const storedSafeContact = safeContact.extend({ from: z.string().optional(), to: z.string().optional() });

/** What clients write and staff edit: sealed with the client's key, parties with the lead's own. */
export const identity = {
  clientName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  phoneExtension: z.string(),
  address: sealed(address),
  othersInvolved: sealed(z.array(party)),
  specificQuestions: sealed(answers),
  accessibleSpecificQuestions: sealed(answers),
  searchTerms: z.string(),
};

const person = 'personId' as const;
/** Whose key seals each of them. */
export const identityOwners = {
  clientName: person,
  email: person,
  phoneNumber: person,
  phoneExtension: person,
  address: person,
  othersInvolved: 'leadId' as const,
  specificQuestions: person,
  accessibleSpecificQuestions: person,
  searchTerms: person,
  safeContact: person,
  privateFacts: person,
};
