import { basename, locale } from '../locale';

/** Addresses of the public site: everyone signs in there, and keeps their own account there. */
const prefix = locale === 'en' ? '/en' : '';

export const home = `${prefix}/`;
export const myAccount = locale === 'en' ? '/en/my-account' : '/mon-compte';

/** The page someone is on, to come back to. */
const here = () => window.location.pathname + window.location.search;

/** Where a session that ended is opened again; the path of this page is the query, as it stands. */
export const signInAgain = (path = here()): string => `${window.location.origin}${prefix}/login?${path}`;

let leaving = false;
// Back by the browser's history: the page may be left again.
window.addEventListener('pageshow', () => (leaving = false));
/** Whether no one leads away to the sign-in yet: several reads learn of an ended session at once, and each way started cuts the one before. */
export const firstToLeave = (): boolean => {
  const first = !leaving;
  leaving = true;
  return first;
};

/** Where a second factor is added before anything else opens; the way back is the query, as for signing in. */
export const protectFirst = (): string => `${myAccount}/protection?${here()}`;

/** A page of the console by its path in it. */
export const inConsole = (path: string): string => `${basename}${path}`;
