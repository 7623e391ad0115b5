import { allOf, alreadyDone, type Asking, decision, refuseUnless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactConfirmed } from '../../contact-confirmed.js';
import { happened } from '../../lead.js';
import { provenItself } from '../../merging.js';
import { handling, inProvince, isStaff, leadId, type OnLead, onLead, queued, sent } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(sent(s), handling(s, who), unlessDone(provenItself(s, 'email'), 'contact-confirmed'));

/** The e-mail address is proven: by the link the API checked, or by staff on the phone. The first proof puts the lead in the queue. */
export const confirmLeadEmail = decision({
  name: 'ConfirmLeadEmail',
  input: z.object({ leadId, method: z.enum(['link', 'call']).optional() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, method }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    refuseUnless(isStaff(ctx) ? method === 'call' : method !== 'call', 'FORBIDDEN', 'confirmation-method');
    const proven = { ...s, facts: { ...s.facts, emailConfirmed: true } };
    return {
      lead: [
        happened('LeadEmailConfirmed', { leadId, method: method ?? 'link' }),
        ...(s.status === 'AwaitingConfirmation' && contactConfirmed(proven, ctx.config) ? [queued(s, ctx, true)] : []),
      ],
    };
  },
});
