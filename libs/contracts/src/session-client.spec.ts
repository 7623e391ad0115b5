import { browserPorts, type SessionAnswer, type SessionPorts, type SessionRequest } from './session/ports.js';
import { SESSION_KEYS, sessionClient, type SessionClient } from './session-client.js';

const START = Date.UTC(2026, 10, 2, 15);
const ACCESS_MS = 900_000;
const TOKEN_CHECK_MS = 5_000;
const REFRESH_WINDOW_MS = 169_200_000;

/** A server with one session: what it was asked, and how its clock stands. */
function aServer() {
  const server = {
    now: START,
    generation: 1,
    calls: [] as { path: string; init: SessionRequest }[],
    /** Statuses answered before the server goes back to being good. */
    moods: [] as (number | 'dead')[],
    live: true,
    token: (over: object = {}) => {
      const claims = {
        username: 'Zoé Bélanger',
        role: 'jurilien_client',
        id: 'u-1',
        jti: `jti-${server.generation}`,
        exp: (server.now + ACCESS_MS) / 1_000,
        lead: TOKEN_CHECK_MS,
        window: REFRESH_WINDOW_MS,
        ...over,
      };
      return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
    },
    async answer(path: string, init: SessionRequest): Promise<SessionAnswer> {
      server.calls.push({ path, init });
      // The network takes its time: a second caller really does ask meanwhile.
      await Promise.resolve();
      const mood = server.moods.shift();
      if (mood === 'dead') throw new TypeError('Failed to fetch');
      const status = mood ?? (server.live ? 200 : 401);
      if (status === 200 && path === '/refresh-token') server.generation += 1;
      return {
        status,
        headers: { get: (name) => (name === 'date' ? new Date(Math.floor(server.now / 1_000) * 1_000).toUTCString() : null) },
        json: async () => ({ token: server.token() }),
      };
    },
    refreshes: () => server.calls.filter((c) => c.path === '/refresh-token').length,
  };
  return server;
}
type Server = ReturnType<typeof aServer>;

/** One browser with as many tabs as are opened: storage, locks and cookies are shared. */
function aBrowser(server: Server, { locks = true, path = '/mes-demandes?page=2' } = {}) {
  const stored = new Map<string, string>();
  const listeners = new Map<number, (key: string | null) => void>();
  const went: string[] = [];
  let held: Promise<unknown> = Promise.resolve();
  let tabs = 0;
  let skew = 0;
  const browser = {
    stored,
    went,
    setClock: (ms: number) => {
      skew = ms;
    },
    setPath: (to: string) => {
      path = to;
    },
    tab(): SessionClient {
      const me = ++tabs;
      const tell = (key: string) => {
        for (const [tab, listener] of listeners) if (tab !== me) listener(key);
      };
      const ports: SessionPorts = {
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => {
            stored.set(key, value);
            tell(key);
          },
          removeItem: (key) => {
            stored.delete(key);
            tell(key);
          },
        },
        fetch: (to, init) => server.answer(to, init),
        now: () => server.now + skew,
        alone: (_name, work) => {
          if (!locks) return work();
          const turn = held.then(work, work);
          held = turn.catch(() => undefined);
          return turn;
        },
        atob: (text) => Buffer.from(text, 'base64').toString('latin1'),
        path: () => path,
        go: (to) => went.push(to),
        onStorage: (listener) => {
          listeners.set(me, listener);
          return () => listeners.delete(me);
        },
      };
      return sessionClient(ports);
    },
  };
  return browser;
}

const signedIn = (options: Parameters<typeof aBrowser>[1] = {}) => {
  const server = aServer();
  const browser = aBrowser(server, options);
  const tab = browser.tab();
  tab.keep(server.token());
  return { server, browser, tab };
};

// proves: ASVS row 20
describe('what the browser keeps', () => {
  it('is user, role, id, token, jti and expiry in milliseconds, and nothing else', () => {
    const { browser, tab, server } = signedIn();
    expect([...browser.stored.keys()].sort()).toEqual([...SESSION_KEYS].sort());
    expect(tab.current()).toEqual({
      user: 'Zoé Bélanger',
      role: 'jurilien_client',
      id: 'u-1',
      token: server.token(),
      jti: 'jti-1',
      expiry: START + ACCESS_MS,
      impersonated: false,
    });
    tab.forget();
    expect(browser.stored.size).toBe(0);
    expect(tab.current()).toBeUndefined();
  });
  it('is nothing without a jti, and a token that says nothing is not kept', async () => {
    const { browser, tab } = signedIn();
    browser.stored.delete('jti');
    expect(tab.current()).toBeUndefined();
    expect(await tab.check({ refresh: true })).toBe(false);
    expect(() => tab.keep('not a token')).toThrow();
    expect(() => tab.keep(`h.${Buffer.from('{}').toString('base64url')}.s`)).toThrow('names no session');
  });
});

