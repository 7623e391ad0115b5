// Until the shared session client is there.
import { whoOf } from '@jurilien/contracts';
import { pathOf, type Lang } from '../routes.table';

const keys = ['user', 'role', 'id', 'token', 'jti', 'expiry'] as const;
const claimsOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
    username: string;
    role: string;
    id: string;
    exp: number;
    jti: string;
  };
export const session = {
  fetch: (path: string, init: RequestInit) =>
    fetch(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
    }),
};
/** Takes over the session of a sign-in. */
export const keep = async (token: string): Promise<void> => {
  const c = claimsOf(token);
  const values = { user: c.username, role: c.role, id: c.id, token, jti: c.jti, expiry: String(c.exp * 1000) };
  for (const key of keys) localStorage.setItem(key, values[key]);
};
/** Forgets a session that is over. */
export const leave = (): void => keys.forEach((key) => localStorage.removeItem(key));
/** Whose session a token is. */
export const idOf = (token: string): string => claimsOf(token).id;
/** Whether this browser holds a session, live or not. */
export const isIn = (): boolean => localStorage.getItem('jti') !== null;
const OWN_PAGES = ['client', 'recruit', 'professional'];
/** Whether a role works in the console. */
export const isStaff = (role: string): boolean => {
  const who = whoOf(role)?.who;
  return who !== undefined && !OWN_PAGES.includes(who);
};
/** The sign-in page, with the way back. */
export const toLogin = (lang: Lang, path: string): string => `${pathOf('login', lang)}?${path}`;
/** The path a query asks for, believed or not; rendered on a server it comes written as a parameter. */
export function wantedIn(search: string): string | undefined {
  if (search.startsWith('?/')) return search.slice(1);
  return search.startsWith('?%2F') ? decodeURIComponent(search.slice(1).replace(/=$/, '')) : undefined;
}
/** The page a query asks for, when it is one of ours. */
export const nextOf = (search: string, _role: string): string | undefined => {
  const wanted = wantedIn(search);
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
};
/** Where a role is at home. */
export const homeOf = (role: string, lang: Lang): string =>
  isStaff(role) ? (lang === 'en' ? '/en/admin' : '/admin') : pathOf('account', lang);
/** Ends the session and goes somewhere else. */
export const signOutTo = async (path: string): Promise<void> => {
  leave();
  location.assign(path);
};
/** Ends the session; the way leads home. */
export const signOut = (lang: Lang): Promise<void> => signOutTo(pathOf('home', lang));
export const endVisit = async (): Promise<void> => undefined;
