import { createHash } from 'node:crypto';
import { embedOf } from '../features/embed/index.server';
import { LANGUAGE_SCRIPT } from '../lang';
import { indexed, pageAt, pages, type PageId } from '../routes.table';

const hash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const policy = (inline: string, framers: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inline}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framers.length > 0 ? framers.join(' ') : "'none'"}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Each rule names one file of ours and nothing else: the service worker, the work a form's browser does, the reader of PDF files.
    'trusted-types sw work viewer',
  ].join('; ');
const STATIC_POLICY = policy(hash(LANGUAGE_SCRIPT));

/** Pages whose address is a secret or whose content is personal: nothing is kept, nothing is disclosed to another site. */
const PERSONAL = new Set([
  'confirmation',
  'confirmationConsult',
  'confirmationLegalAid',
  'confirmationMandate',
  'validation',
  'myRequest',
  'myMessages',
  'correction',
  'consentReceipt',
  'requestSummary',
  'legalAidSheet',
  'appointmentSheet',
  'myPapers',
  'privacyRequest',
  'privacyCopy',
  'requestDocuments',
  'myDocuments',
  'preferences',
  'accept',
  'refuse',
  'survey',
  'proSurvey',
  'request',
  'demand',
  'family',
  'network',
  'business',
  'oolong',
  'formOnly',
  'login',
  'loginLink',
  'forgotten',
  'newPassword',
  'changePassword',
  'privateChange',
  'ownChange',
  'account',
  'protection',
  'noAccess',
  'verifyEmail',
  'block',
  'document',
  'renewal',
  'ownRenewal',
  'reservations',
  'appointment',
  'leadOffer',
  'pause',
  'dashboard',
  'offers',
  'board',
  'proLeads',
  'figures',
  'whyOffers',
  'profile',
  'proApplication',
  'sms',
] satisfies PageId[] as string[]);
/** Personal pages that hold nothing of a person when they leave the server. */
const EMPTY = new Set([
  'request',
  'demand',
  'family',
  'network',
  'business',
  'oolong',
  'formOnly',
  'login',
  'forgotten',
  'changePassword',
  'ownChange',
  'account',
  'protection',
  'noAccess',
  'myPapers',
  'dashboard',
  'offers',
  'board',
  'proLeads',
  'figures',
  'whyOffers',
  'profile',
  'proApplication',
  'sms',
  'myDocuments',
  'ownRenewal',
] satisfies PageId[] as string[]);

/** Pages that hold a secret of a person; what a stranger makes them repeat must not show in their compressed length. */
export const isSecret = (url: URL): boolean => {
  const page = pageAt(url.pathname)?.page;
  return page !== undefined && PERSONAL.has(page) && !EMPTY.has(page);
};

/** Whether an address, or the data of its page, is one of the pages through which people sign in and keep their account. */
export function isOfAccount(url: string): boolean {
  const page = pageAt(new URL(url, 'http://site').pathname.replace(/\.data$/, ''))?.page;
  return page !== undefined && pages[page].file.startsWith('routes/account/');
}

/**
 * Security headers of every page (no third parties, no framing).
 * @param nonce what the inline scripts of this answer carry; absent on pages that have none
 */
export function protect(headers: Headers, url: URL, nonce?: string): void {
  const page = pageAt(url.pathname)?.page;
  const personal = page !== undefined && PERSONAL.has(page);
  const framers = page === 'formOnly' ? embedOf(url).origins : [];
  const own = framers.length > 0 ? policy(hash(LANGUAGE_SCRIPT), framers) : STATIC_POLICY;
  headers.set('content-security-policy', nonce ? policy(`'nonce-${nonce}' ${hash(LANGUAGE_SCRIPT)}`) : own);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', personal ? 'no-referrer' : 'strict-origin-when-cross-origin');
  // Only where someone may press "use my location".
  const geolocation = page === 'find' ? '(self)' : '()';
  headers.set('permissions-policy', `camera=(), microphone=(), geolocation=${geolocation}, browsing-topics=()`);
  headers.set('cross-origin-opener-policy', 'same-origin');
  if (personal) headers.set('cache-control', 'no-store');
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (personal && !indexed.includes(page)) headers.set('x-robots-tag', 'noindex, nofollow');
}
