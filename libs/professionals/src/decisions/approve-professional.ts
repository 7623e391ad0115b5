import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

const VERIFIED_WITHIN_DAYS = 30;

const available = ({ professional: s }: OnProfessional, { now }: Asking) =>
  allOf(
    unlessDone(s.status === 'Approved', 'already-approved'),
    isIn(s, ['Applied']),
    unless(
      s.licenceVerifiedAt && Date.parse(now) - Date.parse(s.licenceVerifiedAt) <= VERIFIED_WITHIN_DAYS * DAY_MS,
      'WRONG_STATE',
      'licence-not-verified',
    ),
  );

/** Opens the door to offers: licence verified lately, onboarding meeting held or waived with the reason of the command. */
export const approveProfessional = decision({
  name: 'ApproveProfessional',
  input: z.object({ professionalId, onboarding: z.enum(['held', 'waived']).default('held') }),
  reasonRequired: true,
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ professionalId: id, onboarding }, { professional: s }, ctx) {
    if (alreadyDone(available({ professional: s }, ctx))) return {};
    return { professional: [happened('ProfessionalApproved', { professionalId: id, onboarding })] };
  },
});
