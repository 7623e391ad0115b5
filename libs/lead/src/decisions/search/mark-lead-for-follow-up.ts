import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { FOLLOW_UPS, happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessIn } from '../rules.js';

/** A search that no rule carries on is someone's to look at: it is marked for the team, once (4.3.3). */
export const markLeadForFollowUp = decision({
  name: 'MarkLeadForFollowUp',
  input: z.object({ leadId, cause: z.enum(FOLLOW_UPS) }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, cause }, { lead: s }) {
    if (s.followUp === cause) return {};
    refuseUnlessIn(s, ['Offering', 'SelfServe']);
    return { lead: [happened('LeadFollowUpMarked', { leadId, cause })] };
  },
});
