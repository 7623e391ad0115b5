import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';

/** Asks the worker to write and send the words of one rule (4.7.4); ids only, and a key that makes the occasion unique. */
const say = (rule: string, occasion: string, input: Record<string, unknown>): Effect => ({ do: 'work', job: 'notify', key: `${rule}:${occasion}`, input: { rule, ...input } });
const toLead = (rule: string, e: Recorded<any>, occasion: string = e.data.leadId): Effect => say(rule, occasion, { leadId: e.data.leadId });

/** The client confirms an address: receipt with the link, and the code by text message. */
export const confirmContact = automation({
  name: 'ask-client-to-confirm',
  on: {
    LeadConfirmationSent: (e) => [say(e.data.channel === 'email' ? 'R03' : 'R04', `${e.data.leadId as string}:${e.data.sequence as number}`, { leadId: e.data.leadId, sequence: e.data.sequence })],
  },
});

/** The client hears what happens with the request. */
export const tellClient = automation({
  name: 'tell-client',
  on: {
    LeadInfoRequested: (e) => [toLead('R07', e, `${e.data.leadId as string}:${e.version}`)],
    LeadValidated: (e) => [toLead('R09', e, `${e.data.leadId as string}:${e.version}`)],
    AcceptanceConfirmed: (e) => [say('R15', e.data.acceptanceId, { leadId: e.data.leadId, acceptanceId: e.data.acceptanceId, professionalId: e.data.professionalId })],
    ContactSlaMissed: (e) => [say('R19', e.data.acceptanceId, { leadId: e.data.leadId, acceptanceId: e.data.acceptanceId, professionalId: e.data.professionalId })],
    LeadUnserved: (e) => [toLead('R22', e, `${e.data.leadId as string}:${e.version}`)],
    LeadRejected: (e) => [toLead('R60', e, `${e.data.leadId as string}:${e.version}`)],
    LeadBlocked: (e) => (['notLegal', 'outOfTerritory', 'minor'].includes(e.data.blockType) ? [toLead('R60', e, `${e.data.leadId as string}:${e.version}`)] : []),
  },
});

/** The professional hears of offers, of the client, and of what changes. */
export const tellProfessional = automation({
  name: 'tell-professional',
  on: {
    OfferMade: (e) => [say('R10', e.data.offerId, { leadId: e.data.leadId, offerId: e.data.offerId, professionalId: e.data.professionalId })],
    AcceptanceConfirmed: (e) => [say('R16', e.data.acceptanceId, { leadId: e.data.leadId, offerId: e.data.offerId, acceptanceId: e.data.acceptanceId, professionalId: e.data.professionalId })],
    LeadWithdrawn: (e) => (e.data.afterAcceptance ? [say('R61', `${e.data.leadId as string}:${e.version}`, { leadId: e.data.leadId })] : []),
    // An ended or stopped request is not free again.
    ClaimReleased: (e) => (['conflict', 'cancelled', 'staff', 'suspended'].includes(e.data.cause) ? [say('R14', `${e.data.claimId as string}`, { leadId: e.data.leadId })] : []),
    ClaimExpired: (e) => [say('R14', `${e.data.claimId as string}`, { leadId: e.data.leadId })],
  },
});

/** A new link goes to the address on file, whoever asked for it. */
export const sendNewLink = automation({
  name: 'send-new-link',
  on: {
    NewLinkRequested: (e) => [say('link-renewed', `${e.data.linkId as string}:${e.version}`, { linkId: e.data.linkId, purpose: e.data.purpose, sequence: e.data.sequence, ...e.data.subject })],
  },
});
