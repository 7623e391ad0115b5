import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS as DAY } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { isLive } from '../../lead-state.js';
import { limits } from '../../limits.js';
import { confirmationAgain } from './resend-confirmation.js';
import { inProvince, ofLead, onLead, refuseUnlessHandling } from '../rules.js';

/**
 * The client's link goes again to the address the request was made with, a few times a day at most: staff send it, or somebody who
 * wrote twice asks for it (IN19). While that address is not confirmed it is the first letter that goes again, which asks for that.
 */
export const sendLeadLink = decision({
  name: 'SendLeadLink',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnless(s.submittedAt, 'WRONG_STATE', 'lead-is-draft');
    refuseUnlessHandling(s, ctx);
    if (isLive(s.status) && !s.facts.emailConfirmed) return { lead: [confirmationAgain(s, 'email', ctx)] };
    const today = s.linksSent.filter((at) => Date.parse(at) > Date.parse(ctx.now) - DAY);
    refuseUnless(today.length < limits.resendPerDay, 'RATE_LIMITED', 'links-per-day');
    return { lead: [happened('LeadLinkSent', { leadId })] };
  },
});
