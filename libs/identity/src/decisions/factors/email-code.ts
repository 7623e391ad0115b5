import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS, MINUTE_MS, stepUpCodeDigits, stepUpCodeMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { EMAIL } from '../../second-factors.js';
import { stepUpTriesLeft } from '../sessions/step-up.js';
import { challengeId, factorsDid, onFactorsAndUser, sha256, userId, wrongCode } from './on-second-factors.js';
import { refuseUnlessActive } from '../users/on-user.js';

const SENDS = 4;
const DEVICE_MS = 180 * DAY_MS;

/** What an e-mailed sign-in code is bound to: one sign-in of one person. The message that carries it asks for the same. */
export const signInCodeSubject = (challengeId: string): string => `sign-in:${challengeId}`;

/** Sends a code to the address of the account, for a sign-in from a device no one knows. */
export const challengeByEmail = decision({
  name: 'ChallengeByEmail',
  input: z.object({ userId, challengeId }),
  streams: onFactorsAndUser,
  decide({ userId, challengeId }, { factors: s, user: account }, ctx) {
    refuseUnlessActive(account);
    refuseUnless(!s.answered.includes(challengeId), 'TOKEN_USED', 'challenge-used');
    const sequence = (s.challenges.find((c) => c.challengeId === challengeId)?.sequence ?? 0) + 1;
    refuseUnless(sequence <= SENDS, 'RATE_LIMITED', 'codes-per-sign-in');
    const expiresAt = new Date(Date.parse(ctx.now) + ctx.config.value(stepUpCodeMinutes) * MINUTE_MS).toISOString();
    return { factors: [factorsDid('SecondFactorChallenged', { userId, challengeId, sequence, expiresAt })] };
  },
});

/** The e-mailed code, so many tries for so many minutes; a wrong one is written down. The device is then known for half a year. */
export const verifyEmailCode = decision({
  name: 'VerifyEmailCode',
  input: z.object({ userId, challengeId, code: z.string().max(20), deviceHash: sha256.optional() }),
  streams: onFactorsAndUser,
  decide({ userId, challengeId, code, deviceHash }, { factors: s, user: account }, ctx) {
    refuseUnlessActive(account);
    refuseUnless(!s.answered.includes(challengeId), 'TOKEN_USED', 'challenge-used');
    const digits = code.replace(/\D/g, '');
    if (digits.length !== ctx.config.value(stepUpCodeDigits)) throw wrongCode('not-a-code');
    const sent = s.challenges.find((c) => c.challengeId === challengeId);
    refuseUnless(sent && Date.parse(ctx.now) < Date.parse(sent.expiresAt), 'TOKEN_EXPIRED', 'code-expired');
    refuseUnless(stepUpTriesLeft(sent.tries, ctx.config) > 0, 'RATE_LIMITED', 'code-tries');
    if (digits !== ctx.code(signInCodeSubject(challengeId), sent.sequence))
      return {
        factors: [factorsDid('SecondFactorCodeRejected', { userId, challengeId, triesLeft: stepUpTriesLeft(sent.tries + 1, ctx.config) })],
      };
    const until = new Date(Date.parse(ctx.now) + DEVICE_MS).toISOString();
    return {
      factors: [
        factorsDid('SecondFactorUsed', { userId, factorId: EMAIL, challengeId }),
        ...(deviceHash ? [factorsDid('DeviceRemembered', { userId, deviceHash, until })] : []),
      ],
    };
  },
});
