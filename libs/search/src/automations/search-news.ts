import { at, automation, cancel, forEach, timer, type Effect } from '@jurilien/event-sourcing';
import { lead, updateClientOnSearch } from '@jurilien/lead';
import { digestAt, HOUR_MS, leadClientUpdateHours, plus } from '@jurilien/reference';
import { makeOfferDigest } from '../decisions/make-offer-digest.js';
import { remindOfOffer } from '../decisions/remind-of-offer.js';
import { distribution } from '../search.js';
import { offerReceipt } from '../offer-receipt.js';
import type { MovedReminder } from '../wave-plans.js';

interface OfOffer {
  readonly data: { readonly leadId: string; readonly offerId: string; readonly professionalId: string };
}
interface OfClaimEnd {
  readonly data: { readonly leadId: string; readonly reminders?: readonly MovedReminder[] | undefined };
}
const subject = (leadId: string): string => `distribution-${leadId}`;
const reminderDue = timer('offer.remind', remindOfOffer);
const remind = ({ data: { leadId, offerId, professionalId } }: OfOffer, dueAt: string): Effect =>
  at(dueAt, reminderDue, { leadId, offerId, professionalId }, subject(leadId), offerId);
/** A wave that runs on after claims takes its reminders with it. */
const moved = ({ data: { leadId, reminders = [] } }: OfClaimEnd): Effect[] =>
  reminders.map(({ remindAt, ...offer }) => remind({ data: { leadId, ...offer } }, remindAt));
const forget = ({ data: { leadId, offerId } }: OfOffer): Effect[] => [cancel(reminderDue, subject(leadId), offerId)];

/** Half of the wave, and no one looked: one reminder (R11). A person who looked, refused or claimed needs none. */
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
    RoundClosed: (e) => [cancel(reminderDue, subject(e.data.leadId))],
  },
});

const digestDue = timer('offers.digest', makeOfferDigest);

/** Who lost a request to someone else reads it in one letter at five o'clock, with the others of that day (R13). */
export const gatherTakenOffers = automation(distribution)({
  name: 'gather-taken-offers',
  on: {
    OffersClosed: (e) =>
      e.data.professionalIds.map((professionalId) => {
        const { day, dueAt } = digestAt(e.occurredAt, e.province === 'ON' ? 'ON' : 'QC');
        return at(dueAt, digestDue, { professionalId, day, dueAt }, `digest-${professionalId}`, day);
      }),
  },
});

const updateDue = timer('lead.clientUpdate', updateClientOnSearch);

/** A day after the search began the client hears how it stands, unless it ended before (4.2.3 lead.clientUpdate). */
export const updateClient = automation(lead)({
  name: 'update-client',
  on: {
    LeadOfferingStarted: ({ stream, occurredAt, config, data: { leadId, province, lawyerType } }) => {
      const hours = config.value(leadClientUpdateHours, { province, field: lawyerType });
      return [at(plus(occurredAt, hours * HOUR_MS), updateDue, { leadId }, stream)];
    },
    ...forEach(lead)(['LeadAccepted', 'LeadUnserved', 'LeadOfferingStopped', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(updateDue, e.stream),
    ]),
  },
});
