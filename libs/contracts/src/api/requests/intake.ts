import { ids } from '@jurilien/event-sourcing';
import { formKey } from '@jurilien/lead';
import { question } from '@jurilien/questions';
import { EXPERIMENT_ARMS, INTAKE_FORMS } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { lang, sending, shownText } from '../shapes.js';

/** The forms that anyone may send. */
export const FORM_NAMES = ['request', 'enquiry', 'job-application', 'professional', 'candidate', 'privacy'] as const;

const form = z.enum(INTAKE_FORMS);
const fields = z.record(z.string().max(60), z.unknown());
const searchTerms = z.string().max(400).optional();
/** The token of a link of an earlier request, which its client goes on with by this one (`?ref=`). */
const ref = z.string().max(60).optional();
const written = { leadId: ids.leadId, form };

/** The public forms: their questions, the work of the browser, drafts, and what is sent (F01 to F08, IN2, IN13). */
export const intakeApi = contracts({
  'GET /api/public/intake': {
    summary: 'Which forms behind a flag are open, and whether they are being compared',
    answer: z.object({ oolong: z.boolean(), compared: z.boolean() }),
  },
  'GET /api/public/questions/:field': {
    summary: 'The questions of a field of law: the version in force, or the one a form began with',
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answer: z.object({ field: z.string(), version: z.int(), questions: z.array(question) }),
    etag: true,
    errors: ['NOT_FOUND'],
  },
  'POST /api/public/work': {
    summary: 'Work for the browser of who begins to fill a form',
    body: z.strictObject({ form: z.enum(FORM_NAMES), id: z.uuid() }),
    answer: z.object({ challenge: z.string() }),
  },
  'PUT /api/public/drafts/:leadId': {
    summary: 'Save the answers so far; the first call without a link begins the draft',
    params: z.object({ leadId: ids.leadId }),
    body: z.strictObject({ key: formKey, form, lang, step: z.string().max(40), answers: fields, searchTerms, ref }),
    answer: z.object({ token: z.string(), endsAt: instant }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/public/drafts/:leadId/link': {
    summary: 'Send the link of a draft to the address that it holds',
    params: z.object({ leadId: ids.leadId }),
    answer: empty,
    status: 202,
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/public/drafts': {
    summary: 'The draft behind its link',
    answer: z.object({ ...written, lang, step: z.string(), answers: z.record(z.string(), z.unknown()), endsAt: instant }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/public/requests': {
    summary: 'Send a request; the link to its page is answered to the caller who makes it',
    body: z.strictObject({
      ...written,
      key: formKey,
      lang,
      channel: z.string().max(40).default('web'),
      ...sending,
      consents: z.record(z.string().max(40), z.boolean()),
      /** The sentences that stood beside their boxes. */
      consentTexts: shownText,
      /** The sentence that stood beside the box of sensitive answers. */
      sensitiveText: shownText,
      duplicateConfirmed: z.boolean().default(false),
      fields,
      searchTerms,
      ref,
      experiment: z.enum(EXPERIMENT_ARMS).optional(),
      referral: z.record(z.string().max(40), z.unknown()).optional(),
    }),
    answer: z.object({ leadId: ids.leadId, code: z.string(), statusToken: z.string(), position: z.int() }),
    status: 201,
    errors: ['NOT_FOUND', 'DUPLICATE', 'WRONG_STATE', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'POST /api/public/requests/link': {
    summary: 'Send the links of a person’s requests to the addresses on file; the answer never tells whether there are any',
    body: z.strictObject({ leadId: ids.leadId, email: z.string().max(254), phoneNumber: z.string().max(40) }),
    answer: empty,
    status: 202,
  },
});
