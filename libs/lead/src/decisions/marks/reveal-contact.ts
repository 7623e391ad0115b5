import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead } from '../rules.js';

const REASONS = ['call', 'identity', 'support', 'legal'] as const;
export type RevealReason = (typeof REASONS)[number];

/** Who looked at a masked field, and why: the privacy trail of the lead. */
export const revealContact = decision({
  name: 'RevealContact',
  input: z.object({ leadId, field: z.enum(['clientName', 'email', 'phoneNumber', 'address']), reasonCode: z.enum(REASONS) }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, field, reasonCode }, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    const free = ctx.actor.role !== undefined && !/validation|restricted/.test(ctx.actor.role);
    refuseUnless(free || s.takenBy === ctx.actor.id || s.assigneeId === ctx.actor.id, 'FORBIDDEN', 'not-taken-by-you');
    return { lead: [happened('PersonalDataRevealed', { leadId, field, reasonCode })] };
  },
});
