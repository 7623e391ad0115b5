import type { Bilingual } from '@jurilien/contracts';
import { withNames } from './in-force/names';

/** The two front doors of the console: /admin is French, /en/admin is English, both the same build. */
export type Locale = 'fr' | 'en';

const prefixes: Record<Locale, string> = { fr: '/admin', en: '/en/admin' };

/** Reads the language from the address; the router's basename follows from it. */
const detectLocale = (pathname: string): Locale => (/^\/en\/admin(\/|$)/.test(pathname) ? 'en' : 'fr');

export const locale: Locale = detectLocale(window.location.pathname);
/** A text that stands in both languages, in that of the page. */
export const inLocale = (text: Bilingual): string => withNames(text[locale], locale);
export const basename = prefixes[locale];
export const intlLocale = locale === 'fr' ? 'fr-CA' : 'en-CA';

/** The same page, its parameters and anchor, in the other language. */
export const addressIn = (target: Locale): string => {
  const { pathname, search, hash } = window.location;
  return prefixes[target] + pathname.slice(basename.length) + search + hash;
};
