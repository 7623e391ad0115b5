import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Settings } from '@jurilien/runtime';

/** What the API itself answers is data: nothing in it may load, run or be framed. */
const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A service worker lives under the policy its file came with: it fetches from us and does nothing else. */
export const WORKER_POLICY = `${API_POLICY}; connect-src 'self'`;

/** The reader of PDF files is a worker of ours: it loads decoders of our origin, of which some are WebAssembly, and sees no page. */
export const PDF_WORKER_POLICY = `${API_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`;

/** The description's own page, where it is switched on: it writes its script and styles into the page. Never in production. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Scripts and styles of the build, and styles its own code writes at run time; no text becomes a script, not even ours. */
export const consolePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** What a page names its own scripts and styles by; another one for each answer. */
export const freshNonce = (): string => randomBytes(16).toString('base64');

/** The form for partners' pages (F06). */
const FRAMED = /^\/(?:formulaire-seul|en\/form-only)\/?$/;
const YEAR_SECONDS = 31_536_000;
const EVERYWHERE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
};

/**
 * Headers of every answer of this process, no matter who writes it: the API, a file, the console, the site, an error. What knows
 * better (a page with its own policy, a file that may be kept) says so afterwards.
 * @param path the path that was asked for, without its query
 */
export function protect(response: ServerResponse, path: string, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  // Its own policy names who may frame it, which this older header cannot.
  if (FRAMED.test(path)) response.removeHeader('x-frame-options');
  // Partners' pages load this one script of ours.
  if (path === '/embed.js') response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (publicUrl.startsWith('https:')) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  response.setHeader('content-security-policy', /^\/api\/docs(\/|$)/.test(path) ? DOCS_POLICY : API_POLICY);
  if (/^\/(api|health|metrics)(\/|$)/.test(path)) response.setHeader('cache-control', 'no-store');
}
