import { allOf, type Asking, decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { DAY_MS as DAY, leadConfirmResendPerDay } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened } from '../../lead.js';
import { isLive, type LeadState } from '../../lead-state.js';
import { confirmationAgain, notTooOften } from './resend-confirmation.js';
import { handling, inProvince, known, ofLead, type OnLead, onLead } from '../rules.js';

/** Until the address is confirmed it is the first letter that goes again. */
const unproven = (s: LeadState): boolean => isLive(s.status) && !s.facts.emailConfirmed;

const available = ({ lead: s }: OnLead, who: Asking) => {
  const today = s.linksSent.filter((at) => Date.parse(at) > Date.parse(who.now) - DAY);
  const perDay = who.config.value(leadConfirmResendPerDay, placeOf(s.facts));
  return allOf(
    known(s),
    unless(s.submittedAt, 'WRONG_STATE', 'lead-is-draft'),
    handling(s, who),
    unproven(s) ? notTooOften(s, 'email', who) : unless(today.length < perDay, 'RATE_LIMITED', 'links-per-day'),
  );
};

/**
 * The client's link goes again to the address the request was made with, a few times a day at most: staff send it, or someone who
 * wrote twice asks for it (IN19). While that address is not confirmed it is the first letter that goes again, which asks for that.
 */
export const sendLeadLink = decision({
  name: 'SendLeadLink',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    return { lead: [unproven(s) ? confirmationAgain(s, 'email', ctx) : happened('LeadLinkSent', { leadId })] };
  },
});
