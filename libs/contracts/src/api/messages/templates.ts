import { templateCode, templateText } from '@jurilien/automation';
import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { lang } from '../shapes.js';

const both = <S extends z.ZodType>(of: S) => z.object({ fr: of, en: of });
const channel = z.enum(['sms', 'email']);
const ofTemplate = { params: z.object({ code: templateCode }), malformed: 'NOT_FOUND' } as const;

/** What code declares of a template, and how it stands. */
const declared = z.object({
  code: z.string(),
  class: z.enum(['otp', 'transactional', 'service', 'marketing']),
  audience: z.enum(['client', 'professional', 'account', 'anyone']),
  channels: z.array(channel),
  /** The number of the version in force. */
  inForce: z.int(),
  retired: z.boolean(),
  hasDraft: z.boolean(),
  /** What sends it: rules by their code, or `product`. */
  usedBy: z.array(z.string()),
});
const fault = z.object({ part: z.string(), lang: lang.optional(), code: z.string(), of: z.string().optional() });
const text = z.object({ text: z.string(), encoding: z.enum(['GSM-7', 'UCS-2']), units: z.int(), segments: z.int() });
/** A message as it would leave; a part that its faults keep from being written is absent. */
const rendered = z.object({
  sms: text.optional(),
  smsShort: text.optional(),
  email: z.object({ subject: z.string(), text: z.string(), html: z.string() }).optional(),
  inapp: z.object({ title: z.string(), text: z.string() }).optional(),
});

/** X06, Templates: what is declared of each, its words, and how words read. Drafts and versions are the view `message-templates`. */
export const templatesApi = contracts({
  'GET /api/templates': {
    summary: 'Every template of messages: its audience, class and channels, how it stands, and what its words lack',
    answer: z.object({ templates: z.array(declared.extend({ gaps: z.array(lang), faults: z.int() })) }),
  },
  'GET /api/templates/:code': {
    summary: 'One template: what it may say, and its words as they are shipped',
    ...ofTemplate,
    answer: declared.extend({
      /** No one publishes their own words of it. */
      needsSecondPerson: z.boolean(),
      /** Segments a text message may take. */
      mostSegments: z.int(),
      variables: z.array(
        z.object({
          name: z.string(),
          label: both(z.string()).optional(),
          /** Filled in by the product on every message: who writes, and how they are reached. */
          privacy: z.enum(['public', 'personal', 'private', 'sender']),
          sample: both(z.string()),
        }),
      ),
      shipped: templateText,
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/templates/:code/preview': {
    summary: 'How words read in both languages on every channel: on samples, or on a message that was really sent',
    ...ofTemplate,
    body: z.strictObject({
      /** Words that are being written; else the draft of a hash, a version, or the words in force. */
      text: templateText.optional(),
      hash: z.string().max(128).optional(),
      version: z.int().min(1).optional(),
      on: z.union([
        z.enum(['samples', 'newest']),
        z.strictObject({ messageId: ids.messageId }),
        z.strictObject({ leadCode: z.string().trim().min(1).max(20) }),
      ]),
    }),
    answer: z.object({
      /** The message it is shown on; absent for samples. */
      on: z.object({ messageId: ids.messageId, at: instant, lang }).optional(),
      /** Variables that samples stand in for. */
      sampled: z.array(z.string()),
      faults: z.array(fault),
      fr: rendered,
      en: rendered,
    }),
    errors: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE'],
  },
});
