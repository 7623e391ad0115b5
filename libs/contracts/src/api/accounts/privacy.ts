import { ids } from '@jurilien/event-sourcing';
import { identifier, identifierNo, PRIVACY_STATES, REFUSAL_CAUSES } from '@jurilien/privacy';
import { RECOURSES, RETENTION_ROWS, type RetentionRow, PRIVACY_KINDS, HOLDING_KINDS } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, empty, instant } from '../contract.js';
import { provenHistory } from '../messages/consents.js';
import { lang, nothing, province, sending } from '../shapes.js';

const requestParams = z.object({ requestId: ids.requestId });
/** What is asked, and how it is found. */
const filed = {
  /** Made by the form, so that the same form sent twice is one request. */
  requestId: ids.requestId,
  kind: z.enum(PRIVACY_KINDS),
  lang,
  province,
  name: z.string().trim().max(120).optional(),
  words: z.string().trim().max(4_000).optional(),
};
const identifiers = z.array(identifier).max(4);
/** Random bytes of the form: who sends it again with the same ones is the same caller. */
const formSecret = z.string().regex(/^[\w-]{43}$/);
const typed = z.strictObject({ identifier: identifierNo, code: z.string().trim().min(1).max(20) });

/** Something we hold, until when and by which row of the table of retention; no instant while it lives. */
const kept = z.object({
  kind: z.enum(HOLDING_KINDS),
  since: instant,
  endedAt: instant.optional(),
  until: instant.optional(),
  why: z.enum(RETENTION_ROWS as readonly [RetentionRow, ...RetentionRow[]]),
});

/** An address of a request, masked, by its place in the list. */
const address = z.object({ identifier: z.int(), kind: z.enum(['email', 'phone']), to: z.string(), proven: z.boolean() });

/** A request as the person who filed it follows it; what is private only after a code on this device, or signed in. */
const followed = z.object({
  requestId: ids.requestId,
  kind: z.enum(PRIVACY_KINDS),
  state: z.enum(PRIVACY_STATES),
  lang,
  province,
  filedAt: instant,
  dueAt: instant,
  addresses: z.array(
    address.extend({
      /** Until when the code that was sent may be typed. */
      codeUntil: instant.optional(),
    }),
  ),
  /** What can be sent now. */
  actions: z.array(z.enum(['SendPrivacyCode', 'VerifyPrivacyRequester', 'AbandonPrivacyRequest'])),
  /** The answer in writing; the copy to collect; absent until a code was typed on this device. */
  opened: z
    .object({
      answer: z.string().optional(),
      note: z.string().optional(),
      recourse: z.enum(RECOURSES).optional(),
      cause: z.enum(REFUSAL_CAUSES).optional(),
      export: z.object({ id: z.string(), until: instant }).optional(),
      kept: z.array(kept),
      consents: provenHistory,
    })
    .optional(),
});
const errors = ['NOT_FOUND', 'WRONG_STATE', 'TOKEN_EXPIRED', 'RATE_LIMITED'] as const;

/** N03: requests about one's own data, from anyone, behind a link, or signed in. */
export const privacyApi = contracts({
  'POST /api/public/privacy-requests': {
    summary: 'File a request about one’s own data; the answer is the same whether or not anything is held',
    body: z.strictObject({ ...filed, secret: formSecret, identifiers: identifiers.min(1), ...sending }),
    answer: z.object({ token: z.string() }),
    status: 201,
    errors: ['DUPLICATE', 'RATE_LIMITED'],
  },
  'POST /api/public/privacy-requests/by-link': {
    summary: 'File one by the link to the page of a request, whose code was typed',
    body: z.strictObject({ ...filed, secret: formSecret }),
    answer: z.object({ token: z.string() }),
    status: 201,
    errors: ['DUPLICATE', 'STEP_UP_REQUIRED'],
  },
  'GET /api/public/privacy-request': { summary: 'How a request about one’s own data stands', answer: followed },
  'POST /api/public/privacy-request/verify': { summary: 'The code that went to one of its addresses', body: typed, status: 204, errors },
  'GET /api/privacy-requests': {
    summary: 'What the caller asked, what is kept of them and until when, and their consents',
    answer: z.object({ requests: z.array(followed), kept: z.array(kept), consents: provenHistory }),
  },
  'POST /api/privacy-requests': {
    summary: 'File one for one’s own account, or as a colleague for a caller',
    body: z.strictObject({ ...filed, identifiers: identifiers.default([]) }),
    answer: empty,
    status: 201,
    errors: ['DUPLICATE', 'RATE_LIMITED'],
  },
  'POST /api/privacy-requests/:requestId/code': {
    summary: 'Send a code to one of the addresses of one’s own request',
    params: requestParams,
    malformed: 'NOT_FOUND',
    body: z.strictObject({ identifier: identifierNo }),
    answer: empty,
    status: 202,
    errors,
  },
  'POST /api/privacy-requests/:requestId/verify': {
    summary: 'The code that went there',
    params: requestParams,
    malformed: 'NOT_FOUND',
    body: typed,
    status: 204,
    errors,
  },
  'POST /api/privacy-requests/:requestId/take-back': {
    summary: 'Take one’s own request back before it is decided',
    params: requestParams,
    malformed: 'NOT_FOUND',
    body: nothing,
    status: 204,
    errors,
  },
  'GET /api/privacy-requests/:requestId/reached': {
    summary: 'What the proven addresses of a request reach: what it can be granted for',
    params: requestParams,
    malformed: 'NOT_FOUND',
    answer: z.object({
      addresses: z.array(address),
      holdings: z.array(kept.extend({ id: z.string(), by: z.array(z.enum(['email', 'phone', 'account', 'link'])) })),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/privacy-requests/:requestId/reveal': {
    summary: 'Who asked, at which addresses, and all that was written, for an administrator who says why',
    params: requestParams,
    malformed: 'NOT_FOUND',
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answer: z.object({
      name: z.string().optional(),
      /** In full, by their places. */
      addresses: z.array(z.string()),
      words: z.string().optional(),
      answer: z.string().optional(),
      note: z.string().optional(),
    }),
    errors: ['NOT_FOUND'],
  },
});
