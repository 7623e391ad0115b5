import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { session, user } from '@jurilien/identity';
import { stateOf } from '@jurilien/runtime';
import { Keyring } from '../../services/api/src/sessions/keyring.js';
import type { System } from './system.js';

/** What a browser of ours sends on its own with a POST. */
export const ownPage = (system: Pick<System, 'origin'>): Record<string, string> => ({
  origin: system.origin,
  'sec-fetch-site': 'same-origin',
});

/** An answer with the cookies it set, by name. */
export interface Answered {
  readonly status: number;
  readonly body: any;
  readonly headers: Headers;
  readonly cookies: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
}

export interface Claims {
  readonly jti: string;
  readonly exp: number;
  readonly iat: number;
  readonly id: string;
  readonly sid: string;
  readonly role: string;
  readonly username: string;
  readonly act?: string;
}
/** What a token says; no one has checked it. */
export const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;

/** One POST with headers of the caller's choice; nothing is added but JSON. */
export async function post(origin: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const setCookies = response.headers.getSetCookie();
  const cookies = Object.fromEntries(setCookies.map((line) => line.split(';')[0]!.split(/=(.*)/s).slice(0, 2) as [string, string]));
  return { status: response.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text, headers: response.headers, cookies, setCookies };
}

/** A browser as far as sessions go: its one cookie and its stored token. */
export interface Visitor {
  token: string;
  cookie: string;
  refresh(over?: { token?: string; jti?: string; cookie?: string; origin?: string }): Promise<Answered>;
  /** Refreshes and keeps what came. */
  renew(): Promise<Answered>;
  get(path: string, token?: string): Promise<Answered>;
  post(path: string, body?: unknown): Promise<Answered>;
}

/** A session as sign-in opens it, past the proof of who it is: for what happens afterwards. */
export async function visitor(system: System, { userId }: { userId: string }, methods = ['password', 'totp']): Promise<Visitor> {
  const { kernel } = system;
  const sessionId = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const secretHash = createHash('sha256').update(secret).digest('base64url');
  await system.dispatch('OpenSession', { sessionId, userId, jti: randomUUID(), secretHash, methods });
  const [{ role, head }, { username }] = await Promise.all([stateOf(kernel, session, sessionId), stateOf(kernel, user, userId)]);
  const times = { iat: Math.floor(Date.parse(head.issuedAt) / 1_000), exp: Math.floor(Date.parse(head.expiresAt) / 1_000) };
  const token = new Keyring(kernel).sign('access', { username, role, id: userId, sid: sessionId, jti: head.jti }, times);
  return carrying(system, token, `${sessionId}.${secret}`);
}

/** A browser that holds this token and this cookie. */
export function carrying(system: Pick<System, 'origin'>, token: string, cookie: string): Visitor {
  const own = ownPage(system);
  const withCookie = (value: string): Record<string, string> => (value ? { cookie: `__Host-rt=${value}` } : {});
  const self: Visitor = {
    token,
    cookie,
    refresh: ({ token = self.token, jti = claimsOf(self.token).jti, cookie = self.cookie, origin = system.origin } = {}) =>
      post(origin, '/refresh-token', { jti }, { ...own, ...withCookie(cookie), authorization: `Bearer ${token}` }),
    async renew() {
      const answer = await self.refresh();
      if (answer.status === 200) Object.assign(self, { token: answer.body.token as string, cookie: answer.cookies['__Host-rt']! });
      return answer;
    },
    async get(path, token = self.token) {
      const response = await fetch(`${system.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, body: await response.json(), headers: response.headers, cookies: {}, setCookies: [] };
    },
    post: (path, body) => post(system.origin, path, body, { ...own, ...withCookie(self.cookie), authorization: `Bearer ${self.token}` }),
  };
  return self;
}
