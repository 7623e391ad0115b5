import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { inProvince, isValidator, leadId, onLead, refuseUnlessIn } from '../rules.js';

/**
 * Gives the lead back to the queue: its owner or an admin does, or the clock when the lock was idle or the client's
 * answer did not come.
 */
export const releaseLeadFromValidation = decision({
  name: 'ReleaseLeadFromValidation',
  input: z.object({ leadId, reason: z.string().max(100).default('released') }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, reason }, { lead: s }, ctx) {
    if (s.status === 'ToValidate') return {};
    const released = (why: string) => ({ lead: [happened('LeadReleasedFromValidation', { leadId, reason: why })] });
    if (ctx.actor.kind === 'system') {
      if (s.status === 'AwaitingInfo' && reached(s.infoDueAt!, ctx.now)) return released('info-timeout');
      refuseUnless(s.status === 'InValidation' && reached(s.lockUntil!, ctx.now), 'WRONG_STATE', 'not-due');
      return released('lock-expired');
    }
    refuseUnlessIn(s, ADMITTED.ReleaseLeadFromValidation);
    refuseUnless(!isValidator(ctx) || s.lockedBy === ctx.actor.id, 'FORBIDDEN', 'lock-held-by-other');
    return released(reason);
  },
});
