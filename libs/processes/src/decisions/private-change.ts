import { decision, ids, oneLine, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import {
  changeField,
  changeValue,
  email,
  isProven,
  isUndoable,
  link,
  linkDid,
  postalAddress,
  privateChangeCodeSubject,
  privateChangeDid,
  safeContact,
  stepUpTriesLeft,
  username,
  type ChangeField,
} from '@jurilien/identity';
import {
  contactWish,
  HOUR_MS,
  MINUTE_MS,
  phoneFault,
  privateChangeUndoHours,
  stepUpCodeDigits,
  stepUpCodeMinutes,
  type SafeContact,
} from '@jurilien/reference';
import { z } from 'zod';
import {
  addresses,
  changeOf,
  currentDetail,
  ofRequest,
  ofSubject,
  onDetails,
  refuseUnlessPending,
  refuseUnlessSubject,
  written,
  type Asked,
} from '../private-details.js';

const CODES_AN_HOUR = 6;

/** What each detail may be. */
const VALUES: Record<ChangeField, z.ZodType> = {
  name: username,
  email,
  phone: z.string().superRefine((value, ctx) => {
    const fault = phoneFault(value, { unitedStates: true });
    if (fault) ctx.addIssue({ code: 'custom', message: fault });
  }),
  address: postalAddress.extend({ street: oneLine(200).optional(), postalCode: oneLine(10).optional() }),
  lang: z.enum(['fr', 'en']),
  safeContact,
};
/** What is shown at the field. */
const wrong = (field: ChangeField, { issues: [first] }: z.ZodError): string =>
  field === 'email' ? 'email' : first?.code === 'custom' ? first.message : 'invalid';
const later = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * A person changes one of their own details. A new e-mail or phone waits for the code that goes there; anything else counts at
 * once. What already is so says nothing.
 */
export const requestPrivateChange = decision({
  name: 'RequestPrivateChange',
  input: ofSubject.extend({ field: changeField, value: changeValue }),
  streams: onDetails,
  province: ofRequest,
  decide({ field, ...input }, states, ctx) {
    refuseUnlessSubject(input, states);
    const checked = VALUES[field].safeParse(input.value);
    if (!checked.success) throw new Refused('VALIDATION', 'fields', [{ field: 'value', message: wrong(field, checked.error) }]);
    const { subjectId, changeId, leadId } = input;
    const value = checked.data as z.infer<typeof changeValue>;
    const { change: s } = states;
    const about = { changeId, subjectId, ...(leadId ? { leadId } : {}), field, value };
    const before = currentDetail(input, states, field);
    const asked = { ...about, sequence: s.sequence + 1 };
    if (isProven(field)) {
      if (same(before, value)) throw new Refused('VALIDATION', 'fields', [{ field: 'value', message: 'same' }]);
      const wish = contactWish(currentDetail(input, states, 'safeContact') as SafeContact | undefined);
      refuseUnless(wish?.channels.includes(field === 'phone' ? 'sms' : 'email') ?? true, 'SUPPRESSED', 'person-wants-another-channel');
      const lately = s.codesSentAt.filter((at) => Date.parse(ctx.now) - Date.parse(at) < 60 * MINUTE_MS);
      refuseUnless(lately.length < CODES_AN_HOUR, 'RATE_LIMITED', 'codes-per-hour');
      const expiresAt = later(ctx.now, ctx.config.value(stepUpCodeMinutes) * MINUTE_MS);
      return { change: [privateChangeDid('PrivateChangeRequested', { ...asked, expiresAt })] };
    }
    if (same(before, value)) return {};
    return {
      ...written(input, states, field, value, ctx),
      change: [
        privateChangeDid('PrivateChangeRequested', asked),
        privateChangeDid('PrivateChangeConfirmed', { ...about, ...(before === undefined ? {} : { before }) }),
      ],
    };
  },
});

/** The code that went to the new address: so many tries, for so many minutes. Only then anyone hears whether the address is free. */
export const confirmPrivateChange = decision({
  name: 'ConfirmPrivateChange',
  input: ofSubject.extend({ ...addresses, code: z.string().max(20) }),
  streams: onDetails,
  province: ofRequest,
  decide({ code, ...input }, states, ctx) {
    refuseUnlessSubject(input, states);
    const c = changeOf(states.change, input);
    const { subjectId, changeId, leadId } = input;
    const digits = code.replace(/\D/g, '');
    // What cannot be a code is a slip of the finger, not a try.
    if (digits.length !== ctx.config.value(stepUpCodeDigits))
      throw new Refused('VALIDATION', 'not-a-code', [{ field: 'code', message: 'invalid' }]);
    refuseUnlessPending(c, ctx);
    if (digits !== ctx.code(privateChangeCodeSubject(changeId), c.sequence))
      return {
        change: [
          privateChangeDid('PrivateChangeCodeRejected', { changeId, subjectId, triesLeft: stepUpTriesLeft(c.tries + 1, ctx.config) }),
        ],
      };
    const before = currentDetail(input, states, c.field);
    return {
      ...written(input, states, c.field, c.value, ctx),
      change: [
        privateChangeDid('PrivateChangeConfirmed', {
          changeId,
          subjectId,
          ...(leadId ? { leadId } : {}),
          field: c.field,
          value: c.value,
          ...(before === undefined ? {} : { before }),
          undoUntil: later(ctx.now, ctx.config.value(privateChangeUndoHours) * HOUR_MS),
        }),
      ],
    };
  },
});

/**
 * A pending change is dropped; one that counts is undone, for some days, by the link that went to the old address. The link it was
 * made with ends with it, and with the link every device that passed its code.
 */
export const cancelPrivateChange = decision({
  name: 'CancelPrivateChange',
  input: ofSubject.extend({ ...addresses, undo: z.boolean().default(false), linkId: ids.linkId.optional() }),
  streams: (i: Asked & { linkId?: string }, hash: (value: string) => string) => ({
    ...onDetails(i, hash),
    link: streamOf(link, i.linkId ?? 'none'),
  }),
  province: ofRequest,
  decide({ undo, linkId, ...input }, states, ctx) {
    refuseUnlessSubject(input, states);
    const c = changeOf(states.change, input);
    const { subjectId, changeId, leadId } = input;
    if (!undo) {
      if (c.state === 'cancelled') return {};
      refuseUnless(c.state === 'requested', 'WRONG_STATE', 'change-settled');
      return { change: [privateChangeDid('PrivateChangeCancelled', { changeId, subjectId })] };
    }
    if (c.state === 'reverted') return {};
    refuseUnless(c.state === 'confirmed', 'WRONG_STATE', 'change-settled');
    refuseUnless(isUndoable(c, ctx.now), 'TOKEN_EXPIRED', 'undo-expired');
    // The stream was named by it: what was meant must still be so.
    refuseUnless(c.linkId === linkId, 'STALE_VERSION', 'changed-meanwhile');
    const { before } = c;
    return {
      ...written(input, states, c.field, before, ctx),
      ...(linkId && !states.link.revoked ? { link: [linkDid('LinkRevoked', { linkId })] } : {}),
      change: [
        privateChangeDid('PrivateChangeReverted', {
          changeId,
          subjectId,
          ...(leadId ? { leadId } : {}),
          field: c.field,
          ...(before === undefined ? {} : { before }),
        }),
      ],
    };
  },
});
