import { z } from 'zod';
import { contracts } from '../contract.js';
import { implied, ownHistory } from '../messages/consents.js';
import { lang, shownText } from '../shapes.js';

const purposes = z.array(z.object({ fr: z.string(), en: z.string() }));
const opened = z.strictObject({ token: z.string().max(300) });

/** What is sent to one address, chosen without signing in by the holder of a message to it (N02); the token travels in the body alone. */
export const preferencesApi = contracts({
  'POST /api/public/preferences/standing': {
    summary: 'What the address is sent',
    body: opened,
    answer: z.object({
      who: z.enum(['client', 'professional', 'anyone']),
      service: z.boolean(),
      marketing: z.boolean(),
      /** News were asked for with an address no one has proved yet. */
      pending: z.literal(true).optional(),
      implied,
      /** The digest is a professional's. */
      digest: z.boolean().optional(),
      /** What was agreed to at this address, in which words, and how it ended. */
      history: ownHistory,
      /** What messages of each class are for, as the rules at work say it. */
      contains: z.object({ service: purposes, marketing: purposes }),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/public/preferences': {
    summary: 'Choose what the address is sent',
    body: opened.extend({
      service: z.boolean(),
      marketing: z.boolean(),
      digest: z.boolean().optional(),
      shown: shownText,
      lang: lang.default('fr'),
    }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
  'POST /api/public/unsubscribe': {
    summary: 'One click of a mail programme: no more messages of this class (RFC 8058)',
    query: z.object({ u: z.string().max(300) }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
});
