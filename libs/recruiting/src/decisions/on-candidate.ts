import { streamOf } from '@jurilien/event-sourcing';
import { LAWYER_TYPES, REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { candidate, candidateDetails, candidateFacts, type CandidateEvent } from '../candidate.js';

export const candidateId = z.uuid();
export const onCandidate = (i: { candidateId: string }) => ({ candidate: streamOf(candidate, i.candidateId) });

/** A profile as the form sends it: facts and details side by side, so that a fault is told at its field. */
export const profileInput = z
  .object({ candidateId, ...candidateFacts.shape, ...candidateDetails.shape })
  .extend({
    regions: z.array(z.string().refine((v) => REGIONS.some((r) => r.code === v))).min(1),
    phoneNumber: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .optional(),
    fields: z.array(z.string().refine((v) => LAWYER_TYPES.some((t) => t.code === v))).default([]),
  })
  .refine((i) => !i.articlingFrom || !i.articlingTo || i.articlingFrom < i.articlingTo, { path: ['articlingTo'], message: 'order' });

/** The same profile as the log keeps it. */
export function profileOf({
  firstName,
  lastName,
  phoneNumber,
  school,
  programme,
  skills,
  blockedFirms,
  ...facts
}: z.infer<typeof profileInput>): Extract<CandidateEvent, { type: 'CandidateProfileCreated' }>['data'] {
  const details = { firstName, lastName, school, programme, skills, blockedFirms };
  return { ...facts, details: { ...details, ...(phoneNumber ? { phoneNumber } : {}) } };
}

/** One event of a candidate, typed by its name. */
export const candidateDid = <T extends CandidateEvent['type']>(
  type: T,
  data: Extract<CandidateEvent, { type: T }>['data'],
): CandidateEvent => ({ type, data }) as CandidateEvent;
