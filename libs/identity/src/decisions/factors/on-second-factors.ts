import { type Ctx, ids, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { secondFactors, type Factor, type SecondFactorEvent, type SecondFactorsState } from '../../second-factors.js';
import { user } from '../../user.js';

export const userId = ids.userId;
export const factorId = ids.factorId;
export const challengeId = ids.challengeId;
/** SHA-256, hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** When the person of this session last proved who they are; the API fills it in from the session. */
export const authAt = z.iso.datetime();
/** Thirty-second steps since 1970, as authenticator apps count them (RFC 6238). */
export const step = z.number().int().nonnegative();

const FRESH_MS = 10 * 60_000;
const STEP_MS = 30_000;

export const onFactors = (i: { userId: string }) => ({ factors: streamOf(secondFactors, i.userId) });
export const onFactorsAndUser = (i: { userId: string }) => ({ ...onFactors(i), user: streamOf(user, i.userId) });

/** One event of a person's second factors, typed by its name. */
export const factorsDid = <T extends SecondFactorEvent['type']>(
  type: T,
  data: Extract<SecondFactorEvent, { type: T }>['data'],
): SecondFactorEvent => ({ type, data }) as SecondFactorEvent;

/** Someone signed in acts on their own factors alone; the others' do not exist. */
export function refuseUnlessOwn(userId: string, ctx: Ctx): void {
  refuseUnless(ctx.actor.kind !== 'user' || ctx.actor.id === userId, 'NOT_FOUND', 'second-factors');
}

/** What opens the account changes only within ten minutes of proving who one is (4.10.7). */
export function refuseUnlessFresh(since: string, ctx: Ctx): void {
  refuseUnless(Date.parse(ctx.now) - Date.parse(since) <= FRESH_MS, 'STEP_UP_REQUIRED', 'sign-in-again');
}

/** The factor, or a refusal that does not tell whether it was someone else's. */
export function factorOf(s: SecondFactorsState, id: string): Factor {
  const factor = s.factors.find((f) => f.factorId === id);
  if (!factor) throw new Refused('NOT_FOUND', 'second-factor');
  return factor;
}

/** A code counts for its own half minute and the ones beside it, and never twice (RFC 6238, ASVS 6.5.1). */
export function refuseUnlessUnspent(step: number, lastStep: number | undefined, now: string): void {
  const current = Math.floor(Date.parse(now) / STEP_MS);
  if (Math.abs(step - current) > 1) throw wrongCode('code-expired');
  if (lastStep !== undefined && step <= lastStep) throw wrongCode('code-used');
}

/** A refusal at the field the person typed into. */
export const wrongCode = (detail: string): Refused => new Refused('VALIDATION', detail, [{ field: 'code', message: 'wrong' }]);
