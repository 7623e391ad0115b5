import { decision, ids, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, known, leadId, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead) => known(s);

/** Gives a lead to a staff member; `null` takes it back. */
export const assignLead = decision({
  name: 'AssignLead',
  input: z.object({ leadId, assigneeId: ids.userId.nullable() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, assigneeId }, { lead: s }) {
    refuseUnlessAvailable(available({ lead: s }));
    return (s.assigneeId ?? null) === assigneeId ? {} : { lead: [happened('LeadAssignedToStaff', { leadId, assigneeId })] };
  },
});
