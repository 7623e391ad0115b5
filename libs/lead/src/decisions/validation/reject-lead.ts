import { ADMITTED } from '@jurilien/contracts';
import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';

/** Why staff reject a lead; the client is told in plain words with what may help instead. */
export const REJECT_REASONS = [
  'notLegal',
  'outOfTerritory',
  'duplicate',
  'incomplete',
  'unreachable',
  'notServed',
  'spam',
  'other',
] as const;

export const rejectLead = decision({
  name: 'RejectLead',
  input: z.object({ leadId, reasonCode: z.enum(REJECT_REASONS) }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId, reasonCode }, { lead: s }, ctx) {
    if (s.status === 'Rejected') return {};
    refuseUnlessIn(s, ADMITTED.RejectLead);
    refuseUnlessHandling(s, ctx);
    return { lead: [happened('LeadRejected', { leadId, reasonCode })] };
  },
});
