import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactOf } from '../contacts.js';
import { candidateId } from './on-candidate.js';
import { contactDid, onContacts } from './on-contacts.js';

const request = z.object({ professionalId: ids.professionalId, requestId: ids.requestId, candidateId });

/** Yes or no, by the candidate alone. Yes gives that one firm the name and the address; an answer is given once. */
export const answerCandidateContact = decision({
  name: 'AnswerCandidateContact',
  input: request.extend({ accept: z.boolean() }),
  streams: onContacts,
  decide({ accept, ...which }, { contacts: s }, ctx) {
    const asked = contactOf(s, which.requestId, which.candidateId);
    refuseUnless(asked, 'NOT_FOUND', 'candidate-contact');
    const wanted = accept ? 'Accepted' : 'Declined';
    if (asked.status === wanted) return {};
    const open = asked.status === 'Requested' && Date.parse(asked.expiresAt) > Date.parse(ctx.now);
    refuseUnless(open, 'WRONG_STATE', `contact-is-${asked.status === 'Requested' ? 'expired' : asked.status.toLowerCase()}`);
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
  decide(who, { contacts: s }) {
    return s.dismissed.includes(who.candidateId) ? {} : { contacts: [contactDid('CandidateDismissed', who)] };
  },
});
