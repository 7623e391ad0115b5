import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import { work } from '../../work.js';

type Cause = 'ended' | 'erased';
const ends = (subjectId: string, cause: Cause, position: number): Effect[] => [work('end-meetings', `${position}`, { subjectId, cause })];
const ofLead = (cause: Cause) => (e: { readonly position: number; readonly data: { readonly leadId: string } }) =>
  ends(e.data.leadId, cause, e.position);
const ofProfessional = (cause: Cause) => (e: { readonly position: number; readonly data: { readonly professionalId: string } }) =>
  ends(e.data.professionalId, cause, e.position);
const ofCandidate = (cause: Cause) => (e: { readonly position: number; readonly data: { readonly candidateId: string } }) =>
  ends(e.data.candidateId, cause, e.position);

/** No one is met about a request that has ended. */
export const endMeetingsOfRequests = automation(lead)({
  name: 'end-meetings-of-requests',
  on: { ...forEach(lead)(['LeadWithdrawn', 'LeadBlocked', 'LeadRejected'], ofLead('ended')), LeadErased: ofLead('erased') },
});

/** Nor a professional who was turned away or has left; one who is suspended may still be met. An approval ends the onboarding alone. */
export const endMeetingsOfProfessionals = automation(professional)({
  name: 'end-meetings-of-professionals',
  on: {
    ProfessionalApproved: ({ data: { professionalId }, position }) => [
      work('end-meetings', `${position}`, { subjectId: professionalId, cause: 'ended', kind: 'onboarding' }),
    ],
    ...forEach(professional)(['ProfessionalRejected', 'ProfessionalClosed'], ofProfessional('ended')),
    ProfessionalErased: ofProfessional('erased'),
  },
});

/** Nor a candidate who looks for work no more. */
export const endMeetingsOfCandidates = automation(candidate)({
  name: 'end-meetings-of-candidates',
  on: { CandidateProfileClosed: ofCandidate('ended'), CandidateErased: ofCandidate('erased') },
});

/** No one waits for a colleague whose account is closed; who was invited is told, and the team invites anew. */
export const endHostedMeetings = automation(user)({
  name: 'end-hosted-meetings',
  on: { UserDisabled: ({ position, data: { userId } }) => [work('end-hosted-meetings', `${position}`, { userId })] },
});
