import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { closeEvents } from '../../endings.js';
import { happened } from '../../lead.js';
import { unansweredInvitation } from '../../renewal/renewal-rules.js';
import { inProvince, leadId, onLead } from '../rules.js';

/** A fortnight of silence (4.6): the invitation is over, and a request for which no one was found is closed. */
export const expireRenewal = decision({
  name: 'ExpireRenewal',
  input: z.object({ leadId, round: z.number().int().positive() }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, round }, { lead: s }, ctx) {
    const invitation = unansweredInvitation(s);
    // Answered meanwhile, searched for again, or ended otherwise.
    if (!invitation || invitation.round !== round || s.erased) return {};
    refuseUnless(reached(invitation.expiresAt, ctx.now), 'WRONG_STATE', 'not-due');
    const closed = s.status === 'Unserved' ? closeEvents(s, 'staleNoAnswer') : [];
    return { lead: [happened('RenewalExpired', { leadId, round }), ...closed] };
  },
});
