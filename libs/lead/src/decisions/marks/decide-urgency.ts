import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessLive } from '../rules.js';

/** Staff say whether what a text seems to say is urgent: then it goes ahead of the others, or the proposal goes away (IN6). */
export const decideUrgency = decision({
  name: 'DecideUrgency',
  input: z.object({ leadId, urgent: z.boolean() }),
  streams: onLead,
  province: inProvince,
  decide({ leadId: id, urgent }, { lead: s }, ctx) {
    refuseUnlessLive(s);
    refuseUnless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft');
    refuseUnlessHandling(s, ctx);
    const same = s.urgencyDecided && s.facts.urgent === urgent;
    return same ? {} : { lead: [happened('LeadUrgencyDecided', { leadId: id, urgent })] };
  },
});
