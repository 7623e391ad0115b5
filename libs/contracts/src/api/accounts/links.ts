import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { commandAnswer, commandBody, lang } from '../shapes.js';

/** Where a code goes, masked. */
const address = z.object({ channel: z.enum(['sms', 'email']), to: z.string() });

/** Personal links: how they stand, a new one for the address on file, the commands they carry, and the code before private data. */
export const linksApi = contracts({
  'GET /api/public/link': {
    summary: 'How a personal link stands',
    answer: z.object({
      state: z.enum(['live', 'expired', 'used', 'unknown']),
      purpose: z.string().optional(),
      lang: lang.optional(),
      /** Where the plain address of the link leads on to. */
      path: z.string().optional(),
    }),
  },
  'POST /api/public/link/renew': {
    summary: 'Send a new link to the address on file; the answer never tells whether there is one',
    answer: empty,
    status: 202,
  },
  'POST /api/public/commands/:name': {
    summary: 'One of the commands that a personal link allows',
    body: commandBody,
    answer: commandAnswer,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED', 'STEP_UP_REQUIRED'],
  },
  'GET /api/public/step-up': {
    summary: 'Where the code of a link goes, and whether this device has passed it',
    answer: address.extend({ passed: z.boolean(), sentUntil: instant.optional(), triesLeft: z.int().optional() }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/public/step-up': {
    summary: 'Send the code to the address on file',
    answer: address,
    status: 202,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/public/step-up/verify': {
    summary: 'The code, typed on the device that asked for it',
    body: z.strictObject({ code: z.string().trim().min(1).max(20) }),
    status: 204,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
});
