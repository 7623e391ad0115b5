import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import {
  challengeId,
  factorId,
  factorOf,
  factorsDid,
  onFactors,
  refuseUnlessUnspent,
  step,
  userId,
  wrongCode,
} from './on-second-factors.js';

/**
 * A code of an app or an answer of a passkey was right; what is left to refuse is having seen it before. `step` is the half
 * minute the code is of, `counter` how often the passkey says it has signed.
 */
export const useSecondFactor = decision({
  name: 'UseSecondFactor',
  input: z.object({ userId, factorId, step: step.optional(), counter: step.optional(), challengeId: challengeId.optional() }),
  streams: onFactors,
  decide(used, { factors: s }, ctx) {
    const factor = factorOf(s, used.factorId);
    refuseUnless(factor.confirmed, 'WRONG_STATE', 'factor-not-confirmed');
    if (factor.kind === 'totp') {
      refuseUnless(used.step !== undefined, 'VALIDATION', 'step-missing');
      refuseUnlessUnspent(used.step, factor.lastStep, ctx.now);
    } else {
      refuseUnless(used.counter !== undefined && used.challengeId !== undefined, 'VALIDATION', 'counter-missing');
      // A counter that does not move belongs to a copy, unless the passkey keeps none (WebAuthn 6.1.1).
      const before = factor.credential?.counter ?? 0;
      if ((before > 0 || used.counter > 0) && used.counter <= before) throw wrongCode('counter-went-back');
    }
    if (used.challengeId !== undefined && s.answered.includes(used.challengeId)) throw wrongCode('challenge-used');
    return { factors: [factorsDid('SecondFactorUsed', used)] };
  },
});
