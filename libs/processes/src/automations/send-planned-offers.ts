import { at, automation, cancel, timer, type Effect } from '@jurilien/event-sourcing';
import { distribution, GOES_ON } from '@jurilien/search';
import { sendPlannedOffer } from '../decisions/send-planned-offer.js';
import { work } from '../work.js';

interface OfClaim {
  readonly data: { readonly leadId: string; readonly claimId: string };
}
const subject = (leadId: string): string => `distribution-${leadId}`;
const due = timer('offer.send', sendPlannedOffer);
/** Offers whose hour came while a claim was in their way go out when it ends. */
const sendWaiting = ({ data: { leadId, claimId } }: OfClaim): Effect[] => [work('send-planned', `planned-after-${claimId}`, { leadId })];

/** A planned offer goes out at its hour (E21); what happened until then is looked at again when it comes. */
export const sendPlannedOffers = automation(distribution)({
  name: 'send-planned-offers',
  on: {
    OfferMade: ({ data: { leadId, offerId, professionalId, sendAt } }) =>
      sendAt ? [at(sendAt, due, { leadId, offerId, professionalId }, subject(leadId), offerId)] : [],
    ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? sendWaiting(e) : []),
    ClaimExpired: sendWaiting,
    AcceptanceConfirmed: (e) => (e.data.capacityFull ? [] : sendWaiting(e)),
    OffersWithdrawn: ({ data: { leadId, offerIds } }) => offerIds.map((offerId) => cancel(due, subject(leadId), offerId)),
    RoundClosed: (e) => [cancel(due, subject(e.data.leadId))],
  },
});
