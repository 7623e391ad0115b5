import type { LinkState } from '@jurilien/identity';
import { claimOn, type SearchState } from '@jurilien/search';

/** Commands on the claim behind an offer. */
const OF_CLAIM: ReadonlySet<string> = new Set(['RevealClaimNames', 'ConfirmAcceptance', 'DeclareConflict', 'ReleaseClaim']);

/**
 * Whom a command sent by a personal link is about: ids of the link's own subject, and those that its page does not have to know. They win
 * over whatever a payload names.
 * @param search the search of the request, where the link is a professional's
 */
export function linkSubject(name: string, { id, state }: { readonly id: string; readonly state: LinkState }, search?: SearchState) {
  const { leadId, professionalId, userId, acceptanceId, appointmentId, privacyId, meetingId, documentId, requestId } = state.subject;
  if (meetingId) return { meetingId };
  if (state.purpose === 'document') {
    const of = { leadId, ...(acceptanceId ? { acceptanceId } : {}), ...(documentId ? { documentId } : {}) };
    return name === 'ReportWrongRecipient' ? { ...of, ...(requestId ? { requestId } : {}), linkId: id } : of;
  }
  switch (name) {
    case 'SendPrivacyCode':
    case 'AbandonPrivacyRequest':
      return { requestId: privacyId };
    case 'VerifyEmail':
      return { userId, linkId: id };
    case 'ConfirmLeadEmail':
      return { leadId, method: 'link' };
    case 'ConfirmLeadPhone':
      return { leadId, method: 'code' };
    // A link of an opinion names its acceptance; whose side it speaks for follows from whether it names a professional.
    case 'SubmitSurvey':
      return { leadId, acceptanceId, side: professionalId ? 'professional' : 'client' };
    default:
      // One appointment, for either side; who acts follows from the actor of the link.
      if (appointmentId) return { leadId, acceptanceId, appointmentId };
      if (acceptanceId) return { leadId, acceptanceId, professionalId };
      return professionalId ? offerSubject(name, { ...state.subject, professionalId }, search) : { leadId };
  }
}

/** Offer, claim or acceptance of a professional: a link to the board names no offer, because the claim makes it. */
function offerSubject(
  name: string,
  { leadId, offerId, professionalId }: LinkState['subject'] & { readonly professionalId: string },
  search: SearchState | undefined,
): Readonly<Record<string, unknown>> {
  const ids = { leadId, professionalId };
  const acceptance = search?.acceptances.findLast((a) => a.professionalId === professionalId);
  if (name === 'RecordContactMade') return { ...ids, acceptanceId: acceptance?.acceptanceId };
  const found = offerId ?? (OF_CLAIM.has(name) ? search?.offers.findLast((o) => o.professionalId === professionalId)?.offerId : undefined);
  const offer = found ? { offerId: found } : {};
  if (!OF_CLAIM.has(name)) return { ...ids, ...offer };
  const live = found && search && claimOn(search, found)?.claimId;
  return {
    ...ids,
    ...offer,
    claimId: live ?? acceptance?.claimId ?? search?.ended.findLast((e) => e.professionalId === professionalId)?.claimId,
  };
}
