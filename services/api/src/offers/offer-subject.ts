import { claimOn, distribution } from '@jurilien/search';
import { stateOf, type Kernel } from '@jurilien/runtime';

interface OfferIds {
  readonly leadId: string;
  /** Absent in a link to the board, where the claim makes the offer. */
  readonly offerId?: string;
  readonly professionalId: string;
}

const OF_CLAIM = ['RevealClaimNames', 'ConfirmAcceptance', 'DeclareConflict', 'ReleaseClaim'];

/** Ids that a command of an offer's link needs: the page does not have to know claim and acceptance by name. */
export async function offerSubject(kernel: Kernel, name: string, ids: OfferIds): Promise<Record<string, unknown>> {
  const search = await stateOf(kernel, distribution, ids.leadId);
  const acceptance = search.acceptances.find((a) => a.professionalId === ids.professionalId);
  if (name === 'RecordContactMade')
    return { leadId: ids.leadId, professionalId: ids.professionalId, acceptanceId: acceptance?.acceptanceId };
  if (!OF_CLAIM.includes(name)) return { ...ids };
  const offerId = ids.offerId ?? search.offers.findLast((o) => o.professionalId === ids.professionalId)?.offerId;
  const own = offerId && claimOn(search, offerId)?.claimId;
  const claimId = own ?? acceptance?.claimId ?? search.ended.findLast((e) => e.professionalId === ids.professionalId)?.claimId;
  return { ...ids, ...(offerId ? { offerId } : {}), claimId };
}
