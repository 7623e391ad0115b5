import { decision } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** A day of searching and no one yet: the client hears that we go on, and how to widen the search (R21). */
export const updateClientOnSearch = decision({
  name: 'UpdateClientOnSearch',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }) {
    refuseUnlessIn(s, ['Offering', 'SelfServe']);
    return { lead: [happened('LeadClientUpdated', { leadId })] };
  },
});
