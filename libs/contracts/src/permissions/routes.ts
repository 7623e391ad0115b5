import { LINK_PURPOSES, type LinkPurpose } from '../work.js';
import type { Who } from './marks.js';

/** Who signs the calls of a webhook. */
export type WebhookProvider = 'sms' | 'mail' | 'stripe';

interface Row {
  /** Open to staff and professionals who still have to enrol a second factor. */
  readonly enrolment?: true;
  /** Needs a sign-in of the last fifteen minutes (design/security.md, row 11). */
  readonly fresh?: true;
  /** Takes a password, code, key or token that proves who someone is (row 38: the committed inventory). */
  readonly credential?: true;
  /** The one thing besides reading that someone may do who looks through another's eyes. */
  readonly impersonated?: true;
}

/** A route that a personal link opens, `Authorization: Link …`. */
export interface LinkRoute extends Row {
  readonly access: 'link';
  /** Links that open it; every other kind is as if it did not exist. */
  readonly purposes: readonly LinkPurpose[];
  /** What is refused as malformed before the link is opened, and not counted; everything else only once it is open. */
  readonly before?: 'params' | 'body';
  /** How many calls of one address are answered in an hour, counted before the link is opened. */
  readonly perHour?: readonly [key: string, calls: number];
  /** Shows or changes private data on every call: the device has typed the code of the link (3.0). */
  readonly stepUp?: true;
  /** How a link stands is the answer: an expired, used or unknown one is handed on instead of refused. */
  readonly anyStanding?: true;
}

/** A route whose caller is known by the signature of a provider. */
export interface WebhookRoute extends Row {
  readonly access: 'webhook';
  /** Whose signature. */
  readonly provider: WebhookProvider;
}

/**
 * A route for everyone, for the holder of a message's own link (its token is in the address or the body, which the handler
 * opens), for any session, or for the sessions of some roles.
 */
interface OtherRoute extends Row {
  readonly access: 'public' | 'message-link' | 'signed-in' | readonly Who[];
}

export type Route = LinkRoute | WebhookRoute | OtherRoute;

const STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
const LEAD_STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'restricted'];

const open: Route = { access: 'public' };
const signIn: Route = { access: 'public', credential: true };
const messageLink: Route = { access: 'message-link' };
const behind = (purposes: LinkRoute['purposes'], more: Omit<LinkRoute, 'access' | 'purposes'> = {}): LinkRoute => ({
  access: 'link',
  purposes,
  ...more,
});
/** Links to the client's page. */
const CLIENT: readonly LinkPurpose[] = ['lead-status', 'confirm-email'];
/** Links to a request to which documents may be added: while it is written, and after it was sent. */
const FILES: readonly LinkPurpose[] = ['draft', ...CLIENT];
const OFFER: readonly LinkPurpose[] = ['offer', 'contact-sheet'];
const CHANGE: readonly LinkPurpose[] = ['private-change', 'undo-change'];
const session: Route = { access: 'signed-in' };
/** Part of signing in for good, so that someone without a second factor gets this far. */
const enrolment: Route = { access: 'signed-in', enrolment: true };
const enrolling: Route = { access: 'signed-in', enrolment: true, fresh: true, credential: true };
const signedBy = (provider: WebhookProvider): Route => ({ access: 'webhook', provider });
const of = (access: OtherRoute['access']): Route => ({ access });

