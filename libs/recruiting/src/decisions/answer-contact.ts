import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactOf } from '../contacts.js';
import { candidateId } from './on-candidate.js';
import { contactDid, type OnContacts, onContacts } from './on-contacts.js';

const request = z.object({ professionalId: ids.professionalId, requestId: ids.requestId, candidateId });

const answerable = ({ contacts: s }: OnContacts, { now }: Asking, named: { readonly requestId: string; readonly candidateId: string }) => {
  const asked = contactOf(s, named.requestId, named.candidateId);
  const expired = asked?.status === 'Requested' && Date.parse(asked.expiresAt) <= Date.parse(now);
  return allOf(
    unless(asked, 'NOT_FOUND', 'candidate-contact'),
    unless(asked?.status === 'Requested' && !expired, 'WRONG_STATE', `contact-is-${expired ? 'expired' : asked?.status.toLowerCase()}`),
  );
};
const dismissible = ({ contacts: s }: OnContacts, _who: Asking, { candidateId: who }: { readonly candidateId: string }) =>
  unlessDone(s.dismissed.includes(who), 'candidate-dismissed');

/** Yes or no, by the candidate alone. Yes gives that one firm the name and the address; an answer is given once. */
export const answerCandidateContact = decision({
  name: 'AnswerCandidateContact',
  input: request.extend({ accept: z.boolean() }),
  streams: onContacts,
  available: answerable,
  decide({ accept, ...which }, { contacts: s }, ctx) {
    const wanted = accept ? 'Accepted' : 'Declined';
    if (contactOf(s, which.requestId, which.candidateId)?.status === wanted) return {};
    refuseUnlessAvailable(answerable({ contacts: s }, ctx, which));
    return { contacts: [contactDid(`CandidateContact${wanted}`, which)] };
  },
});

/** Two weeks without an answer: the firm may ask someone else. */
export const expireCandidateContact = decision({
  name: 'ExpireCandidateContact',
  input: request,
  streams: onContacts,
  decide(which, { contacts: s }, ctx) {
    const asked = contactOf(s, which.requestId, which.candidateId);
    if (asked?.status !== 'Requested') return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(asked.expiresAt), 'WRONG_STATE', 'not-due');
    return { contacts: [contactDid('CandidateContactExpired', which)] };
  },
});

/** Not this one: the card is not shown to this firm again. The candidate is told nothing. */
export const dismissCandidate = decision({
  name: 'DismissCandidate',
  input: z.object({ professionalId: ids.professionalId, candidateId }),
  streams: onContacts,
  available: dismissible,
  decide(who, { contacts: s }, ctx) {
    return alreadyDone(dismissible({ contacts: s }, ctx, who)) ? {} : { contacts: [contactDid('CandidateDismissed', who)] };
  },
});
