import { decision } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** The waves are over and distribution opened the lead on the board. */
export const markLeadSelfServed = decision({
  name: 'MarkLeadSelfServed',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }) {
    if (s.status === 'SelfServe') return {};
    refuseUnlessIn(s, ['Offering']);
    return { lead: [happened('LeadSelfServed', { leadId })] };
  },
});
