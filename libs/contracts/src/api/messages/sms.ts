import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { implied, ownHistory } from './consents.js';
import { lang, shownText } from '../shapes.js';

const consents = z.object({
  service: z.boolean(),
  marketing: z.boolean(),
  /** News were ticked before anyone proved the address. */
  pending: z.literal(true).optional(),
  implied,
});
/** The mailbox, masked, and what comes to it. */
const mail = z.object({ address: z.string(), consents, history: ownHistory });
/** Someone who gave no number yet. */
const noNumber = z.object({ serverNow: instant, phone: z.undefined().optional(), mail: mail.optional() });
const number = z.object({
  serverNow: instant,
  /** Masked. */
  phone: z.string(),
  verified: z.boolean(),
  verifiedAt: instant.optional(),
  /** Until when the code that was sent counts. */
  codeUntil: instant.optional(),
  stopped: z.boolean(),
  stoppedAt: instant.optional(),
  unreachable: z.boolean(),
  ourNumber: z.string(),
  mail: mail.optional(),
  consents,
  /** Of a number that was proven only. */
  history: ownHistory.optional(),
  lang,
  /** How long the texts of an offer are. */
  format: z.enum(['short', 'long']),
  /** When texts are sent: weekdays, and minutes after midnight. */
  windows: z.array(z.object({ days: z.array(z.int()), from: z.int(), to: z.int() })),
  ownHours: z.boolean(),
  /** Of a number that was proven only. */
  conversation: z
    .array(
      z.object({ id: z.string(), from: z.enum(['me', 'team', 'automatic']), at: instant, body: z.string(), state: z.string().optional() }),
    )
    .optional(),
});
const inLang = z.strictObject({ lang });

/** M20: the caller's own number and mailbox, what they agreed to, and the conversation with us. */
export const smsApi = contracts({
  'GET /api/sms': { summary: 'The caller’s number, what they agreed to, and the conversation', answer: z.union([number, noNumber]) },
  'POST /api/sms/code': { summary: 'Send a code to the number', body: inLang, answer: empty, status: 202, errors: ['NOT_FOUND'] },
  'POST /api/sms/verify': {
    summary: 'Prove the number with that code',
    body: z.strictObject({ code: z.string().trim().min(1).max(20) }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
  'POST /api/sms/test': {
    summary: 'Send a text to try it',
    body: inLang,
    answer: empty,
    status: 202,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'POST /api/sms/consent': {
    summary: 'Agree to a kind of message, or no longer',
    body: z.strictObject({
      channel: z.enum(['sms', 'email']).default('sms'),
      class: z.enum(['service', 'marketing']),
      on: z.boolean(),
      shown: shownText,
      lang: lang.default('fr'),
    }),
    status: 204,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'POST /api/sms/lang': { summary: 'Choose the language of texts', body: inLang, status: 204, errors: ['NOT_FOUND', 'WRONG_STATE'] },
  'POST /api/sms/format': {
    summary: 'Choose how long the texts of an offer are',
    body: z.strictObject({ format: z.enum(['short', 'long']) }),
    status: 204,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'POST /api/sms/messages': {
    summary: 'Write to the team, which answers by text',
    body: z.strictObject({ replyId: ids.replyId, body: z.string().trim().min(1).max(1_600) }),
    answer: empty,
    status: 202,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
});
