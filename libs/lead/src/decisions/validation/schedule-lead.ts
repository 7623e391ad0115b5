import { ADMITTED } from '@jurilien/contracts';
import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { plus, reached } from '@jurilien/reference';
import { instant } from '../../facts.js';
import { happened } from '../../lead.js';
import { limits } from '../../limits.js';
import { inProvince, invalid, leadId, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';

/** When the first offer may go out, and whether and when the board may show the lead. Absent fields stay as they are. */
export const scheduleLead = decision({
  name: 'ScheduleLead',
  input: z.object({
    leadId,
    sendAfter: instant.nullable().optional(),
    selfServeAfter: z.union([z.literal(true), instant]).optional(),
    selfServeAfterBool: z.boolean().optional(),
  }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide(input, { lead: s }, ctx) {
    refuseUnlessIn(s, ADMITTED.ScheduleLead);
    refuseUnlessHandling(s, ctx);
    if (input.sendAfter && reached(input.sendAfter, ctx.now)) throw invalid('sendAfter', 'future');
    if (input.sendAfter && !reached(input.sendAfter, plus(ctx.now, limits.holdMs))) throw invalid('sendAfter', 'too-far');
    const plan = {
      sendAfter: input.sendAfter === undefined ? s.facts.sendAfter : input.sendAfter,
      selfServeAfter: input.selfServeAfter ?? s.facts.selfServeAfter ?? true,
      selfServeAfterBool: input.selfServeAfterBool ?? s.facts.selfServeAfterBool ?? true,
    };
    const same =
      plan.sendAfter === s.facts.sendAfter &&
      plan.selfServeAfter === s.facts.selfServeAfter &&
      plan.selfServeAfterBool === s.facts.selfServeAfterBool;
    return same ? {} : { lead: [happened('LeadScheduled', { leadId: input.leadId, ...plan })] };
  },
});
