import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { HOUR_MS, MINUTE_MS, stepUpCodeMinutes, stepUpTries } from '@jurilien/reference';
import { z } from 'zod';
import { contactDid, contactId, contactPoint } from '../contact-point.js';

/** The next code a minute after the last one at the earliest. */
const RESEND_MS = MINUTE_MS;
/** Test texts of one number in a day: enough to try, too few to annoy. */
const TESTS_A_DAY = 5;
const onContact = (i: { contactId: string }) => ({ contact: streamOf(contactPoint, i.contactId) });
/** What the code of a number is derived from. */
export const numberCodeSubject = (id: string): string => `contact:${id}`;

/** A code goes to the number, to prove that the person who asks holds it. */
export const sendNumberCode = decision({
  name: 'SendNumberCode',
  input: z.object({ contactId, professionalId: ids.professionalId.optional(), leadId: ids.leadId.optional(), lang: z.enum(['fr', 'en']) }),
  streams: onContact,
  decide(input, { contact: s }, ctx) {
    refuseUnless(!s.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
    const now = Date.parse(ctx.now);
    refuseUnless(!s.code || now - Date.parse(s.code.sentAt) >= RESEND_MS, 'RATE_LIMITED', 'code-just-sent');
    const expiresAt = new Date(now + ctx.config.value(stepUpCodeMinutes) * MINUTE_MS).toISOString();
    return { contact: [contactDid('NumberCodeSent', { ...input, sequence: s.codes + 1, expiresAt })] };
  },
});

/** The code came back. A wrong one is written down, and there are few tries. */
export const verifyNumber = decision({
  name: 'VerifyNumber',
  input: z.object({ contactId, code: z.string().regex(/^\d{6}$/) }),
  streams: onContact,
  decide({ contactId: id, code }, { contact: s }, ctx) {
    const asked = s.code;
    refuseUnless(asked !== undefined, 'WRONG_STATE', 'no-code');
    refuseUnless(Date.parse(ctx.now) < Date.parse(asked.expiresAt), 'TOKEN_EXPIRED', 'code-expired');
    refuseUnless(asked.tries < ctx.config.value(stepUpTries), 'RATE_LIMITED', 'too-many-tries');
    const right = ctx.code(numberCodeSubject(id), asked.sequence) === code;
    if (!right) return { contact: [contactDid('NumberCodeRejected', { contactId: id, sequence: asked.sequence })] };
    const { professionalId } = asked;
    return { contact: [contactDid('NumberVerified', { contactId: id, ...(professionalId ? { professionalId } : {}) })] };
  },
});

/** A test text to their own number; no one else can be written to this way, and not again and again. */
export const askTestText = decision({
  name: 'AskTestText',
  input: z.object({ contactId, professionalId: ids.professionalId.optional(), leadId: ids.leadId.optional(), lang: z.enum(['fr', 'en']) }),
  streams: onContact,
  decide(input, { contact: s }, ctx) {
    refuseUnless(!s.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
    const now = Date.parse(ctx.now);
    refuseUnless(!s.tests.some((at) => now - Date.parse(at) < RESEND_MS), 'RATE_LIMITED', 'test-just-sent');
    refuseUnless(s.tests.filter((at) => now - Date.parse(at) < 24 * HOUR_MS).length < TESTS_A_DAY, 'RATE_LIMITED', 'tests-a-day');
    return { contact: [contactDid('TestTextAsked', { ...input, sequence: s.tests.length + 1 })] };
  },
});
