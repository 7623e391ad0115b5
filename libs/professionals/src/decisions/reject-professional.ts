import { allOf, alreadyDone, decision, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

const available = ({ professional: s }: OnProfessional) =>
  allOf(unlessDone(s.status === 'Rejected', 'already-rejected'), isIn(s, ['Registered', 'Applied']));

const REASONS = ['licence', 'insurance', 'practice', 'conduct', 'incomplete', 'other'] as const;
export type RejectionReason = (typeof REASONS)[number];

/** Says no to an application; the person may apply again after thirty days. */
export const rejectProfessional = decision({
  name: 'RejectProfessional',
  input: z.object({ professionalId, reasonCode: z.enum(REASONS), note: z.string().trim().max(500).optional() }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  available,
  decide(input, { professional: s }) {
    if (alreadyDone(available({ professional: s }))) return {};
    return { professional: [happened('ProfessionalRejected', input)] };
  },
});