describe('the check', () => {
  it.each([
    [TOKEN_CHECK_MS + 1, 0],
    [TOKEN_CHECK_MS, 0],
    [TOKEN_CHECK_MS - 1, 1],
    [1, 1],
    [0, 1],
    [-1, 1],
  ])('with %i ms left asks for %i renewal', async (left, refreshes) => {
    const { server, tab } = signedIn();
    server.now = START + ACCESS_MS - left;
    expect(await tab.check({ refresh: true })).toBe(true);
    expect(server.refreshes()).toBe(refreshes);
    expect(tab.current()!.jti).toBe(`jti-${1 + refreshes}`);
  });
  it.each([
    [1, true],
    [0, false],
  ])('that asks for no renewal says with %i ms left: %p', async (left, fresh) => {
    const { server, tab } = signedIn();
    server.now = START + ACCESS_MS - left;
    expect(await tab.check()).toBe(fresh);
    expect(server.calls).toEqual([]);
  });
  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from the end of the window of 169,200,000 ms: %p', async (ms, renewed) => {
    const { server, browser, tab } = signedIn();
    server.now = START + ACCESS_MS + REFRESH_WINDOW_MS + ms;
    expect(await tab.check({ refresh: true })).toBe(renewed);
    expect(server.refreshes()).toBe(renewed ? 1 : 0);
    expect(browser.stored.has('token')).toBe(renewed);
  });
  it('renews when the token says, and for as long as it says', async () => {
    const renewed = async (left: number, over: object) => {
      const { server, browser, tab } = signedIn();
      browser.tab().keep(server.token(over));
      server.now = START + ACCESS_MS - left;
      await tab.check({ refresh: true });
      return server.refreshes();
    };
    expect(await renewed(59_999, { lead: 60_000 })).toBe(1);
    expect(await renewed(60_000, { lead: 60_000 })).toBe(0);
    expect(await renewed(-60_001, { window: 60_000 })).toBe(0);
    expect(await renewed(-59_999, { window: 60_000 })).toBe(1);
  });
  it('renews a token that does not say at its end, and leaves the rest to the server', async () => {
    const { server, browser, tab } = signedIn();
    browser.tab().keep(server.token({ lead: undefined, window: undefined }));
    server.now = START + ACCESS_MS - 1;
    expect([await tab.check({ refresh: true }), server.refreshes()]).toEqual([true, 0]);
    server.now = START + ACCESS_MS + REFRESH_WINDOW_MS;
    expect([await tab.check({ refresh: true }), server.refreshes()]).toEqual([true, 1]);
  });
  it('sends the stored token, its jti and the cookie', async () => {
    const { server, tab } = signedIn();
    const { token } = tab.current()!;
    server.now = START + ACCESS_MS;
    await tab.check({ refresh: true });
    expect(server.calls).toEqual([
      {
        path: '/refresh-token',
        init: {
          method: 'POST',
          credentials: 'include',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: '{"jti":"jti-1"}',
        },
      },
    ]);
  });
  it.each([401, 403, 404, 429, 500, 503, 204])('is signed out by an answer of %i', async (status) => {
    const { server, browser, tab } = signedIn();
    server.now = START + ACCESS_MS;
    server.moods = [status];
    expect(await tab.check({ refresh: true })).toBe(false);
    expect(browser.stored.size).toBe(0);
  });
  it('passes a dead network on, and signs no one out for it', async () => {
    const { server, browser, tab } = signedIn();
    server.now = START + ACCESS_MS;
    server.moods = ['dead'];
    await expect(tab.check({ refresh: true })).rejects.toThrow('Failed to fetch');
    expect(browser.stored.size).toBe(6);
    expect(await tab.check({ refresh: true })).toBe(true);
  });
});

