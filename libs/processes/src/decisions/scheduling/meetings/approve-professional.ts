import { allOf, alreadyDone, type Asking, decision, ids, need, refuseUnless, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { happened, inProvince, isIn, type OnProfessional, onProfessional } from '@jurilien/professionals';
import { DAY_MS } from '@jurilien/reference';
import { meeting } from '@jurilien/scheduling';
import { z } from 'zod';

const VERIFIED_WITHIN_DAYS = 30;

/** The onboarding meeting of the professional that took place, as the runtime finds it, whatever the caller says. */
export const heldOnboarding = need<{ professionalId: string; meetingId?: string }>('held-onboarding');

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

/** Opens the door to offers: licence verified lately, onboarding meeting held (LW1), or waived with the reason of the command. */
export const approveProfessional = decision({
  name: 'ApproveProfessional',
  input: z.object({
    professionalId: ids.professionalId,
    onboarding: z.enum(['held', 'waived']).default('held'),
    meetingId: ids.meetingId.optional(),
  }),
  reasonRequired: true,
  streams: (i) => ({ ...onProfessional(i), onboarding: streamOf(meeting, i.meetingId ?? 'none') }),
  needs: [heldOnboarding],
  province: inProvince,
  available,
  decide({ professionalId, onboarding }, { professional: s, onboarding: met }, ctx) {
    if (alreadyDone(available({ professional: s }, ctx))) return {};
    const isHeld = met.status === 'Held' && met.kind === 'onboarding' && met.subjectId === professionalId;
    refuseUnless(onboarding === 'waived' || isHeld, 'WRONG_STATE', 'onboarding-not-held');
    return { professional: [happened('ProfessionalApproved', { professionalId, onboarding })] };
  },
});
