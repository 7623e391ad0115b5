import {
  allOf,
  type Asking,
  decision,
  ids,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import {
  asksTheForbidden,
  candidateDid,
  candidateId,
  type CandidateContactsState,
  type CandidateState,
  CONTACT_MESSAGE,
  contactDid,
  mayBeSeen,
  onCandidate,
  onContacts,
  placeOfRegions,
  VISIBILITIES,
} from '@jurilien/recruiting';
import { DAY_MS, featureRecruit, recruitContactDays, recruitMaxOpenContacts } from '@jurilien/reference';
import { z } from 'zod';

interface Asked {
  readonly contacts: CandidateContactsState;
  readonly candidate: CandidateState;
  readonly professional: ProfessionalState;
}
/** One open request per candidate, and so many in all (`recruit.maxOpenContacts`). */
const askable = ({ contacts: s, candidate: c, professional: p }: Asked, { config }: Asking, named: { readonly candidateId: string }) => {
  const open = s.contacts.filter((x) => x.status === 'Requested');
  const asked = s.contacts.some((x) => x.candidateId === named.candidateId && (x.status === 'Requested' || x.status === 'Accepted'));
  return allOf(
    unless(p.status === 'Approved', 'FORBIDDEN', 'not-approved'),
    unless(config.value(featureRecruit, { province: p.province }), 'FEATURE_OFF', 'recruit'),
    unless(mayBeSeen(c, p), 'NOT_FOUND', 'candidate'),
    unless(!asked, 'DUPLICATE', 'contact-already-asked'),
    unless(open.length < config.value(recruitMaxOpenContacts, { province: p.province }), 'CAP_REACHED', 'open-contacts'),
  );
};

/**
 * A firm asks a candidate it found whether they may talk (4.10.4): one open request per candidate, so many in all, and no question the
 * law forbids. A candidate who is hidden, or blocked this firm, is as if they were not.
 */
export const requestCandidateContact = decision({
  name: 'RequestCandidateContact',
  input: z.object({ professionalId: ids.professionalId, candidateId, message: z.string().trim().min(20).max(CONTACT_MESSAGE) }),
  streams: (i: { professionalId: string; candidateId: string }) => ({
    ...onContacts(i),
    ...onCandidate(i),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ professional: p }) => p.province,
  available: askable,
  decide({ professionalId, candidateId: who, message }, states, ctx) {
    refuseUnlessAvailable(askable(states, ctx, { candidateId: who }));
    if (asksTheForbidden(message))
      throw new Refused('VALIDATION', 'forbidden-question', [{ field: 'message', message: 'forbidden-question' }]);
    const days = ctx.config.value(recruitContactDays, { province: states.professional.province });
    const expiresAt = new Date(Date.parse(ctx.now) + days * DAY_MS).toISOString();
    return {
      contacts: [contactDid('CandidateContactRequested', { professionalId, requestId: ctx.newId(), candidateId: who, message, expiresAt })],
    };
  },
});

const shown = ({ candidate: s }: { readonly candidate: CandidateState }) => unless(s.status === 'Active', 'NOT_FOUND', 'candidate-profile');
/** Others than the candidate only hide. */
const visibilityOpen = (states: { readonly candidate: CandidateState }, { actor }: Asking, named: { readonly candidateId: string }) => {
  const hidden = states.candidate.visibility === 'hidden' && !states.candidate.stale;
  return allOf(shown(states), unlessDone(actor.id !== named.candidateId && hidden, 'profile-is-hidden'));
};

/**
 * Hidden, anonymous or open: the candidate alone says (4.0 row 29); the team may hide, with a reason, and never show. Firms find
 * only who answers at the address of the account, so that no one is presented by someone else.
 */
export const setCandidateVisibility = decision({
  name: 'SetCandidateVisibility',
  input: z.object({ candidateId, visibility: z.enum(VISIBILITIES) }),
  reasonRequired: true,
  streams: (i: { candidateId: string }) => ({ ...onCandidate(i), account: streamOf(user, i.candidateId) }),
  available: visibilityOpen,
  decide(input, { candidate: s, account }, ctx) {
    refuseUnlessAvailable(shown({ candidate: s }));
    refuseUnless(input.visibility === 'hidden' || ctx.actor.id === input.candidateId, 'FORBIDDEN', 'visibility-is-theirs');
    if (input.visibility !== 'hidden' && !account.emailVerified)
      throw new Refused('WRONG_STATE', 'address-not-verified', [{ field: 'visibility', message: 'address-not-verified' }]);
    if (s.visibility === input.visibility && !s.stale) return {};
    const offered = ctx.config.value(featureRecruit, placeOfRegions(s.facts?.regions));
    refuseUnless(input.visibility === 'hidden' || offered, 'FEATURE_OFF', 'recruit');
    return { candidate: [candidateDid('CandidateVisibilitySet', input)] };
  },
});
