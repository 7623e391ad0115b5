import { allOf, alreadyDone, type Asking, decision, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { handling, inProvince, isIn, leadId, type OnLead, onLead } from '../rules.js';

/** Why staff reject a lead; the client is informed in plain words with what may help instead. */
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
export type RejectReason = (typeof REJECT_REASONS)[number];

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(
    unlessDone(s.status === 'Rejected', 'lead-is-rejected'),
    isIn(s, ['ToValidate', 'InValidation', 'AwaitingInfo', 'OnHold']),
    handling(s, who),
  );

export const rejectLead = decision({
  name: 'RejectLead',
  input: z.object({ leadId, reasonCode: z.enum(REJECT_REASONS) }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, reasonCode }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return { lead: [happened('LeadRejected', { leadId, reasonCode })] };
  },
});
