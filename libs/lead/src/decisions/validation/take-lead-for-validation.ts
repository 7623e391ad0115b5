import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { plus, reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { lockMs } from '../../validation-lock.js';
import { inProvince, isIn, ofLead, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, { actor, now }: Asking) => {
  const locked = s.status === 'InValidation' && !reached(s.lockUntil!, now);
  return allOf(
    isIn(s, ['ToValidate', 'Ready', 'InValidation']),
    unlessDone(locked && s.lockedBy === actor.id, 'locked-by-you'),
    unless(!locked, 'WRONG_STATE', 'lock-held-by-other'),
  );
};

/** One person works on a lead at a time; an idle lock gives way. A validated lead may be taken back for another look. */
export const takeLeadForValidation = decision({
  name: 'TakeLeadForValidation',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return {
      lead: [happened('LeadTakenForValidation', { leadId, by: ctx.actor.id, lockUntil: plus(ctx.now, lockMs(ctx.config, s.facts)) })],
    };
  },
});
