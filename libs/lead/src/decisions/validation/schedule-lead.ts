import { BEFORE_OFFERING } from '@jurilien/contracts';
import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached } from '@jurilien/reference';
import { instant } from '../../facts.js';
import { happened } from '../../lead.js';
import { handling, inProvince, invalid, isIn, refuseTooFar, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(isIn(s, BEFORE_OFFERING), handling(s, who));

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
  available,
  decide(input, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    if (input.sendAfter && reached(input.sendAfter, ctx.now)) throw invalid('sendAfter', 'future');
    if (input.sendAfter) refuseTooFar('sendAfter', input.sendAfter, ctx);
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
