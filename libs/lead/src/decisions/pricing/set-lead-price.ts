import { decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { CLEAR } from '../../facts.js';
import { happened } from '../../lead.js';
import { needsSecondPerson, priceable, proposed } from './pricing.js';
import { inProvince, leadId, onLead } from '../rules.js';

/** Base price in juricoins before factors. */
export const setLeadPrice = decision({
  name: 'SetLeadPrice',
  input: z.object({ leadId, creditValue: CLEAR.creditValue.schema }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available: priceable,
  decide({ leadId, creditValue }, { lead: s }, ctx) {
    refuseUnlessAvailable(priceable({ lead: s }, ctx));
    if (s.facts.creditValue === creditValue) return {};
    const factor = s.facts.superLead ? (s.facts.superLeadMultiplier ?? 1) : 1;
    if (needsSecondPerson(ctx, creditValue * factor * 100)) return { lead: proposed(s, ctx, { creditValue }) };
    return { lead: [happened('LeadPriceSet', { leadId, creditValue })] };
  },
});
