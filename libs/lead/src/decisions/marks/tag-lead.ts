import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, known, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(known(s), handling(s, who));

/** Flags a lead for attention with a note, or takes the flag away. The system flags what a client wrote and no one has read. */
export const tagLead = decision({
  name: 'TagLead',
  input: z.object({ leadId, tagged: z.boolean().default(true), note: z.string().trim().max(500).optional() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, tagged, note }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    if (!tagged) return s.facts.tagged ? { lead: [happened('LeadUntagged', { leadId })] } : {};
    if (s.facts.tagged && !note) return {};
    return { lead: [happened('LeadTagged', { leadId, personId: s.personId, ...(note ? { note } : {}) })] };
  },
});
