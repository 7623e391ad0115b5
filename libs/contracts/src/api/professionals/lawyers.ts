import { ids, oneLine } from '@jurilien/event-sourcing';
import { WRITTEN_CLASSES } from '@jurilien/messaging';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { listQuery, pageOf, row } from '../lists.js';
import { addressConsents, saidOnPhone } from '../messages/consents.js';

/** A professional of the list: the columns of the view, and what the role may see beside them. */
const listed = row.and(
  z.object({
    /** The last thirty days. */
    activity: z
      .object({
        offers: z.int(),
        accepted: z.int(),
        slaKeptShare: z.number().nullable(),
        /** Credits asked for, of what was accepted. */
        creditShare: z.number().nullable(),
        /** When someone last used the professional's own account, where there is one. */
        lastSeenAt: instant.optional(),
      })
      .optional(),
    availableCc: z.int().nullish(),
  }),
);

/** X01, X02: the list of professionals with what no single view knows of them. */
export const lawyersApi = contracts({
  'GET /api/lawyers': {
    summary: 'Professionals, with their last thirty days and their balance for who may see them',
    query: listQuery,
    answer: pageOf(listed),
  },
  'GET /api/lawyers/:id/consents': {
    summary: 'What the addresses of a professional agreed to',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    answer: addressConsents,
    errors: ['NOT_FOUND'],
  },
  'POST /api/lawyers/:id/consents': {
    summary: 'Write down what a professional agreed to on the phone, or refused',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    body: saidOnPhone,
    status: 204,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'SUPPRESSED'],
  },
});

const AT_ONCE = 100;
const words = z.strictObject({ subject: oneLine(150).default(''), body: z.string().trim().max(4_000) });
const asked = z.strictObject({
  ids: z.array(ids.professionalId).min(1).max(AT_ONCE),
  channel: z.enum(['email', 'sms']),
  class: z.enum(WRITTEN_CLASSES),
  fr: words,
  en: words,
});
const sample = z.object({
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  segments: z.int().optional(),
  most: z.int().optional(),
});

/** X01: staff write to chosen professionals, each in their own language; those who declined such messages are left out. */
export const lawyerMessagesApi = contracts({
  'POST /api/lawyers/messages/preview': {
    summary: 'How many would get it, who would not and why, and how it reads in each language',
    body: asked,
    answer: z.object({
      ready: z.object({ fr: z.int(), en: z.int() }),
      leftOut: z.array(z.object({ id: ids.professionalId, name: z.string(), why: z.enum(['closed', 'noAddress', 'Z04', 'Z05', 'Z09']) })),
      samples: z.object({ fr: sample, en: sample }),
    }),
  },
  'POST /api/lawyers/messages': {
    summary: 'Queue it for each of them; sent twice under one batch it goes out once',
    body: asked.extend({ batchId: z.uuid() }),
    answer: z.object({ queued: z.int(), leftOut: z.int() }),
    status: 202,
    errors: ['WRONG_STATE'],
  },
});
