import type { SessionAnswer, SessionPorts, SessionRequest } from './session/ports.js';

/** What the browser keeps of a session, and nothing else (original specification, section 3). */
export const SESSION_KEYS = ['user', 'role', 'id', 'token', 'jti', 'expiry'] as const;
const LOCK = 'session-refresh';

/** The session as it is stored; `expiry` in milliseconds. */
export interface StoredSession {
  readonly user: string;
  readonly role: string;
  readonly id: string;
  readonly token: string;
  readonly jti: string;
  readonly expiry: number;
  /** An administrator looks through this person's eyes; such a session is never renewed. */
  readonly impersonated: boolean;
}

interface Claims {
  readonly username: string;
  readonly role: string;
  readonly id: string;
  readonly exp: number;
  readonly jti: string;
  readonly act?: string;
  /** With less than this left, in milliseconds, the token is renewed when the check asks for it. */
  readonly lead?: number;
  /** For this long after its end, in milliseconds, it may be renewed. */
  readonly window?: number;
}

/** The one client of both front ends. */
export interface SessionClient {
  /** Stores a token and what it says. @throws when it cannot be read */
  keep(token: string): void;
  forget(): void;
  /** The stored session, fresh or not. */
  current(): StoredSession | undefined;
  /**
   * Whether someone is signed in; with `refresh`, renews a token that is about to end or has ended.
   * @throws what the network threw while renewing: no one is signed out because a train went through a tunnel
   */
  check(options?: { refresh?: boolean }): Promise<boolean>;
  /** A request in the name of the session: renewed before if it is due, and once more when it is answered 401. */
  request(path: string, init?: SessionRequest): Promise<SessionAnswer>;
  /** Signs out on purpose; leads home whatever the server says. */
  logOut(): Promise<void>;
  /** The session ended by itself: leads to sign-in, and from there back here. */
  ended(): void;
  /** Called when another tab signed in, renewed or signed out. */
  onChange(listener: (session: StoredSession | undefined) => void): () => void;
  /** The server's time, as far as its answers reported it. */
  now(): number;
}

/** What the browser stores of the session. */
function storedSession(ports: SessionPorts) {
  function keep(token: string): void {
    const { username, role, id, jti, exp } = claimsOf(token, ports.atob);
    const values = { user: username, role, id, token, jti, expiry: String(exp * 1_000) };
    for (const key of SESSION_KEYS) ports.storage.setItem(key, values[key]);
  }

  function forget(): void {
    for (const key of SESSION_KEYS) ports.storage.removeItem(key);
  }

  function current(): StoredSession | undefined {
    const [user, role, id, token, jti, expiry] = SESSION_KEYS.map((key) => ports.storage.getItem(key) ?? '');
    if (!jti || !token) return undefined;
    return { user: user!, role: role!, id: id!, token, jti, expiry: Number(expiry), impersonated: isImpersonation(token, ports.atob) };
  }

  return { keep, forget, current };
}

/** The server as its answers show it: requests, and its clock. */
function serverOf(ports: SessionPorts) {
  /** How far the server's clock is ahead of ours. */
  let offset = 0;

  async function send(path: string, init: SessionRequest): Promise<SessionAnswer> {
    const answer = await ports.fetch(path, init);
    const date = Date.parse(answer.headers.get('date') ?? '');
    // The header counts whole seconds, so that half of one is the best guess of the rest.
    if (!Number.isNaN(date)) offset = Math.abs(date + 500 - ports.now()) > 2_000 ? date + 500 - ports.now() : 0;
    return answer;
  }

  return { send, now: (): number => ports.now() + offset };
}