describe('several tabs', () => {
  it.each([2, 6])('%i of them at three seconds before the end renew once, and all go on with the same token', async (n) => {
    const { server, browser } = signedIn();
    const tabs = Array.from({ length: n }, () => browser.tab());
    server.now = START + ACCESS_MS - 3_000;
    expect(await Promise.all(tabs.map((tab) => tab.check({ refresh: true })))).toEqual(tabs.map(() => true));
    expect(server.refreshes()).toBe(1);
    expect(new Set(tabs.map((tab) => tab.current()!.token)).size).toBe(1);
  });
  it('a tab that asks twice at once asks once, locks or no locks', async () => {
    const { server, tab } = signedIn({ locks: false });
    server.now = START + ACCESS_MS;
    expect(await Promise.all([tab.check({ refresh: true }), tab.check({ refresh: true })])).toEqual([true, true]);
    expect(server.refreshes()).toBe(1);
  });
  it('who waited while another was refused asks for nothing more', async () => {
    const { server, browser } = signedIn();
    server.now = START + ACCESS_MS;
    server.live = false;
    const tabs = [browser.tab(), browser.tab()];
    expect(await Promise.all(tabs.map((tab) => tab.check({ refresh: true })))).toEqual([false, false]);
    expect(server.refreshes()).toBe(1);
  });
  it('hear of each other: renewed, and signed out', async () => {
    const { server, browser, tab } = signedIn();
    const other = browser.tab();
    const heard: (string | undefined)[] = [];
    const stop = other.onChange((session) => heard.push(session?.jti));
    server.now = START + ACCESS_MS;
    await tab.check({ refresh: true });
    await tab.logOut();
    stop();
    tab.keep(server.token());
    expect(heard).toEqual(['jti-2', undefined]);
  });
  it('an answer that comes back after someone signed out brings no one back', async () => {
    const { server, browser, tab } = signedIn();
    server.now = START + ACCESS_MS;
    const renewing = tab.check({ refresh: true });
    await browser.tab().logOut();
    expect(await renewing).toBe(false);
    expect(browser.stored.size).toBe(0);
  });
});

