import { allOf, alreadyDone, decision, refuseUnless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, licenceGraceDays } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, professionalId } from './common.js';

const available = ({ professional: s }: OnProfessional) =>
  allOf(isIn(s, ['Approved', 'Suspended']), unlessDone(s.licenceCheckDueAt, 'licence-check-requested'));

/** The licence is due to be looked up again; a professional whose licence is not looked up within the grace gets no more offers. */
export const recheckLicence = decision({
  name: 'RecheckLicence',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide(input, { professional: s }, ctx) {
    if (alreadyDone(available({ professional: s }))) return {};
    // A timer that fires late finds a licence that was looked up meanwhile.
    const early = ctx.actor.kind === 'system' && s.licenceNextCheckAt && Date.parse(s.licenceNextCheckAt) > Date.parse(ctx.now);
    if (early) return {};
    const days = ctx.config.value(licenceGraceDays, { province: s.province });
    const dueAt = new Date(Date.parse(ctx.now) + days * DAY_MS).toISOString();
    return { professional: [happened('LicenceCheckRequested', { ...input, dueAt })] };
  },
});

/** The grace has passed and no one looked: offers stop until someone does. */
export const pauseForLicence = decision({
  name: 'PauseForLicence',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    const overdue = s.licenceCheckDueAt !== undefined && Date.parse(s.licenceCheckDueAt) <= Date.parse(ctx.now);
    if (s.status !== 'Approved' || !overdue || s.pauses.some((p) => p.scope === 'all' && p.until === undefined)) return {};
    return { professional: [happened('OffersPaused', { ...input, scope: 'all', pauseReason: 'licence' })] };
  },
});
