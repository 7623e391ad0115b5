import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling } from './rules.js';

/** A staff note, sealed with the client's key. */
export const addLeadNote = decision({
  name: 'AddLeadNote',
  input: z.object({ leadId, note: z.string().trim().min(1).max(4000) }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, note }, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnlessHandling(s, ctx);
    return { lead: [happened('LeadNoteAdded', { leadId, personId: s.personId, note })] };
  },
});
