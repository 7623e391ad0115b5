import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, isStaff, leadId, onLead, queued, refuseUnlessHandling, refuseUnlessLive } from '../rules.js';

/** The e-mail address is proven: by the link the API checked, or by staff on the phone. The first proof puts the lead in the queue. */
export const confirmLeadEmail = decision({
  name: 'ConfirmLeadEmail',
  input: z.object({ leadId, method: z.enum(['link', 'call']).optional() }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, method }, { lead: s }, ctx) {
    refuseUnlessLive(s);
    refuseUnless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft');
    refuseUnlessHandling(s, ctx);
    if (s.facts.emailConfirmed) return {};
    refuseUnless(isStaff(ctx) ? method === 'call' : method !== 'call', 'FORBIDDEN', 'confirmation-method');
    return {
      lead: [
        happened('LeadEmailConfirmed', { leadId, method: method ?? 'link' }),
        ...(s.status === 'AwaitingConfirmation' ? [queued(s, ctx, true)] : []),
      ],
    };
  },
});
