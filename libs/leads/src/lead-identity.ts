import { ERASED } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { address, answers, party } from './facts.js';

/** A sealed field that is not plain text reads as `[erased]` once its key is destroyed. */
export const sealed = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal(ERASED)]);

/** What clients write and staff edit: sealed with the client's key, parties with the lead's own. */
export const identity = {
  clientName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
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
  address: person,
  othersInvolved: 'leadId' as const,
  specificQuestions: person,
  accessibleSpecificQuestions: person,
  searchTerms: person,
  privateFacts: person,
};
