import { decision, filledLine, oneLine, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { practice, type ProfessionalState } from '../professional.js';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

const REAPPLY_DAYS = 30;
const offerHours = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    fromMinute: z.number().int().min(0).max(1_439),
    toMinute: z.number().int().min(1).max(1_440),
  })
  .refine((h) => h.fromMinute < h.toMinute, 'hours-order');

/** What staff cannot look at is not sent to them: both addresses answer, a proof lies in the files, the insurance is in force. */
function refuseUnlessComplete(s: ProfessionalState, { insuranceUntil }: { insuranceUntil?: string }, now: string): void {
  refuseUnless(s.channels.includes('email'), 'WRONG_STATE', 'email-not-verified');
  refuseUnless(s.channels.includes('sms'), 'WRONG_STATE', 'phone-not-verified');
  refuseUnless(s.proofs?.length, 'WRONG_STATE', 'no-proof');
  if (insuranceUntil && insuranceUntil < now.slice(0, 10))
    throw new Refused('VALIDATION', 'insurance-over', [{ field: 'insuranceUntil', message: 'future' }]);
}

/** Licence, insurance and practice, once the terms are accepted; staff answer within a business day. */
export const submitProfessionalApplication = decision({
  name: 'SubmitProfessionalApplication',
  input: z.object({
    professionalId,
    licenceNo: filledLine(40),
    insurance: filledLine(120),
    insuranceUntil: z.iso.date().optional(),
    firm: oneLine(120).optional(),
    practice,
    hours: offerHours.optional(),
  }),
  streams: onProfessional,
  province: inProvince,
  decide({ firm, hours, ...input }, { professional: s }, ctx) {
    refuseUnlessIn(s, ['Registered', 'Rejected']);
    refuseUnless(s.termsVersion, 'WRONG_STATE', 'terms-not-accepted');
    refuseUnless(
      !s.rejectedAt || Date.parse(ctx.now) - Date.parse(s.rejectedAt) >= REAPPLY_DAYS * DAY_MS,
      'WRONG_STATE',
      'rejected-lately',
    );
    // Whom we bring in ourselves, from elsewhere, was looked at there.
    if (ctx.actor.kind !== 'system') refuseUnlessComplete(s, input, ctx.now);
    const { professionalId: id } = input;
    return {
      professional: [
        ...(firm !== undefined && firm !== (s.firm ?? '') ? [happened('ProfessionalProfileUpdated', { professionalId: id, firm })] : []),
        happened('ProfessionalApplied', input),
        ...(hours ? [happened('OfferHoursSet', { professionalId: id, ...hours })] : []),
      ],
    };
  },
});
