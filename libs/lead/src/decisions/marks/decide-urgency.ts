import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, leadId, type OnLead, onLead, sent } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(sent(s), handling(s, who));

/** Staff say whether what a text seems to say is urgent: then it goes ahead of the others, or the proposal goes away (IN6). */
export const decideUrgency = decision({
  name: 'DecideUrgency',
  input: z.object({ leadId, urgent: z.boolean() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId: id, urgent }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const same = s.urgencyDecided && s.facts.urgent === urgent;
    return same ? {} : { lead: [happened('LeadUrgencyDecided', { leadId: id, urgent })] };
  },
});
