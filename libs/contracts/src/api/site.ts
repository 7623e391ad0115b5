import { filledLine, ids } from '@jurilien/event-sourcing';
import { ENQUIRY_TOPICS } from '@jurilien/messaging';
import { z } from 'zod';
import { contracts, empty, file } from './contract.js';
import { lang, sending } from './shapes.js';

/** Forms of the public site: the questions page (P04) and applications for a post of ours (P06). */
export const siteApi = contracts({
  'POST /api/public/enquiries': {
    summary: 'A message to the team',
    body: z.strictObject({
      /** Made by the form, so that the same form sent twice is one message. */
      enquiryId: ids.enquiryId,
      topic: z.enum(ENQUIRY_TOPICS),
      lang,
      name: filledLine(120),
      email: z.string().trim().min(1).max(254),
      body: z.string().trim().min(1).max(4_000),
      ...sending,
    }),
    answer: empty,
    status: 202,
  },
  'POST /api/public/faq-votes': {
    summary: 'Whether an answer of the questions page helped',
    body: z.strictObject({
      question: z
        .string()
        .max(60)
        .regex(/^(clients|professionals|candidates)(-[a-z]+)+$/),
      useful: z.boolean(),
    }),
    status: 204,
  },
  'GET /api/faq-votes': {
    summary: 'Which answers helped, and which did not',
    answer: z.object({ data: z.array(z.object({ question: z.string(), useful: z.int(), useless: z.int() })) }),
  },
  'POST /api/public/job-applications': {
    summary: 'An application for a post of ours: one line of JSON, then the bytes of the résumé',
    bytes: 'application/octet-stream',
    answer: empty,
    status: 202,
  },
  'GET /api/job-applications/:id/resume': {
    summary: 'The résumé of an application',
    params: z.object({ id: ids.applicationId }),
    answer: file('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    errors: ['NOT_FOUND'],
  },
});