const TABLE = {
  // The process itself
  'GET /health/live': open,
  'GET /health/ready': open,
  'GET /metrics': open,
  'GET /api/docs/*': open,
  'GET /api/openapi.json': open,

  // The front ends' own files
  'GET /admin/assets/*': open,
  'GET /assets/*': open,

  // Sign-in
  'POST /api/login': signIn,
  'POST /api/login/link': open,
  'POST /api/login/link/use': signIn,
  'POST /api/login/factor': signIn,
  'POST /api/login/email-code': signIn,
  'POST /api/login/passkey/options': open,
  'POST /api/login/passkey': signIn,
  'POST /api/password/forgotten': open,
  'POST /api/password/new': signIn,
  'POST /refresh-token': signIn,
  'POST /delete-refresh-token': signIn,
  'POST /api/refresh-token': signIn,
  'POST /api/delete-refresh-token': signIn,

  // One's own account
  'GET /api/account': { access: 'signed-in', enrolment: true },
  'POST /api/account/password': { access: 'signed-in', credential: true },
  'POST /api/account/preferences': session,
  'GET /api/account/sessions': enrolment,
  'POST /api/account/sessions/:id/end': enrolment,
  'POST /api/account/sessions/end-others': enrolment,
  'POST /api/account/factors/totp': enrolling,
  'POST /api/account/factors/:id/confirm': enrolling,
  'POST /api/account/factors/passkey/options': enrolling,
  'POST /api/account/factors/passkey': enrolling,
  'POST /api/account/factors/:id/remove': { access: 'signed-in', fresh: true },
  'POST /api/account/recovery-codes': { access: 'signed-in', fresh: true },
  'GET /api/account/changes': session,
  'POST /api/account/changes': { access: 'signed-in', fresh: true },
  'POST /api/account/changes/:id/confirm': { access: 'signed-in', credential: true },
  'POST /api/account/changes/:id/cancel': session,
  'POST /api/impersonations': of(['admin']),
  'POST /api/impersonations/end': { access: 'signed-in', impersonated: true },

  // Sessions of the team
  'POST /api/commands/:name': session,
  'GET /api/views/:view': session,
  'GET /api/views/:view/:id': session,
  'GET /api/views/:view/actions': session,
  'GET /api/live': session,
  'GET /api/notices': of(['professional', ...STAFF]),
  'GET /api/overview': of(STAFF),
  'GET /api/config/in-force': of(STAFF),
  'GET /api/page-views': of(['admin', 'report']),
  'GET /api/job-applications/:id/resume': of(['admin']),
  'GET /api/surveys/figures': of(['admin', 'province-admin']),
  'GET /api/faq-votes': of(['admin', 'report']),
  'GET /api/audit': of(['admin', 'report']),
  'GET /api/audit/chain': of(['admin', 'report']),
  'POST /api/audit/verify': of(['admin']),
  'GET /api/configuration': of(['admin', 'province-admin', 'report']),
  'GET /api/configuration.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/configuration/export': of(['admin', 'province-admin', 'report']),
  'POST /api/configuration/comparisons': of(['admin', 'province-admin', 'report']),
  'GET /api/configuration/texts': of(['admin', 'province-admin', 'report']),
  'GET /api/configuration/texts.csv': of(['admin', 'province-admin', 'report']),
  'POST /api/configuration/previews': of(['admin', 'province-admin']),
  'GET /api/automation/rules': of(['admin', 'province-admin', 'report']),
  'GET /api/automation/rules/:rule': of(['admin', 'province-admin', 'report']),
  'GET /api/automation/catalogue': of(['admin', 'province-admin', 'report']),
  'GET /api/leads/:leadId/runs': of(LEAD_STAFF),
  'POST /api/phone-requests': of(['admin', 'province-admin', 'validation']),
  'GET /api/leads/:leadId/matching-preview': of(LEAD_STAFF),
  'GET /api/leads/:leadId/price-preview': of(LEAD_STAFF),
  'GET /api/leads/:leadId/timers': of(LEAD_STAFF),
  'GET /api/leads/:leadId/duplicates': of(LEAD_STAFF),
  'GET /api/leads/:leadId/consents': of(LEAD_STAFF),
  'GET /api/leads/:leadId/urgency': of(LEAD_STAFF),
  'POST /api/leads/:leadId/summary-check': of(LEAD_STAFF),

  // Matching
  'GET /api/matching/leads/:leadId': of(['admin', 'province-admin', 'validation']),
  'GET /api/matching/leads/:leadId/waves/:round/:wave': of(['admin', 'province-admin', 'validation']),
  'POST /api/matching/criteria': of(['admin', 'province-admin', 'validation']),
  'POST /api/matching/what-if': of(['admin', 'province-admin', 'validation']),
  'POST /api/matching/simulations': of(['admin', 'province-admin', 'validation']),
  'GET /api/lawyers/:id/simulation': of(['admin', 'province-admin', 'validation']),
  'POST /api/pro/would-have-seen': of(['professional']),
  'GET /api/pro/explanations': of(['professional']),
  'GET /api/pro/transparency': of(['professional']),
  'GET /api/lawyers/:id/transparency': of(['admin', 'province-admin', 'validation']),

  // Professionals
  'GET /api/lawyers': of(LEAD_STAFF),
  'GET /api/lawyers/:id/consents': of(['admin', 'province-admin', 'validation']),
  'POST /api/lawyers/messages': of(['admin', 'province-admin']),
  'POST /api/lawyers/messages/preview': of(['admin', 'province-admin']),
  'POST /api/lawyers/export': { access: ['admin', 'province-admin'], fresh: true },
  'POST /api/finder': of(LEAD_STAFF),
  'GET /api/pro/figures': of(['professional']),
  'GET /api/pro/statement': of(['professional']),
  'GET /api/pro/statement.csv': of(['professional']),
  'GET /api/lawyers/:id/statement': of(['admin', 'province-admin']),
  'GET /api/lawyers/:id/statement.csv': { access: ['admin', 'province-admin'], fresh: true },
  'GET /api/purchases/:id/evidence': { access: ['admin', 'province-admin'], fresh: true },
  'GET /api/sales': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/months.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/sales/taxes.csv': of(['admin', 'province-admin', 'report']),
  'GET /api/lawyers/:id/figures': of(['admin', 'province-admin', 'validation']),

  // The professional's own area
  'GET /api/pro/blocks': of(['professional']),
  'GET /api/pro/blacklist': of(['professional']),
  'GET /api/pro/me': of(['professional']),
  'GET /api/pro/subscription': of(['professional']),
  'GET /api/pro/top-up': of(['professional']),
  'POST /api/pro/top-up/card': of(['professional']),
  'POST /api/pro/subscription': of(['professional']),
  'POST /api/pro/purchases': of(['professional']),
  'GET /api/pro/dashboard': of(['professional']),
  'GET /api/pro/pause': of(['professional']),
  'GET /api/pro/automations': of(['professional']),
  'POST /api/pro/automations/preview': of(['professional']),
  'GET /api/pro/board': of(['professional']),
  'GET /api/pro/board/alerts': of(['professional']),
  'GET /api/pro/offers': of(['professional']),
  'GET /api/pro/offers/:leadId': of(['professional']),
  'GET /api/pro/credits': of(['professional']),
  'POST /api/pro/promo-code': of(['professional']),
  'GET /api/pro/purchases': of(['professional']),
  'GET /api/pro/purchases/:ref': of(['professional']),
  'GET /api/pro/invoices': of(['professional']),
  'GET /api/pro/invoices/:file': of(['professional']),
  'GET /api/invoices/:file': of(['admin', 'province-admin']),
  'GET /api/sellers': of(['admin', 'province-admin', 'report']),
  'GET /api/pro/acceptances': of(['professional']),
  'GET /api/pro/acceptances/export': of(['professional']),
  'GET /api/pro/acceptances/contacts.ics': of(['professional']),
  'GET /api/pro/webhook': of(['professional']),
  'POST /api/pro/webhook': of(['professional']),
  'POST /api/pro/webhook/secret': of(['professional']),
  'GET /api/pro/acceptances/:acceptanceId': of(['professional']),

  // What a professional and the client of an accepted request say to each other (4.8.4)
  'GET /api/pro/threads/:leadId': of(['professional']),
  'POST /api/pro/threads/:leadId': of(['professional']),
  'GET /api/client/threads/:acceptanceId': of(['client']),
  'POST /api/client/threads/:acceptanceId': of(['client']),
  'GET /api/public/threads': behind(CLIENT, { stepUp: true }),
  'GET /api/public/threads/:acceptanceId': behind(CLIENT, { stepUp: true }),
  'POST /api/public/threads/:acceptanceId': behind(CLIENT, { before: 'body', stepUp: true }),

  // The own text messages, of professionals and clients (M20)
  'GET /api/sms': of(['professional', 'client']),
  'POST /api/sms/code': of(['professional', 'client']),
  'POST /api/sms/verify': { access: ['professional', 'client'], credential: true },
  'POST /api/sms/test': of(['professional', 'client']),
  'POST /api/sms/consent': of(['professional', 'client']),
  'POST /api/sms/lang': of(['professional', 'client']),
  'POST /api/sms/format': of(['professional']),
  'POST /api/sms/messages': of(['professional', 'client']),

  // A client's own requests
  'GET /api/client/requests': of(['client']),
  'GET /api/client/surveys': of(['client']),
  'GET /api/pro/surveys': of(['professional']),
  'GET /api/client/requests/:leadId': of(['client']),

  // Documents sent with a request: hidden from offers, open to who accepted it and to the staff who work on it
  'GET /api/leads/:leadId/documents': of(LEAD_STAFF),
  'GET /api/leads/:leadId/documents/:documentId': of(LEAD_STAFF),
  'GET /api/pro/acceptances/:acceptanceId/documents/:documentId': of(['professional']),

  'GET /api/lawyers/:professionalId/proofs/:fileId': of(['admin', 'province-admin']),

  // Joining, for professionals
  'POST /api/public/professionals': { access: 'public', credential: true },
  'GET /api/public/volumes': open,
  'GET /api/public/profiles': open,
  'GET /api/public/profiles/:slug': open,
  'GET /api/pro/application': of(['professional']),
  'POST /api/pro/application/email': of(['professional']),
  'POST /api/pro/application/phone': of(['professional']),
  'POST /api/pro/application/phone/verify': { access: ['professional'], credential: true },
  'POST /api/pro/application/proof': of(['professional']),
  'POST /api/pro/account/close': { access: ['professional', 'admin'], fresh: true },

  // Hiring: candidates and the firms that look for them
  'POST /api/public/candidates': { access: 'public', credential: true },
  'GET /api/public/candidate-counts': open,
  'GET /api/recruit/profile': of(['recruit']),
  'GET /api/recruit/cv': of(['recruit']),
  'POST /api/recruit/cv': of(['recruit']),
  'GET /api/candidates': of(['professional', ...STAFF]),
  'GET /api/pro/employee-alerts': of(['professional']),
  'GET /api/candidates/:candidateId/cv': of(['professional']),

  // The public site, and personal links
  'GET /api/public/config': open,
  'GET /api/public/stats': open,
  'GET /api/public/eligible-counts': open,
  'GET /api/public/eligible-counts/regions': open,
  'POST /api/public/child-support.pdf': open,
  'POST /api/public/page-views': open,
  'POST /api/public/enquiries': open,
  'POST /api/public/faq-votes': open,
  'POST /api/public/job-applications': open,
  'GET /api/public/questions/:field': open,
  'GET /api/public/legal/:code': open,
  'POST /api/public/error-reports': open,
  'POST /api/public/work': open,
  'POST /api/public/requests': open,
  'POST /api/public/requests/link': open,
  'GET /api/public/intake': open,
  'PUT /api/public/drafts/:leadId': open,
  'GET /api/public/drafts': behind(['draft']),
  'GET /api/public/documents': behind(FILES),
  'POST /api/public/documents/uploads': behind(FILES, { before: 'body' }),
  'GET /api/public/documents/uploads/:uploadId': behind(FILES),
  'PATCH /api/public/documents/uploads/:uploadId': behind(FILES, { before: 'body' }),
  'DELETE /api/public/documents/uploads/:uploadId': behind(FILES),
  'DELETE /api/public/documents/:documentId': behind(FILES, { before: 'params' }),
  'POST /api/public/drafts/:leadId/link': behind(['draft'], { before: 'params' }),
  'GET /api/public/survey': behind(['survey']),
  'GET /api/public/pro-survey': behind(['pro-survey']),
  'GET /api/public/link': behind(LINK_PURPOSES, { anyStanding: true }),
  'POST /api/public/link/renew': behind(LINK_PURPOSES, { anyStanding: true, perHour: ['renew', 10] }),
  'GET /api/public/lead-status': behind(CLIENT),
  'POST /api/public/lead-facts': behind(CLIENT, { before: 'body', perHour: ['lead-facts', 60] }),
  'GET /api/public/lead-correction': behind(['lead-status'], { stepUp: true }),
  'POST /api/public/lead-correction': behind(['lead-status'], { before: 'body', perHour: ['lead-correction', 30], stepUp: true }),
  'GET /api/public/offer': behind(OFFER),
  'GET /api/public/pause': behind(OFFER),
  // Which commands each kind carries: LINK_COMMANDS.
  'POST /api/public/commands/:name': behind(LINK_PURPOSES, { before: 'body', perHour: ['link-command', 600] }),
  'GET /api/public/blocks': behind(['offer', 'lead-status']),
  'GET /api/public/step-up': behind(LINK_PURPOSES),
  'POST /api/public/step-up': behind(LINK_PURPOSES, { perHour: ['step-up-ip', 30] }),
  'POST /api/public/step-up/verify': behind(LINK_PURPOSES, { before: 'body', perHour: ['step-up-verify-ip', 100], credential: true }),
  'GET /api/public/changes': behind(CHANGE),
  'POST /api/public/changes/link': behind(['lead-status'], { perHour: ['change-link-ip', 30] }),
  'POST /api/public/changes': behind(['private-change'], { perHour: ['change-ip', 100], stepUp: true }),
  'POST /api/public/changes/:id/confirm': behind(['private-change'], {
    perHour: ['change-confirm-ip', 100],
    stepUp: true,
    credential: true,
  }),
  'POST /api/public/changes/:id/cancel': behind(CHANGE, { perHour: ['change-cancel-ip', 100] }),

  // Texts and e-mails: their words, the inbox, and how they arrive
  'GET /api/templates': of(['admin', 'province-admin', 'report']),
  'GET /api/templates/:code': of(['admin', 'province-admin', 'report']),
  'POST /api/templates/:code/preview': of(['admin', 'province-admin']),
  'GET /api/inbox/canned': of(LEAD_STAFF),
  'GET /api/inbox/:threadId': of(LEAD_STAFF),
  'POST /api/inbox/:threadId/reveal': of(LEAD_STAFF),
  'GET /api/inbox/:threadId/files/:fileId': of(LEAD_STAFF),
  'GET /api/delivery': of(STAFF),
  'GET /api/kill-switches/held': of(['admin', 'province-admin']),
  'POST /api/public/unsubscribe': messageLink,
  'POST /api/public/preferences': messageLink,
  'POST /api/public/preferences/standing': messageLink,

  // Providers
  'POST /api/public/webhooks/stripe': signedBy('stripe'),
  'POST /api/public/webhooks/mail': signedBy('mail'),
  'POST /api/public/webhooks/received-mail': signedBy('mail'),
  'POST /api/public/webhooks/sms': signedBy('sms'),
  'POST /api/public/webhooks/sms-status': signedBy('sms'),
} as const satisfies Readonly<Record<string, Route>>;

/** Method and path of a route, `GET /api/views/:view`. */
export type RouteKey = keyof typeof TABLE;

/**
 * Every route of the API, as its router knows it: an unlisted one stops the start. Commands and views behind the two doors
 * `/api/commands/:name` and `/api/views/:view` have rows of their own in the other two tables.
 */
export const ROUTES: Readonly<Record<string, Route>> = TABLE;
