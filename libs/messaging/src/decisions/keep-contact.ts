import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS, smsUnreachableDays, smsUnreachableFailures } from '@jurilien/reference';
import { z } from 'zod';
import { contactDid, contactEvents, contactId, contactPoint } from '../contact-point.js';

const onContact = (i: { contactId: string }) => ({ contact: streamOf(contactPoint, i.contactId) });

/** The network could not bring a text to the number. So many within so many days, and the number is taken for unreachable. */
export const countSmsFailure = decision({
  name: 'CountSmsFailure',
  input: z.object({ contactId, code: z.string().regex(/^3000[3-6]$/), messageId: ids.messageId }),
  streams: onContact,
  decide(input, { contact: s }, ctx) {
    if (s.failures.some((f) => f.messageId === input.messageId)) return {};
    const since = Date.parse(ctx.now) - ctx.config.value(smsUnreachableDays) * DAY_MS;
    const failures = s.failures.filter((f) => Date.parse(f.at) > since).length + 1;
    const counted = contactDid('SmsFailureCounted', input);
    const unreachable = failures >= ctx.config.value(smsUnreachableFailures) && !s.unreachable;
    return {
      contact: unreachable
        ? [counted, contactDid('NumberUnreachable', { contactId: input.contactId, failures, messageId: input.messageId })]
        : [counted],
    };
  },
});

/** A text arrived, there or here: the number answers again. */
export const recordNumberReached = decision({
  name: 'RecordNumberReached',
  input: z.object({ contactId }),
  streams: onContact,
  decide(input, { contact: s }) {
    return s.unreachable || s.failures.length > 0 ? { contact: [contactDid('NumberReachable', input)] } : {};
  },
});

/** Language and length of what is written to an address. */
export const setContactPreferences = decision({
  name: 'SetContactPreferences',
  input: z.object({ contactId, preferences: contactEvents.ContactPreferencesSet.schema.shape.preferences }),
  streams: onContact,
  decide(input, { contact: s }) {
    const changed = Object.entries(input.preferences).some(([name, value]) => s.preferences[name as keyof typeof s.preferences] !== value);
    return changed ? { contact: [contactDid('ContactPreferencesSet', input)] } : {};
  },
});

/** An address keeps to how its holder may be reached, for one request or account of theirs; the same twice says nothing. */
export const keepSafeContact = decision({
  name: 'KeepSafeContact',
  input: contactEvents.SafeContactWished.schema.extend({ contactId, subjectId: ids.subjectId }),
  streams: onContact,
  decide(input, { contact: s }) {
    const { wish, of, proven } = input;
    const kept = s.safeContacts[input.subjectId];
    const same = wish === null ? kept === undefined : JSON.stringify(kept) === JSON.stringify({ of, proven, wish });
    return same ? {} : { contact: [contactDid('SafeContactWished', input)] };
  },
});

/** An address is written to no more: it bounced for good, its holder complained or was erased. */
export const suppressAddress = decision({
  name: 'SuppressAddress',
  input: z.object({ contactId, cause: z.enum(['hardBounce', 'complaint', 'manual', 'erased']) }),
  streams: onContact,
  decide(input, { contact: s }) {
    // Who complains is left alone for good, even if the mailbox did not answer before.
    const known = s.suppressed !== undefined && !(s.suppressed === 'hardBounce' && input.cause === 'complaint');
    return known ? {} : { contact: [contactDid('AddressSuppressed', input)] };
  },
});

/** A mailbox that refuses for now so often within so many hours refuses for good (4.8.2). */
const SOFT_BOUNCES = 3;
const SOFT_BOUNCE_HOURS = 72;

/** An e-mail was refused for now. The third time in three days, and the address counts as one that does not exist. */
export const countSoftBounce = decision({
  name: 'CountSoftBounce',
  input: z.object({ contactId, messageId: ids.messageId, attempt: z.number().int().positive() }),
  streams: onContact,
  decide(input, { contact: s }, ctx) {
    if (s.softBounces.some((b) => b.messageId === input.messageId && b.attempt === input.attempt)) return {};
    const since = Date.parse(ctx.now) - (SOFT_BOUNCE_HOURS / 24) * DAY_MS;
    const bounces = s.softBounces.filter(({ at }) => Date.parse(at) > since).length + 1;
    const counted = contactDid('SoftBounceCounted', input);
    const ends = bounces >= SOFT_BOUNCES && !s.suppressed;
    return { contact: ends ? [counted, contactDid('AddressSuppressed', { contactId: input.contactId, cause: 'hardBounce' })] : [counted] };
  },
});
