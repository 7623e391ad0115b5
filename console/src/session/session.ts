import { HttpError } from 'react-admin';
import { claimsOf } from './claims';
import { forgetDrafts } from '../useDraft';
import { forgetImpersonation, impersonation } from './impersonation';
import { home, signInAgain } from './places';

const keys = ['user', 'role', 'id', 'token', 'jti', 'expiry'] as const;
export const forget = () => keys.forEach((key) => localStorage.removeItem(key));
export const keep = (token: string) => {
  const claims = claimsOf(token);
  const values = { user: claims.username, role: claims.role, id: claims.id, token, jti: claims.jti, expiry: String(claims.exp * 1000) };
  for (const key of keys) localStorage.setItem(key, values[key]);
};
/** What a call is told when there is no session (any more): react-admin follows `redirectTo` out of the console. */
export const ended = () =>
  Object.assign(new HttpError('errors.SESSION_ENDED', 401, { status: 401, code: 'SESSION_ENDED' }), {
    redirectTo: signInAgain(),
    message: false,
  });

/** The token for the next call. */
export const bearer = async (): Promise<string> => {
  const token = impersonation()?.token ?? localStorage.getItem('token');
  if (!token || Number(localStorage.getItem('expiry')) < Date.now()) throw ended();
  return token;
};
export const renewed = async (_used: string): Promise<string> => {
  forget();
  throw ended();
};

/** Leaving on purpose: the session ends on the server too, and nothing typed stays on this computer. */
export const signOut = async (): Promise<void> => {
  forgetImpersonation();
  forgetDrafts();
  forget();
  window.location.assign(home);
};
