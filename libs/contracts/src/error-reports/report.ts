import { maskedPath } from '../page-path.js';

/** What broke, and where; never what someone had typed. */
export interface ErrorReport {
  readonly part: 'browser' | 'site' | 'api' | 'worker';
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly pagePath?: string;
  /** The host of the last fetch that failed in this browser. */
  readonly failedHost?: string;
}

/** The two ways in which browsers say that something was asked of nothing: other people's scripts, as the original service saw them. */
const UNDEFINED_OBJECT = ['undefined is not an object', 'Cannot read properties of undefined'];
/** Hydration told by React's production build: the page is drawn again and works. */
const HYDRATION = /React error #(418|423)\b/;
/** Services of advertisements, which blockers stop. */
const AD_SERVICE =
  /(^|\.)(doubleclick\.net|googlesyndication\.com|googleadservices\.com|adservice\.google\.\w+|adnxs\.com|amazon-adsystem\.com|criteo\.(com|net)|taboola\.com|outbrain\.com|ads-twitter\.com|bat\.bing\.com|connect\.facebook\.net)$/;

/** Reports no one is helped by (original specification, section 8). What breaks on our own servers is always reported. */
export const isDropped = ({ part, message, failedHost = '' }: ErrorReport): boolean =>
  part === 'browser' &&
  (message.includes('ResizeObserver') ||
    UNDEFINED_OBJECT.some((words) => message.includes(words)) ||
    HYDRATION.test(message) ||
    (message.includes('Failed to fetch') && AD_SERVICE.test(failedHost)));

/** Takes out what could point to a person: addresses, numbers, links, queries, and whatever is quoted. */
export const scrubbed = (text: string): string =>
  text
    .replace(/\S+@\S+/g, '[email]')
    .replace(/(https?:\/\/[^\s?#"']+|\/[\w\-./*]*)[?#][^\s"')]*/g, '$1')
    .replace(/"[^"]*"|«[^»]*»|“[^”]*”/g, '"…"')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/gi, '[secret]')
    .replace(/\+?\d[\d .()-]{5,}\d/g, '[number]')
    .replace(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gi, '[postal code]');

/** A report as it may leave: every text of it scrubbed, its path masked. */
export const harmless = ({ part, type, message, stack, pagePath }: ErrorReport): ErrorReport => ({
  part,
  type: scrubbed(type).slice(0, 80),
  message: scrubbed(message).slice(0, 500),
  stack,
  pagePath: pagePath === undefined ? undefined : maskedPath(pagePath),
});
