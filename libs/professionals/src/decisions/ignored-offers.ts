import { decision } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';
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
    if (count < defaults['ignored.count']) return {};
    return { professional: [happened('IgnoredOffersNoticed', { professionalId: id, count, days: defaults['ignored.windowDays'] })] };
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

/** A week after the suggestion, and still no answer: offers rest for a week, and the person is informed. */
export const pauseUnanswered = decision({
  name: 'PauseUnanswered',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id }, { professional: s }, ctx) {
    const noticed = s.ignoredNoticedAt && Date.parse(s.ignoredNoticedAt);
    if (!noticed || s.status !== 'Approved' || isPaused(s.pauses, ctx.now)) return {};
    if (Date.parse(ctx.now) - noticed < defaults['ignored.autoPauseAfterDays'] * DAY_MS) return {};
    const until = new Date(Date.parse(ctx.now) + defaults['ignored.autoPauseDays'] * DAY_MS).toISOString();
    return {
      professional: [
        happened('IgnoredOffersAnswered', { professionalId: id }),
        happened('OffersPaused', { professionalId: id, scope: 'all', until, pauseReason: 'ignoredOffers', auto: true }),
      ],
    };
  },
});
