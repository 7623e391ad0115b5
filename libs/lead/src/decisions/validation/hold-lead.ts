import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached } from '@jurilien/reference';
import { instant } from '../../facts.js';
import { happened } from '../../lead.js';
import { handling, inProvince, invalid, isIn, refuseTooFar, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(isIn(s, ['ToValidate', 'InValidation', 'Ready']), handling(s, who));

/** Parks a lead until a date, for a reason. */
export const holdLead = decision({
  name: 'HoldLead',
  input: z.object({ leadId, until: instant }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, until }, { lead: s }, ctx) {
    if (s.status === 'OnHold' && s.heldUntil === until) return {};
    refuseUnlessAvailable(available({ lead: s }, ctx));
    if (reached(until, ctx.now)) throw invalid('until', 'future');
    refuseTooFar('until', until, ctx);
    return { lead: [happened('LeadHeld', { leadId, until })] };
  },
});
