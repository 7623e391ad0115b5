import { automation, type Effect } from '@jurilien/event-sourcing';
import { digestAt } from '@jurilien/reference';
import { distribution } from '../distribution.js';
import { lead } from '../lead.js';
import { limits } from '../limits.js';
import { offerReceipt } from '../offer-receipt.js';
import { plus } from '../time.js';
import type { MovedReminder } from '../wave-plans.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

interface OfOffer {
  readonly data: { readonly leadId: string; readonly offerId: string; readonly professionalId: string };
}
interface OfClaimEnd {
  readonly data: { readonly leadId: string; readonly reminders?: readonly MovedReminder[] | undefined };
}
const reminder = (e: OfOffer) => ({ subject: `distribution-${e.data.leadId}`, timer: 'offer.remind', occurrence: e.data.offerId });
const remind = (e: OfOffer, dueAt: string): Effect => {
  const { leadId, offerId, professionalId } = e.data;
  return { do: 'schedule', ...reminder(e), dueAt, command: 'RemindOfOffer', input: { leadId, offerId, professionalId } };
};
/** A wave that runs on after claims takes its reminders with it. */
const moved = ({ data: { leadId, reminders = [] } }: OfClaimEnd): Effect[] =>
  reminders.map(({ remindAt, ...offer }) => remind({ data: { leadId, ...offer } }, remindAt));
const forget = (e: OfOffer): Effect[] => [{ do: 'cancel', ...reminder(e) }];

/** Half of the wave, and nobody looked: one reminder (R11). Whoever looked, refused or claimed needs none. */
export const remindOfOffers = automation(
  distribution,
  offerReceipt,
)({
  name: 'remind-of-offers',
  on: {
    OfferMade: (e) => (e.data.remindAt ? [remind(e, e.data.remindAt)] : []),
    ClaimReleased: moved,
    ClaimExpired: moved,
    AcceptanceConfirmed: moved,
    OfferViewed: forget,
    OfferRefused: forget,
    ClaimStarted: forget,
    RoundClosed: (e) => [{ do: 'cancel', subject: `distribution-${e.data.leadId}`, timer: 'offer.remind' }],
  },
});

/** Who lost a request to somebody else reads it in one letter at five o'clock, with the others of that day (R13). */
export const gatherTakenOffers = automation(distribution)({
  name: 'gather-taken-offers',
  on: {
    OffersClosed: (e) =>
      e.data.professionalIds.map((professionalId): Effect => {
        const { day, dueAt } = digestAt(e.occurredAt, e.province === 'ON' ? 'ON' : 'QC');
        return {
          do: 'schedule',
          subject: `digest-${professionalId}`,
          timer: 'offers.digest',
          occurrence: day,
          dueAt,
          command: 'MakeOfferDigest',
          input: { professionalId, day, dueAt },
        };
      }),
  },
});

/** A day after the search began the client hears how it stands, unless it ended before (4.2.3 lead.clientUpdate). */
export const updateClient = automation(lead)({
  name: 'update-client',
  on: {
    LeadOfferingStarted: (e) => [leadTimer(e, 'lead.clientUpdate', plus(e.occurredAt, limits.clientUpdateMs), 'UpdateClientOnSearch')],
    ...onEach(['LeadAccepted', 'LeadUnserved', 'LeadOfferingStopped', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) =>
      noTimer(e, 'lead.clientUpdate'),
    ),
  },
});
