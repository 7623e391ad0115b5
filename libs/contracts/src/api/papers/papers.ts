import { ids } from '@jurilien/event-sourcing';
import { type GeneratedPaper, REQUEST_PAPERS } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, fileOr, instant } from '../contract.js';
import { lang } from '../shapes.js';

const text = z.string();
const texts = z.array(text);
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text }),
  z.object({ type: z.literal('text'), text, soft: z.literal(true).optional() }),
  z.object({ type: z.literal('list'), items: texts, ordered: z.literal(true).optional() }),
  z.object({ type: z.literal('facts'), rows: z.array(z.object({ label: text, lines: texts })) }),
  z.object({ type: z.literal('table'), caption: text, head: texts, rows: z.array(texts) }),
  z.object({ type: z.literal('links'), links: z.array(z.object({ text, href: text })) }),
]);
/** A generated paper in words. */
const paper = z.object({
  lang,
  product: text,
  madeAt: instant,
  title: text,
  lead: texts,
  blocks: z.array(block),
}) satisfies z.ZodType<GeneratedPaper>;

/** In which language, by default the person's own, and as what: words for a page, or a tagged PDF. */
const asked = { lang: lang.optional(), as: z.enum(['words', 'pdf']).default('words') };
const answer = fileOr(paper, 'application/pdf');
const kind = z.enum(REQUEST_PAPERS);
const behindLink = ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'] as const;
const query = z.strictObject(asked);

/** Papers that are generated (DO5): of a request, for its client and for the staff who work on it; of an appointment, for both its sides. */
export const papersApi = contracts({
  'GET /api/public/papers/:kind': {
    summary: 'A paper of the request behind a link; those with private data after a code',
    params: z.object({ kind }),
    malformed: 'NOT_FOUND',
    query,
    answer,
    errors: [...behindLink, 'STEP_UP_REQUIRED', 'WRONG_STATE'],
  },
  'GET /api/public/appointment/sheet': {
    summary: 'The appointment of a link as a sheet, with what its page shows',
    query: z.strictObject({ ...asked, appointmentId: ids.appointmentId }),
    answer,
    errors: behindLink,
  },
  'GET /api/client/requests/:leadId/papers/:kind': {
    summary: 'A paper of an own request of the signed-in client',
    params: z.object({ leadId: ids.leadId, kind }),
    malformed: 'NOT_FOUND',
    query,
    answer,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /api/appointments/:appointmentId/sheet': {
    summary: 'An own appointment as a sheet',
    params: z.object({ appointmentId: ids.appointmentId }),
    malformed: 'NOT_FOUND',
    query,
    answer,
    errors: ['NOT_FOUND'],
  },
  'GET /api/leads/:leadId/papers/:kind': {
    summary: 'A paper of a request, for the staff who work on it; contact data stay masked, and each look is recorded',
    params: z.object({ leadId: ids.leadId, kind }),
    malformed: 'NOT_FOUND',
    query,
    answer,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'GET /api/leads/:leadId/appointments/:appointmentId/sheet': {
    summary: 'An appointment of a request as a sheet, as its client has it, for the staff who work on it; each look is recorded',
    params: z.object({ leadId: ids.leadId, appointmentId: ids.appointmentId }),
    malformed: 'NOT_FOUND',
    query,
    answer,
    errors: ['NOT_FOUND'],
  },
});
