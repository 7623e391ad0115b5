import type { Who } from './marks.js';

/**
 * Who may call a route: everybody, the holder of a personal link (which the route opens itself), a provider that signs its
 * calls, any session, or the sessions of some roles.
 */
export type Access = 'public' | 'link' | 'webhook' | 'signed-in' | readonly Who[];

export interface Route {
  readonly access: Access;
  /** Open to staff and professionals who still have to enrol a second factor. */
  readonly enrolment?: true;
  /** Needs a sign-in of the last fifteen minutes (design/security.md, row 11). */
  readonly fresh?: true;
  /** Takes a password, code, key or token that proves who somebody is (row 38: the committed inventory). */
  readonly credential?: true;
  /** The one thing besides reading that somebody may do who looks through another's eyes. */
  readonly impersonated?: true;
}

const STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
const LEAD_STAFF: readonly Who[] = ['admin', 'province-admin', 'validation', 'restricted'];

const open: Route = { access: 'public' };
const signIn: Route = { access: 'public', credential: true };
const link: Route = { access: 'link' };
const session: Route = { access: 'signed-in' };
/** Part of signing in for good, so that somebody without a second factor gets this far. */
const enrolment: Route = { access: 'signed-in', enrolment: true };
const enrolling: Route = { access: 'signed-in', enrolment: true, fresh: true, credential: true };
const of = (access: Access): Route => ({ access });

/**
 * Every route of the API, as its router knows it: an unlisted one stops the start. Commands and views behind the two doors
 * `/api/commands/:name` and `/api/views/:view` have rows of their own in the other two tables.
 */
export const ROUTES: Readonly<Record<string, Route>> = {
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
  'GET /api/live': session,
  'GET /api/overview': of(STAFF),
  'GET /api/audit': of(['admin', 'report']),
  'GET /api/audit/chain': of(['admin', 'report']),
  'POST /api/audit/verify': of(['admin']),
  'GET /api/leads/:leadId/matching-preview': of(LEAD_STAFF),
  'GET /api/leads/:leadId/price-preview': of(LEAD_STAFF),
  'GET /api/leads/:leadId/timers': of(LEAD_STAFF),
  'GET /api/leads/:leadId/duplicates': of(LEAD_STAFF),
  'POST /api/leads/:leadId/summary-check': of(LEAD_STAFF),

  // The public site, and personal links
  'GET /api/public/stats': open,
  'POST /api/public/requests': open,
  'PUT /api/public/drafts/:leadId': open,
  'GET /api/public/drafts': link,
  'GET /api/public/link': link,
  'POST /api/public/link/renew': link,
  'GET /api/public/lead-status': link,
  'GET /api/public/offer': link,
  'POST /api/public/commands/:name': link,
  'GET /api/public/step-up': link,
  'POST /api/public/step-up': link,
  'POST /api/public/step-up/verify': { access: 'link', credential: true },
  'GET /api/public/changes': link,
  'POST /api/public/changes/link': link,
  'POST /api/public/changes': link,
  'POST /api/public/changes/:id/confirm': { access: 'link', credential: true },
  'POST /api/public/changes/:id/cancel': link,

  // Providers
  'POST /api/public/webhooks/sms': { access: 'webhook' },
  'POST /api/public/webhooks/sms-status': { access: 'webhook' },
};
