import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { confirmedFactors } from '../../second-factors.js';
import { needsSecondFactor } from '../../session-limits.js';
import {
  authAt,
  factorId,
  factorOf,
  factorsDid,
  onFactorsAndUser,
  refuseUnlessFresh,
  refuseUnlessOwn,
  userId,
} from './on-second-factors.js';

/** Takes a factor away; who must have one keeps the last (4.10.7). */
export const removeSecondFactor = decision({
  name: 'RemoveSecondFactor',
  input: z.object({ userId, factorId, authAt }),
  streams: onFactorsAndUser,
  decide({ userId, factorId, authAt }, { factors: s, user: account }, ctx) {
    refuseUnlessOwn(userId, ctx);
    const factor = factorOf(s, factorId);
    refuseUnlessFresh(authAt, ctx);
    const last = factor.confirmed && confirmedFactors(s).length === 1;
    refuseUnless(!last || !needsSecondFactor(account.role ?? '', ctx.config), 'WRONG_STATE', 'last-second-factor');
    return { factors: [factorsDid('SecondFactorRemoved', { userId, factorId })] };
  },
});
