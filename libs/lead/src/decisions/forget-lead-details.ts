import { decision, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { reached, retainedUntil } from '@jurilien/reference';
import { happened } from '../lead.js';
import { isLive } from '../lead-state.js';
import { inProvince, known, ofLead, onLead } from './rules.js';

/**
 * A request that ended without a professional is kept longer than what it told: its story and the other parties go first (4.10.13). The
 * key of the lead goes with them, which seals both.
 */
export const forgetLeadDetails = decision({
  name: 'ForgetLeadDetails',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    refuseUnlessAvailable(known(s));
    if (s.detailsForgotten) return {};
    refuseUnless(!isLive(s.status) || s.status === 'Unserved', 'WRONG_STATE', 'lead-goes-on');
    const since = s.status === 'Unserved' ? s.wentUnservedAt! : s.endedAt!;
    refuseUnless(reached(retainedUntil('requestDetails', since, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { lead: [happened('LeadDetailsForgotten', { leadId })] };
  },
});
