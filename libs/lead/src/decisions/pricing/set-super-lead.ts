import { decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { CLEAR } from '../../facts.js';
import { happened } from '../../lead.js';
import { limits } from '../../limits.js';
import { needsSecondPerson, priceable, proposed } from './pricing.js';
import { inProvince, leadId, onLead } from '../rules.js';

/** A high-value, serious lead, confirmed by staff; or not one after all. */
export const setSuperLead = decision({
  name: 'SetSuperLead',
  input: z.object({ leadId, superLead: z.boolean(), multiplier: CLEAR.superLeadMultiplier.schema.default(limits.superMultiplier) }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available: priceable,
  decide({ leadId, superLead, multiplier }, { lead: s }, ctx) {
    refuseUnlessAvailable(priceable({ lead: s }, ctx));
    if (s.facts.superLead === superLead && (!superLead || s.facts.superLeadMultiplier === multiplier)) return {};
    if (needsSecondPerson(ctx, superLead ? (s.facts.creditValue ?? 1) * multiplier * 100 : 0)) {
      return { lead: proposed(s, ctx, superLead ? { superLead, multiplier } : { superLead }) };
    }
    return { lead: [superLead ? happened('SuperLeadSet', { leadId, multiplier }) : happened('SuperLeadCleared', { leadId })] };
  },
});
