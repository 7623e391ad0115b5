import { allOf, alreadyDone, type Asking, decision, ERASED, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, leadReopenDays, plus, reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { isIn, type OnLead, slaFrom, staffStep } from '../rules.js';

const available = ({ lead: s }: OnLead, { now, config }: Asking) =>
  allOf(
    unlessDone(s.status === 'ToValidate', 'lead-is-to-validate'),
    isIn(s, ['Rejected', 'Withdrawn', 'Closed']),
    unless(s.submittedAt, 'WRONG_STATE', 'never-sent'),
    unless(s.clientName !== ERASED, 'WRONG_STATE', 'data-erased'),
    unless(!s.endedAt || !reached(plus(s.endedAt, config.value(leadReopenDays) * DAY_MS), now), 'WRONG_STATE', 'too-long-ago'),
  );

/** Opens an ended lead again for validation, while its data exist and it is recent. */
export const reopenLead = decision({
  name: 'ReopenLead',
  ...staffStep,
  available,
  decide({ leadId }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return { lead: [happened('LeadReopened', { leadId, slaAt: slaFrom(s, ctx) })] };
  },
});
