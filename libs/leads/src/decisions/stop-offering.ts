import { decision } from '@jurilien/event-sourcing';
import { happened } from '../lead.js';
import { ADMINS, inProvince, ofLead, onLead, refuseUnlessIn } from './rules.js';

/** Staff stop the search; open offers are withdrawn and a running claim is released free by distribution. */
export const stopOffering = decision({
  name: 'StopOffering',
  input: ofLead,
  who: ADMINS,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }) {
    if (s.status === 'OnHold' && s.stopped) return {};
    refuseUnlessIn(s, ['Offering', 'SelfServe']);
    return { lead: [happened('LeadOfferingStopped', { leadId })] };
  },
});
