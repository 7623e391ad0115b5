import { allOf, type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { HOUR_MS, leadInfoTimeoutHours, plus } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened } from '../../lead.js';
import { handling, inProvince, isIn, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) => allOf(isIn(s, ['InValidation']), handling(s, who));

/** Asks the client what is missing; the questions wait on the client's page. */
export const requestLeadInfo = decision({
  name: 'RequestLeadInfo',
  input: z.object({ leadId, questions: z.array(z.string().trim().min(3).max(500)).min(1).max(10) }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, questions }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const asked = questions.map((text, i) => ({ id: `q${i + 1}`, text }));
    const dueAt = plus(ctx.now, ctx.config.value(leadInfoTimeoutHours, placeOf(s.facts)) * HOUR_MS);
    return { lead: [happened('LeadInfoRequested', { leadId, personId: s.personId, questions: asked, dueAt })] };
  },
});
