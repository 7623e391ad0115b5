import {
  browserPorts,
  claimsOf,
  safeNext,
  sessionClient,
  whoOf,
  type SessionAnswer,
  type SessionClient,
  type SessionRequest,
} from '@jurilien/contracts';
import { pathOf, type Lang, type PageId } from '../routes.table';

let made: SessionClient | undefined;
/** The one session of this browser; asked for in the browser alone. */
export const session = (): SessionClient => (made ??= sessionClient(browserPorts(window)));

/** The read-only visit of an administrator in this tab, as the console keeps it. */
const VISIT = 'impersonation';
function visit(): { readonly token: string; readonly id: string } | undefined {
  const kept = sessionStorage.getItem(VISIT);
  return kept ? (JSON.parse(kept) as { token: string; id: string }) : undefined;
}

/** A call of the person who is signed in; during a visit it reads with the eyes of the person visited. */
export function request(path: string, init: SessionRequest): Promise<SessionAnswer> {
  const seen = visit();
  return seen
    ? fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${seen.token}` } })
    : session().request(path, init);
}

/** Whose session a token is. */
export const idOf = (token: string): string => claimsOf(token, (text) => atob(text)).id;

/** Whether a role works in the console. */
export const isStaff = (role: string): boolean => {
  const who = whoOf(role)?.who;
  return who !== undefined && !['client', 'recruit', 'professional'].includes(who);
};

/** What stands after the question mark; rendered on a server it comes written as a parameter. */
const asked = (search: string): string => (/^\?%2f/i.test(search) ? search.slice(1).replace(/=$/, '') : search.slice(1));

/** The page of ours that a query asks for; with a role, only when that role may see it. */
export const wantedIn = (search: string, role?: string): string | undefined => safeNext(asked(search), role);

/** The sign-in page, with the way back. */
export const toLogin = (lang: Lang, path: string): string => `${pathOf('login', lang)}?${path}`;

/** Where a role is at home. */
export const homeOf = (role: string, lang: Lang): string =>
  isStaff(role) ? consoleOf(lang) : pathOf(HOMES[whoOf(role)?.who ?? ''] ?? 'account', lang);
const HOMES: Readonly<Record<string, PageId>> = { professional: 'dashboard', recruit: 'recruitProfile' };
const consoleOf = (lang: Lang): string => (lang === 'en' ? '/en/admin' : '/admin');

/** Ends the session on the server too, and goes somewhere else than home. */
export const signOutTo = (path: string): Promise<void> =>
  sessionClient({
    ...browserPorts(window),
    go: () => {
      location.assign(path);
    },
  }).logOut();

/** Ends the visit, here and on the server; the way leads back to the person's page in the console. */
export async function endVisit(lang: Lang): Promise<void> {
  const seen = visit();
  await request('/api/impersonations/end', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(
    () => undefined,
  );
  sessionStorage.removeItem(VISIT);
  location.assign(`${consoleOf(lang)}${seen ? `/users/${seen.id}` : ''}`);
}
