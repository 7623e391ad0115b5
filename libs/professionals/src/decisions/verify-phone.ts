import { decision, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { MINUTE_MS, stepUpCodeDigits, stepUpCodeMinutes, stepUpTries } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

const SENDS_AN_HOUR = 4;

/** What a code is bound to: the phone of one professional. The message that carries it asks for the same. */
export const phoneCodeSubject = (professionalId: string): string => `professional-phone:${professionalId}`;

/** Sends six digits to the phone on file, which answers with them. */
export const sendPhoneCode = decision({
  name: 'SendPhoneCode',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    if (s.channels.includes('sms')) return {};
    const lately = (s.phoneCodesSentAt ?? []).filter((at) => Date.parse(ctx.now) - Date.parse(at) < 60 * MINUTE_MS);
    refuseUnless(lately.length < SENDS_AN_HOUR, 'RATE_LIMITED', 'codes-per-hour');
    const expiresAt = new Date(Date.parse(ctx.now) + ctx.config.value(stepUpCodeMinutes) * MINUTE_MS).toISOString();
    return { professional: [happened('PhoneCodeSent', { ...input, sequence: (s.phoneCode?.sequence ?? 0) + 1, expiresAt })] };
  },
});

/** The digits came back: the phone reaches this person (E20). A few tries within minutes (`stepUp`); a wrong one is written down. */
export const verifyPhone = decision({
  name: 'VerifyPhone',
  input: z.object({ professionalId, code: z.string().max(20) }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id, code }, { professional: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    if (s.channels.includes('sms')) return {};
    const digits = code.replace(/\D/g, '');
    // What cannot be a code is a slip of the finger, not a try.
    if (digits.length !== ctx.config.value(stepUpCodeDigits))
      throw new Refused('VALIDATION', 'not-a-code', [{ field: 'code', message: 'invalid' }]);
    const sent = s.phoneCode;
    refuseUnless(sent && Date.parse(ctx.now) < Date.parse(sent.expiresAt), 'TOKEN_EXPIRED', 'code-expired');
    const tries = ctx.config.value(stepUpTries);
    refuseUnless(sent.tries < tries, 'RATE_LIMITED', 'code-tries');
    return {
      professional: [
        digits === ctx.code(phoneCodeSubject(id), sent.sequence)
          ? happened('ChannelVerified', { professionalId: id, channel: 'sms' })
          : happened('PhoneCodeRejected', { professionalId: id, triesLeft: tries - sent.tries - 1 }),
      ],
    };
  },
});
