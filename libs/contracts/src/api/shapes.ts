/** Shapes that the answers of several routes share. */
import { SAFE_CHANNELS } from '@jurilien/reference';
import { z } from 'zod';
import { instant } from './contract.js';

export const lang = z.enum(['fr', 'en']);
export const province = z.enum(['QC', 'ON']);
/** One tax of a price: rate in thousandths of a percent. */
export const taxLine = z.object({ code: z.enum(['GST', 'QST', 'HST']), rateMilli: z.int(), cents: z.int() });
/** A body that may be left out, and says nothing. */
export const nothing = z.strictObject({}).prefault({});

/** A question and its answer in words. */
const told = z.object({ id: z.string(), label: z.string(), value: z.string() });
/** Answers in words, in both languages: who reads them chooses. */
export const toldAnswers = z.object({ fr: z.array(told), en: z.array(told) });

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

/** One document of a request, as a list shows it. */
export const documentShown = z.object({ id: z.string(), name: z.string().optional(), type: z.string(), bytes: z.int(), at: instant });
