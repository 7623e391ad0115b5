import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling } from '../rules.js';

/** Flags a lead for attention with a note, or takes the flag away. The system flags what a client wrote and nobody has read. */
export const tagLead = decision({
  name: 'TagLead',
  input: z.object({ leadId, tagged: z.boolean().default(true), note: z.string().trim().max(500).optional() }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, tagged, note }, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnlessHandling(s, ctx);
    if (!tagged) return s.facts.tagged ? { lead: [happened('LeadUntagged', { leadId })] } : {};
    if (s.facts.tagged && !note) return {};
    return { lead: [happened('LeadTagged', { leadId, personId: s.personId, ...(note ? { note } : {}) })] };
  },
});
