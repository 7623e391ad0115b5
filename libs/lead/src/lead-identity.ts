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

/** What clients write and staff edit: sealed with the client's key, parties with a part of the lead's own. */
export const identity = {
  clientName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  phoneExtension: z.string(),
  address: sealed(address),
  othersInvolved: sealed(z.array(party)),
  /** The part of the request's key that seals the parties; absent before they had one, when the request's own key did. */
  partiesKey: z.string().optional(),
  specificQuestions: sealed(answers),
  accessibleSpecificQuestions: sealed(answers),
  searchTerms: z.string(),
};

const person = 'personId' as const;
/** Keyed hash of the client's name, to find their other requests by; absent before requests had one. */
export const nameMark = z.string().optional();

/** Whose key seals each of them. */
export const identityOwners = {
  clientName: person,
  nameMark: person,
  email: person,
  phoneNumber: person,
  phoneExtension: person,
  address: person,
  othersInvolved: 'partiesKey|leadId' as const,
  specificQuestions: person,
  accessibleSpecificQuestions: person,
  searchTerms: person,
  safeContact: person,
  privateFacts: person,
};

/** Whom a request names beside its client: the other parties, or who referred the client. */
export const THIRD_PERSONS = ['parties', 'referrer'] as const;
export type ThirdPerson = (typeof THIRD_PERSONS)[number];

/** The part of a request's key that seals the parties. Parties that are named after earlier ones were forgotten have a part of their own. */
export const partiesKeyOf = (leadId: string, timesForgotten: number): string =>
  timesForgotten === 0 ? `${leadId}/parties` : `${leadId}/parties-${timesForgotten + 1}`;
/** The part that seals who referred the client. */
export const referrerKeyOf = (leadId: string): string => `${leadId}/referrer`;
/** The part that seals what was written before the request was sent: it names them too, and no one reads it after. */
export const draftKeyOf = (leadId: string): string => `${leadId}/draft`;
