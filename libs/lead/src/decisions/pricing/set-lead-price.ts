import { decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { pricingMaxCc } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { CLEAR } from '../../facts.js';
import { happened } from '../../lead.js';
import { needsSecondPerson, priceable, proposed } from './pricing.js';
import { inProvince, invalid, leadId, onLead } from '../rules.js';

/** Base price in juricoins before factors. */
export const setLeadPrice = decision({
  name: 'SetLeadPrice',
  input: z.object({ leadId, creditValue: CLEAR.creditValue.schema.multipleOf(0.5) }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available: priceable,
  decide({ leadId, creditValue }, { lead: s }, ctx) {
    refuseUnlessAvailable(priceable({ lead: s }, ctx));
    const max = ctx.config.value(pricingMaxCc, placeOf(s.facts)) / 100;
    if (creditValue > max) throw invalid('creditValue', `max:${max}`);
    if (s.facts.creditValue === creditValue) return {};
    const factor = s.facts.superLead ? (s.facts.superLeadMultiplier ?? 1) : 1;
    if (needsSecondPerson(s, ctx, creditValue * factor * 100)) return { lead: proposed(s, ctx, { creditValue }) };
    return { lead: [happened('LeadPriceSet', { leadId, creditValue })] };
  },
});
