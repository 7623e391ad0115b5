import { QUESTIONS } from '@jurilien/reference/child-support';
import { z } from 'zod';
import { contracts, file } from '../contract.js';
import { lang } from '../shapes.js';

/** The child support calculator on paper (P18). */
export const childSupportApi = contracts({
  'POST /api/public/child-support.pdf': {
    summary: 'The answers, calculated and drawn; nothing of them is kept',
    body: z.strictObject({ lang, answers: z.partialRecord(z.enum(QUESTIONS), z.string().max(60)) }),
    answer: file('application/pdf'),
  },
});
