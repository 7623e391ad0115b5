import { maskedPath } from '../page-path.js';
import { framesOf, type Frame } from './frames.js';
import { phraseOf } from './phrases.js';

/** What broke in a page, as it says it: nothing of this is known to be harmless. */
export interface PageError {
  readonly part: 'browser' | 'site';
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly pagePath?: string;
  /** The host of the last fetch that failed in this browser. */
  readonly failedHost?: string;
}

/** What leaves: only words that are on a list of ours or written in our code, and places in it. */
export interface ErrorReport {
  readonly part: 'browser' | 'site' | 'api' | 'worker';
  readonly type: string;
  readonly message: string;
  readonly frames: readonly Frame[];
  readonly pagePath?: string;
}

/** The two ways in which browsers say that something was asked of nothing: other people's scripts, as the original service saw them. */
const UNDEFINED_OBJECT = ['undefined is not an object', 'Cannot read properties of undefined'];
/** Hydration told by React's production build: the page is drawn again and works. */
const HYDRATION = /React error #(418|423)\b/;
/** Services of advertisements, which blockers stop. */
const AD_SERVICE =
  /(^|\.)(doubleclick\.net|googlesyndication\.com|googleadservices\.com|adservice\.google\.\w+|adnxs\.com|amazon-adsystem\.com|criteo\.(com|net)|taboola\.com|outbrain\.com|ads-twitter\.com|bat\.bing\.com|connect\.facebook\.net)$/;

/** Reports no one is helped by (original specification, section 8). What breaks on our own servers is always reported. */
export const isDropped = ({ part, message, failedHost = '' }: PageError): boolean =>
  part === 'browser' &&
  (message.includes('ResizeObserver') ||
    UNDEFINED_OBJECT.some((words) => message.includes(words)) ||
    HYDRATION.test(message) ||
    (message.includes('Failed to fetch') && AD_SERVICE.test(failedHost)));

/** What errors of the language, of browsers and of the site's framework are called. */
const TYPES = [
  ...['Error', 'AggregateError', 'EvalError', 'InternalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['AbortError', 'DataCloneError', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError', 'NotSupportedError'],
  ...['QuotaExceededError', 'SecurityError', 'TimeoutError', 'UnknownError', 'ChunkLoadError', 'ErrorResponseImpl'],
];
/** What is said of an error whose own words may be someone's. */
export const WITHHELD = '(its words are withheld)';

/** The name of an error where it is one that errors have; `Error` for any other. */
export const typeOfError = (name: string): string => (TYPES.includes(name) ? name : 'Error');

/** A page's error as it may leave: its type and its sentence by what is on a list, its places by what is ours, its path masked. */
export const harmless = ({ part, type, message, stack, pagePath }: PageError): ErrorReport => ({
  part,
  type: typeOfError(type),
  message: phraseOf(message) ?? WITHHELD,
  frames: stack === undefined ? [] : framesOf(stack, { named: part === 'site' }),
  ...(pagePath === undefined ? {} : { pagePath: maskedPath(pagePath) }),
});
