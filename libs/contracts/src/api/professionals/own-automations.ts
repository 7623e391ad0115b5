import { ids } from '@jurilien/event-sourcing';
import { ownKind, ownTexts } from '@jurilien/professionals';
import { z } from 'zod';
import { possibleActions } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { lang } from '../shapes.js';

/** What a version says; the days of an absence are of the calendar where the professional practises. */
const said = {
  enabled: z.boolean(),
  texts: ownTexts,
  afterHours: z.int().optional(),
  fromDay: z.iso.date().optional(),
  backOn: z.iso.date().optional(),
};
const ownAutomation = z.object({
  kind: ownKind,
  ...said,
  /** Newest first, the one in force included. */
  versions: z.array(z.object({ ...said, at: instant })),
  sent: z.int(),
  lastSentAt: instant.optional(),
  notSent: z.int(),
  /** Why the last one that was not sent was not: a code of 4.7.2. */
  lastCode: z.string().optional(),
  /** For how many requests it is planned. */
  waiting: z.int(),
});
const ownVariable = z.enum(['firstName', 'code', 'proName']);
const automations = z.object({
  professionalId: ids.professionalId,
  lang,
  actions: possibleActions,
  automations: z.array(ownAutomation),
  /** A pause of all offers that lasts longer than the absence, and so stays. */
  pause: z.object({ until: instant.optional() }).optional(),
  limits: z.object({
    /** Characters of a text. */
    text: z.int(),
    hours: z.object({ least: z.int(), most: z.int() }),
    /** What a text may insert: how it is written there, and what it stands for. */
    variables: z.object({ fr: z.record(z.string(), ownVariable), en: z.record(z.string(), ownVariable) }),
  }),
  /** What is set on other pages. */
  autoClaim: z.boolean(),
  topUp: z.boolean(),
  serverNow: instant,
});
/** One message as its reader would receive it. */
const preview = z.object({
  lang,
  /** Of the newest accepted request: its code; absent for the sample. */
  code: z.string().optional(),
  sms: z.object({ text: z.string(), segments: z.int() }),
  email: z.object({ subject: z.string(), text: z.string() }),
});

/** What a professional has done by itself for their own clients (M21). */
export const ownAutomationsApi = contracts({
  'GET /api/pro/automations': { summary: 'The professional’s own automations, and what came of them', answer: automations },
  'POST /api/pro/automations/preview': {
    summary: 'How texts would read, on a sample and on the newest accepted request; nothing is kept or sent',
    body: z.strictObject({ kind: ownKind, texts: ownTexts, backOn: z.iso.date().optional() }),
    answer: z.object({ previews: z.array(preview) }),
  },
});
