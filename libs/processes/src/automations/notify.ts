import type { MessageRule, Occasion } from '@jurilien/contracts';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { distribution, GOES_ON, offerDigest, offerReceipt } from '@jurilien/search';
import { link } from '@jurilien/identity';
import { work } from '../work.js';

/** Asks the worker to write and send the words of one rule (4.7.4); ids only, and an occasion that happens once. */
export const say = (rule: MessageRule, occasion: string, about: Omit<Occasion, 'rule'>, dueAt?: string): Effect =>
  work('notify', `${rule}:${occasion}`, { rule, ...about }, dueAt);
/** To the client of a request, once per time it happens. */
const toLead = (rule: MessageRule, e: { readonly version: number; readonly data: { readonly leadId: string } }): Effect =>
  say(rule, `${e.data.leadId}:${e.version}`, { leadId: e.data.leadId });

/** To the professional of one offer, once. */
const toOffered = (
  rule: MessageRule,
  e: { readonly data: { readonly leadId: string; readonly offerId: string; readonly professionalId: string } },
): Effect => say(rule, e.data.offerId, { leadId: e.data.leadId, offerId: e.data.offerId, professionalId: e.data.professionalId });

/** The client confirms an address: receipt with the link, and the code by text message. */
export const confirmContact = automation(lead)({
  name: 'ask-client-to-confirm',
  on: {
    LeadConfirmationSent: (e) => [
      say(e.data.channel === 'sms' ? 'R04' : e.data.referred ? 'referral' : 'R03', `${e.data.leadId}:${e.data.sequence}`, {
        leadId: e.data.leadId,
        sequence: e.data.sequence,
      }),
    ],
  },
});

/** The link of a draft goes out: asked for, or as a reminder (R01, R02). */
export const mailDrafts = automation(lead)({
  name: 'mail-drafts',
  on: { LeadDraftLinkSent: (e) => [toLead(e.data.cause === 'asked' ? 'draft-link' : e.data.cause === 'remind1' ? 'R01' : 'R02', e)] },
});

/** The client hears what happens with the request. */
export const tellClient = automation(lead)({
  name: 'tell-client',
  on: {
    LeadLinkSent: (e) => [toLead('lead-link', e)],
    LeadInfoRequested: (e) => [toLead('R07', e)],
    LeadValidated: (e) => [toLead('R09', e)],
    LeadClientUpdated: (e) => [toLead('R21', e)],
    LeadUnserved: (e) => [toLead('R22', e)],
    LeadRejected: (e) => [toLead('R60', e)],
    LeadBlocked: (e) => (['notLegal', 'outOfTerritory', 'minor'].includes(e.data.blockType) ? [toLead('R60', e)] : []),
  },
});

/** The professional hears of offers, of the client, and of what changes. */
export const tellProfessional = automation(
  lead,
  distribution,
  offerReceipt,
  offerDigest,
)({
  name: 'tell-professional',
  on: {
    // A planned offer is told when it is sent (E21).
    OfferMade: (e) => (e.data.sendAt || e.data.board ? [] : [toOffered('R10', e)]),
    OfferSent: (e) => [toOffered('R10', e)],
    OfferReminded: (e) => [toOffered('R11', e)],
    OfferDigestDue: (e) => [
      say('R13', `${e.data.professionalId}:${e.data.day}`, {
        professionalId: e.data.professionalId,
        from: e.data.from,
        until: e.data.until,
      }),
    ],
    LeadWithdrawn: (e) => (e.data.afterAcceptance ? [say('R61', `${e.data.leadId}:${e.version}`, { leadId: e.data.leadId })] : []),
    LeadNoteAdded: (e) => (e.data.fromClient ? [toLead('client-note', e)] : []),
    // An ended or stopped request is not free again.
    ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? [say('R14', `${e.data.claimId}`, { leadId: e.data.leadId })] : []),
    ClaimExpired: (e) => [say('R14', `${e.data.claimId}`, { leadId: e.data.leadId })],
  },
});

/** A new link goes to the address on file, no matter who asked for it. */
export const sendNewLink = automation(link)({
  name: 'send-new-link',
  on: {
    NewLinkRequested: (e) => [
      say('link-renewed', `${e.data.linkId}:${e.version}`, {
        linkId: e.data.linkId,
        purpose: e.data.purpose,
        sequence: e.data.sequence,
        ...e.data.subject,
      }),
    ],
  },
});
