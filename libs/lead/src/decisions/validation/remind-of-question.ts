import { decision } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead } from '../rules.js';

/** A question that waits is asked again, once (R08). */
export const remindOfQuestion = decision({
  name: 'RemindOfQuestion',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }) {
    if (s.status !== 'AwaitingInfo' || s.infoReminded) return {};
    return { lead: [happened('LeadInfoReminded', { leadId })] };
  },
});
