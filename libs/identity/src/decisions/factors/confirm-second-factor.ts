import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import {
  authAt,
  factorId,
  factorOf,
  factorsDid,
  onFactors,
  refuseUnlessFresh,
  refuseUnlessOwn,
  refuseUnlessUnspent,
  step,
  userId,
} from './on-second-factors.js';

/** The app shows the same codes as we count: from now on it is asked for. The code that proved it is spent. */
export const confirmSecondFactor = decision({
  name: 'ConfirmSecondFactor',
  input: z.object({ userId, factorId, step, authAt }),
  streams: onFactors,
  decide({ userId, factorId, step, authAt }, { factors: s }, ctx) {
    refuseUnlessOwn(userId, ctx);
    const factor = factorOf(s, factorId);
    if (factor.confirmed) return {};
    refuseUnlessFresh(authAt, ctx);
    refuseUnlessUnspent(step, undefined, ctx.now);
    return { factors: [factorsDid('SecondFactorConfirmed', { userId, factorId, step })] };
  },
});
