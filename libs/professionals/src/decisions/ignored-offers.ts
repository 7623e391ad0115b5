import { decision } from '@jurilien/event-sourcing';
import { DAY_MS, ignoredAutoPauseDays, ignoredCount, ignoredWindowDays } from '@jurilien/reference';
import { z } from 'zod';
import { isPaused } from '../pauses.js';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/**
 * Several offers in a row got no answer at all: the person is asked whether to adjust or to pause (MO20). Once; an answer to any
 * offer begins the count anew, and who is paused or gone is left alone.
 */
export const suggestPause = decision({
  name: 'SuggestPause',
  input: z.object({ professionalId, count: z.number().int().min(1) }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id, count }, { professional: s }, ctx) {
    if (s.status !== 'Approved' || isPaused(s.pauses, ctx.now) || s.ignoredNoticedAt) return {};
    const at = { province: s.province };
    if (count < ctx.config.value(ignoredCount, at)) return {};
    const days = ctx.config.value(ignoredWindowDays, at);
    return { professional: [happened('IgnoredOffersNoticed', { professionalId: id, count, days })] };
  },
});

/** Any answer to any offer: what was noticed is forgotten, and with it the pause that would follow. */
export const forgetIgnoredOffers = decision({
  name: 'ForgetIgnoredOffers',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide: (input, { professional: s }) => ({ professional: s.ignoredNoticedAt ? [happened('IgnoredOffersAnswered', input)] : [] }),
});

/** Some days after the suggestion, and still no answer: offers rest for a while, and the person is informed (`ignored.autoPause`). */
export const pauseUnanswered = decision({
  name: 'PauseUnanswered',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id }, { professional: s }, ctx) {
    if (!s.ignoredNoticedAt || s.status !== 'Approved' || isPaused(s.pauses, ctx.now)) return {};
    if (Date.parse(ctx.now) < Date.parse(s.ignoredPauseAt!)) return {};
    const days = ctx.config.value(ignoredAutoPauseDays, { province: s.province });
    const until = new Date(Date.parse(ctx.now) + days * DAY_MS).toISOString();
    return {
      professional: [
        happened('IgnoredOffersAnswered', { professionalId: id }),
        happened('OffersPaused', { professionalId: id, scope: 'all', until, pauseReason: 'ignoredOffers', auto: true }),
      ],
    };
  },
});
