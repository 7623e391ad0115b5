import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '@jurilien/runtime';

/** Origins of our own: the public address, and those the settings name. */
export const ownOrigins = ({ publicUrl, CORS_ORIGINS }: Pick<Settings, 'publicUrl' | 'CORS_ORIGINS'>): readonly string[] => [
  new URL(publicUrl).origin,
  ...CORS_ORIGINS,
];

/**
 * Where a request that changes something says it comes from. `Sec-Fetch-Site` is the browser's own word, which no page can
 * forge; `Origin` is believed for exactly the host that was asked and the origins that are ours, never for one that looks alike.
 */
export function cameFrom(headers: IncomingHttpHeaders, own: readonly string[]): 'us' | 'elsewhere' | 'unsaid' {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const ours = origin !== undefined && (own.includes(origin) || (hostOf(origin) === host && asSafe(origin, own)));
  if (site !== undefined && site !== 'same-origin' && site !== 'same-site' && site !== 'none') return 'elsewhere';
  // Pages that tell no one where they are post forms with the opaque origin; the browser still says that it is the same site.
  if (origin === 'null' && (site === 'same-origin' || site === 'none')) return 'us';
  if (origin !== undefined) return ours ? 'us' : 'elsewhere';
  return site === undefined ? 'unsaid' : site === 'same-site' ? 'elsewhere' : 'us';
}

/** A product that is served over HTTPS is not asked by a page that came without: someone on the way could have written it. */
const asSafe = (origin: string, own: readonly string[]): boolean =>
  origin.startsWith('https:') || !own.some((one) => one.startsWith('https:'));

/** Host and port of an origin; the opaque origin `null` has none. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
