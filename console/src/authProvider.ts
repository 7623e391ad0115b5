import type { AuthProvider } from 'react-admin';
import { HttpError } from 'react-admin';
import { request, serverNow } from './api/http';
import { isStaff, mayRead, me, roleOf } from './roles';

interface Claims {
  username: string;
  role: string;
  id: string;
  exp: number;
  jti: string;
}
const keys = ['user', 'role', 'id', 'token', 'jti', 'expiry'] as const;

const claimsOf = (token: string): Claims => {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
};

const keep = (token: string) => {
  const claims = claimsOf(token);
  const values = { user: claims.username, role: claims.role, id: claims.id, token, jti: claims.jti, expiry: String(claims.exp * 1000) };
  for (const key of keys) localStorage.setItem(key, values[key]);
};
const forget = () => keys.forEach((key) => localStorage.removeItem(key));

export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    const { token } = await request<{ token: string }>('/api/login', { method: 'POST', json: { email, password } });
    // Clients and professionals have accounts too, but nothing to do here.
    if (!isStaff(roleOf(claimsOf(token).role))) throw new HttpError('login.notStaff', 403, { status: 403, code: 'NOT_STAFF' });
    keep(token);
  },
  logout: async () => {
    // The session is this browser's copy of the token and nothing else.
    forget();
  },
  checkAuth: async () => {
    const token = localStorage.getItem('token');
    if (token && Number(localStorage.getItem('expiry')) > serverNow()) return;
    forget();
    // A session that ended is told; somebody who has none yet just finds the form.
    throw Object.assign(new HttpError('errors.SESSION_ENDED', 401), token ? {} : { message: false });
  },
  checkError: async (error: { status?: number }) => {
    if (error.status !== 401) return;
    forget();
    throw error;
  },
  getIdentity: async () => ({ id: localStorage.getItem('id') ?? '', fullName: localStorage.getItem('user') ?? '' }),
  getPermissions: async () => me().role,
  canAccess: async ({ resource }) => mayRead(me().role, resource),
};
