import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead } from '../rules.js';

/** Gives a lead to a staff member; `null` takes it back. */
export const assignLead = decision({
  name: 'AssignLead',
  input: z.object({ leadId, assigneeId: ids.userId.nullable() }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, assigneeId }, { lead: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    return (s.assigneeId ?? null) === assigneeId ? {} : { lead: [happened('LeadAssignedToStaff', { leadId, assigneeId })] };
  },
});
