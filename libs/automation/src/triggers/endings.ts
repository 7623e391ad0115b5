import { type CloseReason, lead } from '@jurilien/lead';
import { distribution, type ReleaseCause } from '@jurilien/search';
import { trigger } from '../trigger.js';
import { eachTime } from './each-time.js';

/** Blocks that are no reproach: the client hears why. */
const TOLD: readonly string[] = ['notLegal', 'outOfTerritory', 'minor'];
/** Claims that someone other than the claimer ended (4.3.7). */
const BY_OTHERS: readonly ReleaseCause[] = ['withdrawn', 'blocked', 'closed', 'stopped', 'staff', 'suspended'];
/** Ends that need no letter: the mandate is given, or the request was never confirmed. */
const KNOWN: readonly string[] = ['served', 'notConfirmed'] satisfies CloseReason[];

/** An end that came from elsewhere, for whom it concerns: the client, who had accepted, who held a claim. */
export const endingTriggers = [
  trigger(lead)({
    key: 'requestRefused',
    label: { fr: 'L’équipe ne peut pas prendre la demande', en: 'The team cannot take the request' },
    about: ['leadId'],
    on: { LeadRejected: eachTime, LeadBlocked: (e) => (TOLD.includes(e.data.blockType) ? eachTime(e) : []) },
  }),
  trigger(distribution)({
    key: 'claimEndedByOthers',
    label: {
      fr: 'Une réservation prend fin sans que le professionnel l’ait décidé',
      en: 'A reservation ends, and the professional did not end it',
    },
    about: ['leadId', 'offerId', 'professionalId', 'reason'],
    on: {
      ClaimReleased({ data: { cause, claimId, leadId, offerId, professionalId } }) {
        return BY_OTHERS.includes(cause) ? [{ key: claimId, about: { leadId, offerId, professionalId, reason: cause } }] : [];
      },
    },
  }),
  trigger(lead)({
    key: 'withdrawnAfterAcceptance',
    label: { fr: 'Le client retire une demande acceptée', en: 'The client withdraws an accepted request' },
    about: ['leadId'],
    on: { LeadWithdrawn: (e) => (e.data.afterAcceptance ? eachTime(e) : []) },
  }),
  trigger(lead)({
    key: 'requestTakenDown',
    label: { fr: 'La demande est bloquée, fermée ou renouvelée', en: 'The request is blocked, closed or renewed' },
    about: ['leadId', 'reason'],
    on: {
      LeadRenewed: (e) => eachTime(e, { reason: 'renewed' }),
      LeadBlocked: (e) => eachTime(e, { reason: 'blocked' }),
      LeadClosed: (e) => eachTime(e, { reason: e.data.closeReason === 'served' ? 'served' : 'closed' }),
    },
  }),
  trigger(lead)({
    key: 'requestErased',
    label: { fr: 'Les renseignements du client sont effacés à sa demande', en: 'The client’s information is erased as they asked' },
    about: ['leadId'],
    on: { LeadErased: (e) => (e.data.cause === 'retention' ? [] : eachTime(e)) },
  }),
  trigger(lead)({
    key: 'requestClosed',
    label: { fr: 'La demande est fermée ou retirée', en: 'The request is closed or withdrawn' },
    about: ['leadId', 'reason'],
    on: {
      LeadClosed: (e) => (KNOWN.includes(e.data.closeReason) ? [] : eachTime(e, { reason: e.data.closeReason })),
      LeadWithdrawn: (e) => eachTime(e, { reason: 'withdrawn' }),
    },
  }),
];
