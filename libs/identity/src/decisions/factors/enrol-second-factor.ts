import { decision, filledLine, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { credential, factorKind } from '../../second-factors.js';
import { authAt, factorId, factorsDid, onFactorsAndUser, refuseUnlessFresh, refuseUnlessOwn, userId } from './on-second-factors.js';
import { refuseUnlessActive } from '../users/on-user.js';

const MOST = 10;

/**
 * Begins a second factor. An authenticator app is confirmed by its first code; a passkey has just answered a challenge of
 * ours, so it is confirmed at once.
 */
export const enrolSecondFactor = decision({
  name: 'EnrolSecondFactor',
  input: z.object({
    userId,
    factorId,
    kind: factorKind,
    name: filledLine(60),
    secret: z
      .string()
      .regex(/^[A-Z2-7]{32,}$/)
      .optional(),
    credential: credential.optional(),
    authAt,
  }),
  streams: onFactorsAndUser,
  decide({ authAt: since, ...factor }, { factors: s, user: account }, ctx) {
    refuseUnlessOwn(factor.userId, ctx);
    refuseUnlessActive(account);
    refuseUnlessFresh(since, ctx);
    refuseUnless(factor.kind === 'totp' ? factor.secret : factor.credential, 'VALIDATION', 'factor-without-key');
    refuseUnless(!s.factors.some((f) => f.factorId === factor.factorId), 'DUPLICATE', 'factor-exists');
    refuseUnless(
      !factor.credential || !s.factors.some((f) => f.credential?.id === factor.credential!.id),
      'DUPLICATE',
      'passkey-is-enrolled',
    );
    refuseUnless(s.factors.filter((f) => f.confirmed).length < MOST, 'CAP_REACHED', 'second-factors');
    const { userId, factorId } = factor;
    return {
      factors: [
        factorsDid('SecondFactorEnrolled', factor),
        ...(factor.kind === 'passkey' ? [factorsDid('SecondFactorConfirmed', { userId, factorId })] : []),
      ],
    };
  },
});
