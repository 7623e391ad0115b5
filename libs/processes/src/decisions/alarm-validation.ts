import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { followed, followUpIdOf, isWaiting, onFollowUp } from '@jurilien/follow-ups';
import { lead, validationRiskMinutes } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { businessHours, reached, windowMinutesBetween } from '@jurilien/reference';
import { z } from 'zod';
import { placeOfFollowUp } from './create-follow-up.js';

/**
 * A request that no one has taken is said to the team when most of its time is over, and comes first when all of it is (R58). The
 * request is looked at again: one that was taken meanwhile, or came back with time to spare, alarms no one.
 */
export const alarmValidation = decision({
  name: 'AlarmValidation',
  input: z.object({ leadId: ids.leadId }),
  streams: ({ leadId }) => ({ ...onFollowUp({ followUpId: followUpIdOf('validationLate', leadId) }), lead: streamOf(lead, leadId) }),
  province: ({ lead: l }) => l.facts.province ?? undefined,
  decide({ leadId }, { followUp: s, lead: l }, { now, config }) {
    if (l.status !== 'ToValidate' || !l.slaAt) return {};
    const province = l.facts.province ?? 'QC';
    const late = reached(l.slaAt, now);
    const left = late ? 0 : windowMinutesBetween(now, l.slaAt, province, businessHours(config, province));
    if (left > validationRiskMinutes(config, province)) return {};
    const followUpId = followUpIdOf('validationLate', leadId);
    if (isWaiting(s)) return late && !s.escalated ? { followUp: [followed('FollowUpEscalated', { followUpId })] } : {};
    const place = placeOfFollowUp(l, professional.initial, { followUpId });
    const priority = late ? 'high' : 'normal';
    return { followUp: [followed('FollowUpOpened', { followUpId, kind: 'validationLate', leadId, ...place, dueAt: l.slaAt, priority })] };
  },
});
