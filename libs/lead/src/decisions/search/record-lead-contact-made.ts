import { decision } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** The professional reached the client: the lead is in service. */
export const recordLeadContactMade = decision({
  name: 'RecordLeadContactMade',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }) {
    if (s.status === 'InService') return {};
    refuseUnlessIn(s, ['Accepted']);
    return { lead: [happened('LeadContactMade', { leadId })] };
  },
});
