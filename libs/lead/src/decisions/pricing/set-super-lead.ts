import { decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { pricingSuperMultiplier } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { CLEAR } from '../../facts.js';
import { happened } from '../../lead.js';
import { priceInput } from '../search/offering.js';
import { needsSecondPerson, priceable, proposed } from './pricing.js';
import { inProvince, leadId, onLead } from '../rules.js';

/** A high-value, serious lead, confirmed by staff; or not one after all. */
export const setSuperLead = decision({
  name: 'SetSuperLead',
  input: z.object({ leadId, superLead: z.boolean(), multiplier: CLEAR.superLeadMultiplier.schema.optional() }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available: priceable,
  decide({ leadId, superLead, multiplier: wanted }, { lead: s }, ctx) {
    refuseUnlessAvailable(priceable({ lead: s }, ctx));
    const multiplier = wanted ?? ctx.config.value(pricingSuperMultiplier, placeOf(s.facts));
    if (s.facts.superLead === superLead && (!superLead || s.facts.superLeadMultiplier === multiplier)) return {};
    if (needsSecondPerson(s, ctx, superLead ? priceInput(s, ctx.config).creditValue * multiplier * 100 : 0)) {
      return { lead: proposed(s, ctx, superLead ? { superLead, multiplier } : { superLead }) };
    }
    return { lead: [superLead ? happened('SuperLeadSet', { leadId, multiplier }) : happened('SuperLeadCleared', { leadId })] };
  },
});