/** Renewing the token of the stored session; `false` when that is over, and forgotten. */
function renewalOf(ports: SessionPorts, session: ReturnType<typeof storedSession>, server: ReturnType<typeof serverOf>) {
  let renewing: Promise<boolean> | undefined;

  /** One renewal at a time over all tabs. A tab that waited for another one's finds its token stored and asks for nothing. */
  function renew(seen: string): Promise<boolean> {
    renewing ??= ports
      .alone(LOCK, async () => {
        const stored = session.current();
        if (!stored) return false;
        if (stored.jti !== seen && server.now() < stored.expiry - timesOf(stored, ports.atob).leadMs) return true;
        return ask(stored);
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  async function ask(stored: StoredSession): Promise<boolean> {
    const { token, jti, expiry, impersonated } = stored;
    if (impersonated || !(expiry + timesOf(stored, ports.atob).windowMs > server.now())) return signedOut();
    const answer = await server.send('/refresh-token', {
      method: 'POST',
      credentials: 'include',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jti }),
    });
    if (answer.status !== 200) return signedOut();
    const { token: next } = (await answer.json()) as { token?: unknown };
    // Someone signed out, or in again, while the answer was in flight: what came belongs to no one here.
    if (session.current()?.jti !== jti) return session.current() !== undefined;
    try {
      session.keep(String(next));
      return true;
    } catch {
      return signedOut();
    }
  }

  function signedOut(): false {
    session.forget();
    return false;
  }

  return renew;
}

/** The client over its ports: `sessionClient(browserPorts(window))`. */
export function sessionClient(ports: SessionPorts): SessionClient {
  const session = storedSession(ports);
  const server = serverOf(ports);
  const renew = renewalOf(ports, session, server);
  const { keep, forget, current } = session;
  const { send, now } = server;
  const english = (): boolean => /^\/en(?:[/?]|$)/.test(ports.path());

  async function check({ refresh = false }: { refresh?: boolean } = {}): Promise<boolean> {
    const stored = current();
    if (!stored) return false;
    const left = stored.expiry - now();
    if (refresh && left < timesOf(stored, ports.atob).leadMs && !(stored.impersonated && left > 0)) return renew(stored.jti);
    return left > 0;
  }

  const bearing = (init: SessionRequest): SessionRequest => {
    const stored = current();
    return stored ? { ...init, headers: { ...init.headers, authorization: `Bearer ${stored.token}` } } : init;
  };

  async function request(path: string, init: SessionRequest = {}): Promise<SessionAnswer> {
    await check({ refresh: true });
    const used = current()?.jti;
    const answer = await send(path, bearing(init));
    if (answer.status !== 401 || used === undefined || !(await renew(used))) return answer;
    return send(path, bearing(init));
  }

  async function logOut(): Promise<void> {
    const stored = current();
    forget();
    if (stored) {
      const body = JSON.stringify({ jti: stored.jti });
      const headers = { 'content-type': 'application/json' };
      await send('/delete-refresh-token', { method: 'POST', credentials: 'include', keepalive: true, headers, body }).catch(
        () => undefined,
      );
    }
    ports.go(english() ? '/en/' : '/');
  }

  return {
    keep,
    forget,
    current,
    check,
    request,
    logOut,
    now,
    ended: () => {
      ports.go(`${english() ? '/en' : ''}/login?${ports.path()}`);
    },
    // The last key to be written, and to be removed: when it changes, the whole is there.
    onChange: (listener) =>
      ports.onStorage((key) => {
        if (key === null || key === 'expiry') listener(current());
      }),
  };
}

/** What a token says; whether it is true is the server's business. */
export function claimsOf(token: string, atob: SessionPorts['atob']): Claims {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
  const text = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const claims = JSON.parse(decodeURIComponent(text)) as Claims;
  if (typeof claims.jti !== 'string' || typeof claims.exp !== 'number') throw new TypeError('the token names no session');
  return claims;
}

/** What a stored token says; nothing where it cannot be read, which the server's answer to it will end. */
function readable(token: string, atob: SessionPorts['atob']): Partial<Claims> {
  try {
    return claimsOf(token, atob);
  } catch {
    return {};
  }
}

/** When a token is renewed, as it says itself; one that does not say is renewed at its end, for as long as the server takes it. */
function timesOf({ token }: StoredSession, atob: SessionPorts['atob']): { readonly leadMs: number; readonly windowMs: number } {
  const { lead = 0, window = Infinity } = readable(token, atob);
  return { leadMs: lead, windowMs: window };
}

const isImpersonation = (token: string, atob: SessionPorts['atob']): boolean => readable(token, atob).act !== undefined;
