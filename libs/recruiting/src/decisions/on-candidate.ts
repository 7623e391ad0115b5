import { ids, Refused, streamOf } from '@jurilien/event-sourcing';
import { LAWYER_TYPES, phoneFault, REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { candidate, candidateDetails, candidateFacts, type CandidateEvent, type CandidateState } from '../candidate.js';

export const candidateId = ids.candidateId;
export const onCandidate = (i: { candidateId: string }) => ({ candidate: streamOf(candidate, i.candidateId) });
/** What rules of availability of a candidate read. */
export interface OnCandidate {
  readonly candidate: CandidateState;
}

/** A profile as the form sends it: facts and details side by side, so that a fault is shown at its field. */
export const profileInput = z
  .object({ candidateId, ...candidateFacts.shape, ...candidateDetails.shape })
  .extend({
    regions: z.array(z.string().refine((v) => REGIONS.some((r) => r.code === v))).min(1),
    phoneNumber: z.string().max(30).optional(),
    fields: z.array(z.string().refine((v) => LAWYER_TYPES.some((t) => t.code === v))).default([]),
  })
  .refine((i) => !i.articlingFrom || !i.articlingTo || i.articlingFrom < i.articlingTo, { path: ['articlingTo'], message: 'order' });

/** @throws Refused when a phone is given that no code and no text could go to */
export function refuseUnlessTextable({ phoneNumber }: { readonly phoneNumber?: string }): void {
  const message = phoneNumber === undefined ? undefined : phoneFault(phoneNumber, { unitedStates: true });
  if (message) throw new Refused('VALIDATION', 'fields', [{ field: 'phoneNumber', message }]);
}

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
