/** Shapes that the answers of several routes share. */
import { filledLine, ids } from '@jurilien/event-sourcing';
import { SAFE_CHANNELS } from '@jurilien/reference';
import { z } from 'zod';
import { file, instant } from './contract.js';

export const lang = z.enum(['fr', 'en']);
export const province = z.enum(['QC', 'ON']);
/** A text that the page showed, by its name (`purchase-terms/2/fr`): what someone agrees to is what they saw. */
export const shownText = z.string().max(60).optional();
/** One tax of a price: rate in thousandths of a percent. */
export const taxLine = z.object({ code: z.enum(['GST', 'QST', 'HST']), rateMilli: z.int(), cents: z.int() });
/** A body that may be left out, and says nothing. */
export const nothing = z.strictObject({}).prefault({});

/** A question and its answer in words. */
const disclosedAnswer = z.object({ id: z.string(), label: z.string(), value: z.string() });
/** Answers in words, in both languages: who reads them chooses. */
export const disclosedAnswers = z.object({ fr: z.array(disclosedAnswer), en: z.array(disclosedAnswer) });

/** One time that someone saw data of a person: when, on whose side, what, and why where it was asked. */
export const look = z.object({
  at: instant,
  by: z.enum(['team', 'professional']),
  what: z.enum(['opened', 'contact', 'names', 'file', 'list']),
  name: z.string().optional(),
  why: z.string().optional(),
});

/** How the client wishes to be reached. */
export const wishes = z.object({
  hours: z.unknown().optional(),
  safe: z
    .object({
      only: z.array(z.enum(SAFE_CHANNELS)).optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      parts: z.array(z.string()).optional(),
      noVoicemail: z.boolean().optional(),
      neutral: z.boolean().optional(),
      words: z.string().optional(),
    })
    .optional(),
});

/** A command as it is sent: made by the caller, so that the same one sent twice counts once. */
export const commandBody = z.strictObject({
  commandId: z.uuid(),
  payload: z.record(z.string(), z.unknown()).default({}),
  reason: z.string().max(500).optional(),
  expectedVersion: z.number().int().nonnegative().optional(),
});

/** What came of a command: the position of its last event, and `duplicate` where it was in the log already. */
export const commandAnswer = z.object({
  position: z.int(),
  events: z.array(z.object({ type: z.string(), stream: z.string(), version: z.int() })),
  duplicate: z.literal(true).optional(),
});

/** Why days are too long for a request. */
export const urgency = z.enum(['detained', 'violence', 'eviction', 'court', 'deadline', 'marked']);

/** What a form that anyone may send carries beside its answers: the field only machines fill, when it was opened, and the browser's work (IN13). */
export const sending = {
  website: z.string().max(200).default(''),
  startedAt: z.iso.datetime().optional(),
  work: z.string().max(120).default(''),
};

/** What opens an account; the same form sent twice is one registration. */
export const registering = {
  registrationId: z.uuid(),
  lang,
  name: filledLine(120),
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(2_000),
  ...sending,
};

/** What the client added after sending. */
export const clientNotes = z.array(z.object({ at: instant, text: z.string() }));
/** Coins asked back, as the professional may know it. */
export const creditShown = z.object({
  state: z.enum(['asked', 'approved', 'refused']),
  reason: z.string(),
  decideBy: instant,
  cc: z.int().optional(),
  rule: z.string().optional(),
  refusal: z.string().optional(),
  decidedAt: instant.optional(),
});
/** One document of a request, as a list shows it. */
export const documentShown = z.object({
  ...{ id: ids.documentId, name: z.string().optional(), type: z.string(), bytes: z.int(), at: instant },
  /** What a photo told beside its picture, and no longer does. */
  cleaned: z.array(z.enum(['location', 'metadata'])).optional(),
  /** It was stored lying on its side. */
  turned: z.literal(true).optional(),
  /** What it was sent as, where it became something else. */
  from: z.literal('heic').optional(),
});

/** A document, to be downloaded: its own bytes say which of the kinds it is. */
export const documentFile = file(
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
);