describe('a request', () => {
  it('bears the token; answered 401 it renews once and tries once more', async () => {
    const { server, tab } = signedIn();
    server.moods = [401];
    const answer = await tab.request('/api/views/leads', { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(200);
    expect(server.calls.map((c) => [c.path, c.init.headers!.authorization!.includes('h.')])).toEqual([
      ['/api/views/leads', true],
      ['/refresh-token', true],
      ['/api/views/leads', true],
    ]);
    expect(server.calls[2]!.init.headers).toMatchObject({ accept: 'application/json', authorization: `Bearer ${tab.current()!.token}` });
  });
  it('does not try a third time, and signs out when the renewal is refused', async () => {
    const { server, browser, tab } = signedIn();
    server.moods = [401, 200, 401];
    expect((await tab.request('/api/views/leads')).status).toBe(401);
    expect(server.calls).toHaveLength(3);
    server.live = false;
    expect((await tab.request('/api/views/leads')).status).toBe(401);
    expect(server.calls).toHaveLength(5);
    expect(browser.stored.size).toBe(0);
  });
  it('bears a stored token that cannot be read too, and is over when the server refuses it', async () => {
    const { server, browser, tab } = signedIn();
    browser.stored.set('token', 'gone');
    server.live = false;
    server.moods = [401];
    expect(await tab.check({ refresh: true })).toBe(true);
    expect((await tab.request('/api/views/leads')).status).toBe(401);
    expect(await tab.check({ refresh: true })).toBe(false);
    expect(browser.stored.size).toBe(0);
  });
  it('renews before it goes when the token is about to end', async () => {
    const { server, tab } = signedIn();
    server.now = START + ACCESS_MS - 4_999;
    await tab.request('/api/views/leads');
    expect(server.calls.map((c) => c.path)).toEqual(['/refresh-token', '/api/views/leads']);
  });
  it('goes without a token when no one is signed in, and 401 then means just that', async () => {
    const server = aServer();
    const tab = aBrowser(server).tab();
    server.moods = [401];
    expect((await tab.request('/api/account')).status).toBe(401);
    expect(server.calls).toEqual([{ path: '/api/account', init: {} }]);
  });
});

describe('a clock that is wrong', () => {
  it.each([
    ['two hours fast', 7_200_000],
    ['two minutes slow', -120_000],
  ])('%s is told the time by the server’s answers', async (_how, skew) => {
    const { server, browser, tab } = signedIn();
    browser.setClock(skew);
    await tab.request('/api/views/leads');
    const before = server.refreshes();
    expect(Math.abs(tab.now() - server.now)).toBeLessThanOrEqual(500);
    server.now = START + ACCESS_MS - 60_000;
    await tab.check({ refresh: true });
    expect(server.refreshes()).toBe(before);
    server.now = tab.current()!.expiry - 4_000;
    await tab.check({ refresh: true });
    expect(server.refreshes()).toBe(before + 1);
  });
});

describe('a token that was stolen', () => {
  it('ends the session of its owner at the next renewal, and the page says so', async () => {
    const { server, browser, tab } = signedIn();
    server.now = START + ACCESS_MS;
    // Someone else used the refresh secret: the server has ended the family.
    server.live = false;
    expect(await tab.check({ refresh: true })).toBe(false);
    tab.ended();
    expect(browser.went).toEqual(['/login?/mes-demandes?page=2']);
    expect(browser.stored.size).toBe(0);
  });
});

describe('someone who looks through another’s eyes', () => {
  it('is never renewed: the session just ends', async () => {
    const { server, browser, tab } = signedIn();
    tab.keep(server.token({ act: 'admin-1' }));
    server.now = START + ACCESS_MS - 1;
    expect([await tab.check({ refresh: true }), tab.current()!.impersonated]).toEqual([true, true]);
    server.now += 1;
    expect(await tab.check({ refresh: true })).toBe(false);
    expect([server.calls, browser.stored.size]).toEqual([[], 0]);
  });
});

describe('leaving', () => {
  it.each([
    ['/mes-demandes', '/'],
    ['/en/my-requests', '/en/'],
    ['/en', '/en/'],
    ['/entente', '/'],
  ])('on purpose, from %s, leads to %s, and asks the server to forget', async (path, home) => {
    const { server, browser, tab } = signedIn({ path });
    await tab.logOut();
    expect(browser.went).toEqual([home]);
    expect(server.calls).toMatchObject([
      { path: '/delete-refresh-token', init: { method: 'POST', credentials: 'include', body: '{"jti":"jti-1"}' } },
    ]);
    expect(browser.stored.size).toBe(0);
  });
  it.each(['dead', 500, 401] as const)('leads home although the server answers %p', async (mood) => {
    const { server, browser, tab } = signedIn();
    server.moods = [mood];
    await tab.logOut();
    expect(browser.went).toEqual(['/']);
  });
  it.each([
    ['/mes-demandes?page=2', '/login?/mes-demandes?page=2'],
    ['/en/admin/leads', '/en/login?/en/admin/leads'],
  ])('by itself, on %s, leads to %s', (path, login) => {
    const { browser, tab } = signedIn({ path });
    tab.ended();
    expect(browser.went).toEqual([login]);
  });
});

describe('a browser', () => {
  it('lends its storage, network, clock, locks and address', async () => {
    const heard: (string | null)[] = [];
    const asked: string[] = [];
    let listener: ((event: { key: string | null }) => void) | undefined;
    const stored = new Map<string, string>();
    const ports = browserPorts({
      localStorage: {
        getItem: (k) => stored.get(k) ?? null,
        setItem: (k, v) => void stored.set(k, v),
        removeItem: (k) => void stored.delete(k),
      },
      navigator: { locks: { request: (name, work) => (asked.push(name), work()) } },
      location: { pathname: '/en/x', search: '?a=1', assign: (path) => asked.push(path) },
      Date: { now: () => 42 },
      fetch: (path) => (asked.push(path), aServer().answer(path, {})),
      atob: (text) => Buffer.from(text, 'base64').toString('latin1'),
      addEventListener: (_type, l) => (listener = l),
      removeEventListener: () => (listener = undefined),
    });
    const stop = ports.onStorage((key) => heard.push(key));
    listener!({ key: 'token' });
    stop();
    expect(listener).toBeUndefined();
    expect([ports.now(), ports.path(), ports.atob('YQ=='), heard]).toEqual([42, '/en/x?a=1', 'a', ['token']]);
    await ports.alone('lock', () => ports.fetch('/x', {}));
    ports.go('/y');
    expect(asked).toEqual(['lock', '/x', '/y']);
  });
});
