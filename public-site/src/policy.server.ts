import { createHash } from 'node:crypto';
import { LANGUAGE_SCRIPT } from './language-script';
import { pageAt } from './routes.table';

const hash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${hash(LANGUAGE_SCRIPT)}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Pages whose address is a secret or whose content is personal: nothing is kept, nothing is told to another site. */
const PERSONAL = new Set([
  'confirmation',
  'confirmationConsult',
  'confirmationLegalAid',
  'confirmationMandate',
  'validation',
  'myRequest',
  'accept',
  'refuse',
  'request',
  'demand',
]);

/** Pages that hold a secret of a person; what a stranger makes them repeat must not show in their compressed length. */
export const isSecret = (url: URL): boolean => {
  const page = pageAt(url.pathname)?.page;
  return page !== undefined && PERSONAL.has(page) && page !== 'request' && page !== 'demand';
};

/** Security headers of every page (no third parties, no framing). */
export function protect(headers: Headers, url: URL): void {
  const page = pageAt(url.pathname)?.page;
  const personal = page !== undefined && PERSONAL.has(page);
  headers.set('content-security-policy', POLICY);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', personal ? 'no-referrer' : 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  headers.set('cross-origin-opener-policy', 'same-origin');
  if (personal) headers.set('cache-control', 'no-store');
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (isSecret(url)) headers.set('x-robots-tag', 'noindex, nofollow');
}
