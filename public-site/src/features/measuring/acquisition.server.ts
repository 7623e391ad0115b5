import { maskedPath } from '@jurilien/contracts';
import { cookie } from '../../http/index.server';
import { measuringOf } from './measuring.server';

/** What brought someone here: what the link of an advertisement states of itself, or the site they came from, and the page they came to. */
interface Touch {
  readonly source: string;
  readonly medium?: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly content?: string;
  readonly landing: string;
}

const NAME = 'arrivee';
const KEPT_S = 90 * 24 * 3_600;
/** The most a request keeps of it. */
const LONGEST = 400;

/** A campaign's own words: letters, figures and plain signs; what looks like someone's address is none of them. */
const plain = (text: string | null): string | undefined =>
  text && !text.includes('@')
    ? text
        .replace(/[^\p{L}\p{N} ._-]/gu, '')
        .trim()
        .slice(0, 60) || undefined
    : undefined;

/** What the address or the page before reveals of where someone came from; nothing when they came from us or from nowhere. */
function touchOf(request: Request): Touch | undefined {
  const { searchParams: asked, pathname, host } = new URL(request.url);
  const landing = maskedPath(pathname);
  const source = plain(asked.get('utm_source'));
  if (source)
    return {
      source,
      medium: plain(asked.get('utm_medium')),
      campaign: plain(asked.get('utm_campaign')),
      term: plain(asked.get('utm_term')),
      content: plain(asked.get('utm_content')),
      landing,
    };
  const from = request.headers.get('referer');
  const before = from && URL.canParse(from) ? new URL(from) : undefined;
  if (!before || before.host === host || before.host === publicHost()) return undefined;
  return { source: before.hostname, medium: 'referral', landing };
}

const publicHost = (): string | undefined => (process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).host : undefined);

interface Touches {
  readonly first: Touch;
  readonly last: Touch;
}

/** What this browser remembers, once its owner agreed. */
function remembered(request: Request): Touches | undefined {
  const found = /(?:^|;\s*)arrivee=([\w-]{1,3000})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (!found || measuringOf(request) !== 'yes') return undefined;
  try {
    return JSON.parse(Buffer.from(found, 'base64url').toString()) as Touches;
  } catch {
    return undefined;
  }
}

/** Header that remembers the first and the last way here, for who agreed to be counted; nothing otherwise. */
export function keepTouch(request: Request): string | undefined {
  const last = touchOf(request);
  if (!last || measuringOf(request) !== 'yes') return undefined;
  const touches: Touches = { first: remembered(request)?.first ?? last, last };
  return cookie(request, NAME, Buffer.from(JSON.stringify(touches)).toString('base64url'), KEPT_S);
}

/** Header that forgets it. */
export const forgetTouches = (request: Request): string => cookie(request, NAME, '', 0);

const inWords = ({ source, medium, campaign, term, content, landing }: Touch): string =>
  [source, medium, campaign, term && `« ${term} »`, content, landing].filter(Boolean).join(' · ');

/**
 * `searchTerms` of a request: the way here of this visit, and the first one when it was another (IN17). Without leave to remember,
 * only what the address of the form itself states.
 */
export function searchTermsOf(request: Request): string | undefined {
  const kept = remembered(request);
  const last = touchOf(request) ?? kept?.last;
  if (!last) return undefined;
  const first = kept && inWords(kept.first) !== inWords(last) ? ` | 1 : ${inWords(kept.first)}` : '';
  return (inWords(last) + first).slice(0, LONGEST);
}
