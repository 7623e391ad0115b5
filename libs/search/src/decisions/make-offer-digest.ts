import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { automationMaxLatenessHours, DAY_MS as DAY, HOUR_MS, plus, reached } from '@jurilien/reference';
import { offerDigest, type OfferDigestEvent } from '../offer-digest.js';

/** Five o'clock: what was taken since yesterday's digest is told in one letter, once a day; a day later it is no news any more. */
export const makeOfferDigest = decision({
  name: 'MakeOfferDigest',
  input: z.object({ professionalId: ids.professionalId, day: z.iso.date(), dueAt: z.iso.datetime() }),
  streams: (i: { professionalId: string }) => ({ digest: streamOf(offerDigest, i.professionalId) }),
  decide({ professionalId, day, dueAt }, { digest: s }, ctx) {
    if (s.lastDay !== undefined && s.lastDay >= day) return {};
    refuseUnless(reached(dueAt, ctx.now), 'WRONG_STATE', 'not-due');
    if (reached(plus(dueAt, ctx.config.value(automationMaxLatenessHours) * HOUR_MS), ctx.now)) return {};
    const due: OfferDigestEvent = { type: 'OfferDigestDue', data: { professionalId, day, from: plus(dueAt, -DAY), until: dueAt } };
    return { digest: [due] };
  },
});
