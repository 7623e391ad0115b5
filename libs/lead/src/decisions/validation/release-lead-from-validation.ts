import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { inProvince, isIn, isValidator, leadId, type OnLead, onLead } from '../rules.js';

/** Only the clock says that a lock was idle, or that no answer came. */
const due = ({ lead: s }: OnLead, { now }: Asking): boolean =>
  s.status === 'AwaitingInfo' ? reached(s.infoDueAt!, now) : s.status === 'InValidation' && reached(s.lockUntil!, now);

const available = (states: OnLead, who: Asking) => {
  const { lead: s } = states;
  return allOf(
    unlessDone(s.status === 'ToValidate', 'lead-is-to-validate'),
    ...(who.actor.kind === 'system'
      ? [unless(due(states, who), 'WRONG_STATE', 'not-due')]
      : [isIn(s, ['InValidation']), unless(!isValidator(who) || s.lockedBy === who.actor.id, 'FORBIDDEN', 'lock-held-by-other')]),
  );
};

/**
 * Gives the lead back to the queue: its owner or an admin does, or the clock when the lock was idle or the client's
 * answer did not come.
 */
export const releaseLeadFromValidation = decision({
  name: 'ReleaseLeadFromValidation',
  input: z.object({ leadId, reason: z.string().max(100).default('released') }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, reason }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    const byClock = s.status === 'AwaitingInfo' ? 'info-timeout' : 'lock-expired';
    return { lead: [happened('LeadReleasedFromValidation', { leadId, reason: ctx.actor.kind === 'system' ? byClock : reason })] };
  },
});
