import { type Config, decision, Refused, refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { MINUTE_MS, stepUpCodeDigits, stepUpCodeMinutes, stepUpTries, stepUpValidMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { hasSteppedUp, linkExpired, stepUpChannel, type LinkState } from '../../link.js';
import { linkDid, linkId, onLink } from '../links/on-link.js';

const SENDS_AN_HOUR = 6;

/** SHA-256 of what the device calls itself, hexadecimal. */
const deviceHash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a code is bound to: one link. The message that carries it asks for the same. */
export const stepUpCodeSubject = (linkId: string): string => `step-up:${linkId}`;

const inMinutes = (now: string, minutes: number): string => new Date(Date.parse(now) + minutes * MINUTE_MS).toISOString();

/** How often a code that was tried wrong may still be tried; fewer tries than before may leave none. */
export const stepUpTriesLeft = (tries: number, config: Config): number => Math.max(0, config.value(stepUpTries) - tries);

function refuseUnlessLive(s: LinkState, ctx: Ctx): void {
  refuseUnless(s.issued && !s.revoked, 'NOT_FOUND', 'link');
  refuseUnless(!s.used, 'TOKEN_USED', 'link-used');
  refuseUnless(!linkExpired(s, ctx.now), 'TOKEN_EXPIRED', 'link-expired');
}

/** Sends six digits to the phone or the mailbox on file of whom the link is about, for the device that asks. */
export const sendStepUpCode = decision({
  name: 'SendStepUpCode',
  input: z.object({ linkId, deviceHash, channel: stepUpChannel }),
  streams: onLink,
  decide(asked, { link: s }, ctx) {
    refuseUnlessLive(s, ctx);
    if (hasSteppedUp(s, asked.deviceHash, ctx.now)) return {};
    const lately = s.codesSentAt.filter((at) => Date.parse(ctx.now) - Date.parse(at) < 60 * MINUTE_MS);
    refuseUnless(lately.length < SENDS_AN_HOUR, 'RATE_LIMITED', 'codes-per-hour');
    const expiresAt = inMinutes(ctx.now, ctx.config.value(stepUpCodeMinutes));
    return { link: [linkDid('StepUpCodeSent', { ...asked, sequence: (s.code?.sequence ?? 0) + 1, expiresAt })] };
  },
});

/** The digits, typed on the device that asked for them: so many tries, for so many minutes. A wrong try is written down (4.10.7). */
export const verifyStepUpCode = decision({
  name: 'VerifyStepUpCode',
  input: z.object({ linkId, deviceHash, code: z.string().max(20) }),
  streams: onLink,
  decide({ linkId, deviceHash, code }, { link: s }, ctx) {
    refuseUnlessLive(s, ctx);
    const digits = code.replace(/\D/g, '');
    // What cannot be a code is a slip of the finger, not a try.
    if (digits.length !== ctx.config.value(stepUpCodeDigits))
      throw new Refused('VALIDATION', 'not-a-code', [{ field: 'code', message: 'invalid' }]);
    const sent = s.code;
    refuseUnless(sent?.deviceHash === deviceHash && Date.parse(ctx.now) < Date.parse(sent.expiresAt), 'TOKEN_EXPIRED', 'code-expired');
    refuseUnless(stepUpTriesLeft(sent.tries, ctx.config) > 0, 'RATE_LIMITED', 'code-tries');
    const event =
      digits === ctx.code(stepUpCodeSubject(linkId), sent.sequence)
        ? linkDid('StepUpPassed', { linkId, deviceHash, until: inMinutes(ctx.now, ctx.config.value(stepUpValidMinutes)) })
        : linkDid('StepUpFailed', { linkId, deviceHash, triesLeft: stepUpTriesLeft(sent.tries + 1, ctx.config) });
    return { link: [event] };
  },
});
