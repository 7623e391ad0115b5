/** Messages about requests, offers and acceptances. */
import { DAY_MS, later, say, timer, ofLead, ofDeal, ofOffer, deal, firstOfDeal, offered, ofPro } from './say.mjs';

export function acceptances({ addBusinessDays, addBusinessMinutes, contactNudgeMinutes, outcomeRemindDays }) {
  const remind = (e, name, rule, dueAt) =>
    timer(dueAt, name, 'RemindOfAcceptance', { ...ofDeal(e), rule, occasion: name, dueAt }, e.stream);
  const spoken = (e) =>
    e.config
      .value(outcomeRemindDays, { province: e.province === 'ON' ? 'ON' : 'QC' })
      .map((days, i) => remind(e, `accept.outcome${i + 1}`, 'R54', later(e.occurredAt, days * DAY_MS)));
  const AFTER_CLOSING = { unable: 'professional-unable', clientUnreachable: 'client-unreachable' };
  return {
    AcceptanceConfirmed: (e) => [firstOfDeal('R15', e), say('R16', e.data.acceptanceId, { ...ofDeal(e), offerId: e.data.offerId })],
    AcceptanceOpened: (e) =>
      e.config
        .value(contactNudgeMinutes, { province: e.data.province })
        .map((minutes, i) =>
          remind(e, `accept.nudge${i + 1}`, i ? 'R18' : 'R17', addBusinessMinutes(e.occurredAt, minutes, e.data.province, e.config)),
        ),
    AcceptanceReminded: (e) => [deal(e.data.rule, e)],
    ContactSlaMissed: (e) => [firstOfDeal('R19', e)],
    ContactRecorded: (e) => [
      ...spoken(e),
      remind(e, 'accept.wasItSo', 'R20', addBusinessDays(e.occurredAt, 1, e.province === 'ON' ? 'ON' : 'QC', e.config)),
    ],
    ContactConfirmedByClient: spoken,
    ReplacementRefused: (e) => [deal('replacement-refused', e)],
    AcceptanceReplaced: (e) => [deal('replacement-granted', e), deal('acceptance-replaced', e)],
    ProfessionalChosen: (e) => [deal('professional-chosen', e)],
    MandateOutcomeRecorded: (e) => (e.data.reason === 'notChosen' ? [deal('not-chosen', e)] : []),
    LeadCreditRequested: (e) => [deal('R40', e), ...(e.data.reason === 'alreadyRepresented' ? [deal('represented-already', e)] : [])],
    LeadCreditApproved: (e) => [deal('R41', e)],
    LeadCreditRefused: (e) => [deal('R41', e)],
    AcceptanceClosed: (e) => (AFTER_CLOSING[e.data.closeReason] ? [deal(AFTER_CLOSING[e.data.closeReason], e)] : []),
  };
}

const REFUSED = ['notLegal', 'outOfTerritory', 'minor'];
export const requests = {
  LeadConfirmationSent: ({ data: { channel, referred, leadId, sequence } }) => [
    say(channel === 'sms' ? 'R04' : referred ? 'referral' : 'R03', `${leadId}:${sequence}`, { leadId, sequence }),
  ],
  LeadDraftLinkSent: (e) => [ofLead(e.data.cause === 'asked' ? 'draft-link' : e.data.cause === 'remind1' ? 'R01' : 'R02', e)],
  LeadLinkSent: (e) => [ofLead('lead-link', e)],
  LeadInfoRequested: (e) => [ofLead('R07', e)],
  LeadInfoReminded: (e) => [ofLead('R08', e)],
  LeadValidated: (e) => [ofLead('R09', e)],
  LeadClientUpdated: (e) => [ofLead('R21', e)],
  LeadUnserved: (e) => [ofLead('R22', e)],
  LeadRejected: (e) => [ofLead('R60', e)],
  LeadBlocked: (e) => [
    ...(REFUSED.includes(e.data.blockType) ? [ofLead('R60', e)] : []),
    ofLead('request-ended', e, { reason: 'blocked' }),
  ],
  LeadWithdrawn: (e) => [...(e.data.afterAcceptance ? [ofLead('R61', e)] : []), ofLead('request-closed', e, { reason: 'withdrawn' })],
  LeadClosed: (e) => [
    ofLead('request-ended', e, { reason: e.data.closeReason === 'served' ? 'served' : 'closed' }),
    ...(['served', 'notConfirmed'].includes(e.data.closeReason) ? [] : [ofLead('request-closed', e, { reason: e.data.closeReason })]),
  ],
  LeadNoteAdded: (e) => (e.data.fromClient ? [ofLead('client-note', e)] : []),
};

const GOES_ON = ['conflict', 'cancelled', 'staff', 'suspended'];
const BY_OTHERS = ['withdrawn', 'blocked', 'closed', 'stopped', 'staff', 'suspended'];
const lastMinutes = (e) => {
  const { claimId, holdUntil } = e.data;
  return say('R12', `${claimId}:${holdUntil}`, { ...ofOffer(e), claimId, vars: { until: holdUntil } }, later(holdUntil, -180_000));
};
export const offers = {
  OfferMade: (e) => (e.data.sendAt || e.data.board ? [] : [offered('R10', e)]),
  OfferSent: (e) => [offered('R10', e)],
  OfferReminded: (e) => [offered('R11', e)],
  OfferDigestDue: ({ data: { professionalId, day, from, until } }) => [
    say('R13', `${professionalId}:${day}`, { professionalId, from, until }),
  ],
  ClaimStarted: (e) => [
    lastMinutes(e),
    ...(e.data.auto ? [say('auto-claimed', e.data.claimId, { ...ofOffer(e), claimId: e.data.claimId })] : []),
  ],
  ClaimExtended: (e) => [lastMinutes(e)],
  ClaimReleased: (e) => [
    ...(GOES_ON.includes(e.data.cause) ? [say('R14', e.data.claimId, { leadId: e.data.leadId })] : []),
    ...(BY_OTHERS.includes(e.data.cause) ? [say('claim-ended', e.data.claimId, { ...ofOffer(e), reason: e.data.cause })] : []),
  ],
  ClaimExpired: (e) => [say('R14', e.data.claimId, { leadId: e.data.leadId })],
  AutoClaimSwitchedOff: (e) => [ofPro('auto-claim-off', e)],
  IgnoredOffersNoticed: (e) => [ofPro('R46', e, { vars: { count: e.data.count } })],
  OffersPaused: (e) => (e.data.auto ? [ofPro('R47', e)] : []),
  PauseEndAnnounced: (e) => [ofPro('R48', e, { vars: { until: e.data.until } })],
  OffersResumed: (e) => (e.data.auto ? [ofPro('R48', e, { vars: { since: e.occurredAt } })] : []),
};
