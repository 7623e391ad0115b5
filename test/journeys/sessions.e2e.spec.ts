import { randomBytes, randomUUID } from 'node:crypto';
import { eventually, msOf, quickest } from '../support/eventually.js';
import { secondInstance } from '../support/instance.js';
import { startSystem, type System } from '../support/system.js';
import { carrying, claimsOf, ownPage, post, visitor, type Answered, type Visitor } from '../support/visitor.js';

let system: System;
let account: Awaited<ReturnType<System['staff']>>;
beforeAll(async () => {
  // The suite makes sessions older in the log itself, behind the process.
  system = await startSystem({ env: { STREAMS_KEPT_SECONDS: '0' } });
  account = await system.staff('admin');
});
afterAll(() => system.close());

/** The last step of a sign-in, with headers of the caller's choice: the one that opens the session. */
async function lastStep(headers: Record<string, string>): Promise<Answered> {
  const { email, password } = account;
  const first = await post(system.origin, '/api/login', { email, password }, ownPage(system));
  return post(system.origin, '/api/login/factor', { challenge: first.body.challenge as string, ...account.nextCode() }, headers);
}
const sessionOf = (v: Visitor): string => claimsOf(v.token).sid;
const eventsOf = async (sid: string): Promise<string[]> =>
  (await system.kernel.db.query<{ type: string }>('select type from events where stream = $1 order by version', [`session-${sid}`])).map(
    (r) => r.type,
  );
/** Makes the newest generation of a session older, as if so many seconds had gone by: the log's clock is the database's. */
async function aged(v: Visitor, seconds: number): Promise<void> {
  await system.kernel.db.transaction(async (sql) => {
    await sql.query('set local session_replication_role = replica');
    await sql.query(
      `update events set payload = jsonb_set(payload, '{issuedAt}', to_jsonb(to_char((payload ->> 'issuedAt')::timestamptz - $2 * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        where stream = $1 and payload ? 'issuedAt'`,
      [`session-${sessionOf(v)}`, seconds],
    );
  });
}
const works = async (v: Visitor, token = v.token): Promise<boolean> => (await v.get('/api/account/sessions', token)).status === 200;

describe('a session', () => {
  // proves: ASVS row 2, 17
  it('gives a quarter of an hour to scripts and the rest to a cookie they cannot read', async () => {
    const answer = await lastStep(ownPage(system));
    const claims = claimsOf(answer.body.token as string);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'id', 'iss', 'jti', 'lead', 'role', 'sid', 'username', 'window']);
    expect(claims).toMatchObject({ id: account.userId, role: 'jurilien_admin', username: 'admin' });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
    const [cookie] = answer.setCookies.filter((line) => line.startsWith('__Host-rt='));
    expect(cookie).toMatch(/^__Host-rt=[\w-]{36}\.[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const everywhere = await system.kernel.db.query<{ n: string }>(
      `select count(*) as n from events where strpos(payload::text || coalesce(sealed::text, ''), $1) > 0`,
      [cookie!.split(/[.;]/)[1]],
    );
    expect(everywhere[0]!.n).toBe('0');
  });

  // proves: ASVS row 4
  it('is renewed with another token and another cookie, and the cookie before last ends it for everyone', async () => {
    const v = await visitor(system, account);
    const first = { token: v.token, cookie: v.cookie };
    await aged(v, 31);
    const second = await v.renew();
    expect([second.status, second.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(v.cookie).not.toBe(first.cookie);
    expect(claimsOf(v.token).jti).not.toBe(claimsOf(first.token).jti);
    expect(await works(v)).toBe(true);
    await aged(v, 31);
    expect((await v.renew()).status).toBe(200);
    const thief = await v.refresh({ token: first.token, jti: claimsOf(first.token).jti, cookie: first.cookie });
    expect([thief.status, thief.cookies['__Host-rt']]).toEqual([401, '']);
    expect((await eventsOf(sessionOf(v))).at(-1)).toBe('SessionFamilyRevoked');
    expect((await v.refresh()).status).toBe(401);
    expect(await works(v)).toBe(false);
    expect(await works(v, first.token)).toBe(false);
  });

  // proves: ASVS row 4
  it('asked fifty times at once makes one generation, one token and one cookie', async () => {
    const v = await visitor(system, account);
    await aged(v, 31);
    const answers = await Promise.all(Array.from({ length: 50 }, () => v.refresh()));
    expect(answers.map((a) => a.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map((a) => a.body.token)).size).toBe(1);
    expect(new Set(answers.map((a) => a.cookies['__Host-rt'])).size).toBe(1);
    expect(await eventsOf(sessionOf(v))).toEqual(['SessionOpened', 'SessionRefreshed']);
  });

  it('forgives a tab that lags behind the cookie, and an answer that was lost 45 seconds ago, but only while no one used it', async () => {
    const v = await visitor(system, account);
    const old = { token: v.token, cookie: v.cookie };
    await aged(v, 31);
    await v.renew();
    const lagging = await v.refresh({ token: old.token, jti: claimsOf(old.token).jti });
    expect([lagging.status, lagging.body.token]).toEqual([200, v.token]);

    const w = await visitor(system, account);
    const before = { token: w.token, jti: claimsOf(w.token).jti, cookie: w.cookie };
    await aged(w, 31);
    const lost = await w.refresh();
    await aged(w, 45);
    const again = await w.refresh(before);
    const jtiOf = (token: unknown): string => claimsOf(token as string).jti;
    expect([again.status, jtiOf(again.body.token), again.cookies['__Host-rt']]).toEqual([
      200,
      jtiOf(lost.body.token),
      lost.cookies['__Host-rt'],
    ]);
    expect(await works(w, again.body.token as string)).toBe(true);
    expect((await w.refresh(before)).status).toBe(401);
    expect((await eventsOf(sessionOf(w))).at(-1)).toBe('SessionFamilyRevoked');
  });

  it('ends where it is ended: the cookie goes, the token opens nothing, and a second time is the same', async () => {
    const v = await visitor(system, account);
    const out = () => v.post('/delete-refresh-token', { jti: claimsOf(v.token).jti });
    for (const answer of [await out(), await out()]) {
      expect(answer.status).toBe(204);
      expect(answer.setCookies.join()).toMatch(/^__Host-rt=; .*Expires=Thu, 01 Jan 1970/);
    }
    expect(await eventsOf(sessionOf(v))).toEqual(['SessionOpened', 'SessionEnded']);
    expect(await works(v)).toBe(false);
    expect((await v.refresh()).status).toBe(401);
  });

  it('is not ended by a cookie someone made up, nor with the name of another session’s token', async () => {
    const [v, w] = [await visitor(system, account), await visitor(system, account)];
    const made = `${sessionOf(v)}.${randomBytes(32).toString('base64url')}`;
    const end = (cookie: string, jti: string) =>
      post(system.origin, '/delete-refresh-token', { jti }, { ...ownPage(system), cookie: `__Host-rt=${cookie}` });
    expect((await end(made, claimsOf(v.token).jti)).status).toBe(204);
    expect((await end(v.cookie, claimsOf(w.token).jti)).status).toBe(204);
    expect(await eventsOf(sessionOf(v))).toEqual(['SessionOpened']);
  });

  // proves: ASVS row 3
  it('that was planted before signing in is worth nothing afterwards', async () => {
    const planted = await visitor(system, account);
    const login = await lastStep({ ...ownPage(system), cookie: `__Host-rt=${planted.cookie}` });
    const victim = carrying(system, login.body.token as string, login.cookies['__Host-rt']!);
    expect(sessionOf(victim)).not.toBe(sessionOf(planted));
    expect((await planted.refresh()).status).toBe(401);
    expect(await works(planted)).toBe(false);
    expect(await works(victim)).toBe(true);
  });

  // proves: ASVS row 13
  it('is one of five: the sixth sign-in ends the oldest', async () => {
    const person = await system.staff('admin');
    const all: Visitor[] = [];
    for (let i = 0; i < 6; i++) all.push(await visitor(system, person));
    expect((await all[0]!.refresh()).status).toBe(401);
    expect(await Promise.all(all.slice(1).map((v) => works(v)))).toEqual([true, true, true, true, true]);
    expect((await all[5]!.get('/api/account/sessions')).body).toHaveLength(5);
  });

  // proves: ASVS row 12
  it('is seen and ended by its owner from another, and by no one else', async () => {
    const person = await system.staff('admin');
    const [here, there] = [await visitor(system, person), await visitor(system, person)];
    const list = (await here.get('/api/account/sessions')).body as { id: string; current: boolean; methods: string[] }[];
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [sessionOf(there), false],
      [sessionOf(here), true],
    ]);
    const stranger = await visitor(system, account);
    expect((await stranger.post(`/api/account/sessions/${sessionOf(there)}/end`)).status).toBe(404);
    expect((await here.post(`/api/account/sessions/${sessionOf(there)}/end`)).status).toBe(204);
    expect(await works(there)).toBe(false);
    const third = await visitor(system, person);
    expect((await third.post('/api/account/sessions/end-others')).status).toBe(204);
    expect([await works(here), await works(third)]).toEqual([false, true]);
  });
});

// proves: ASVS row 18
describe('what another site or a bad client sends', () => {
  let v: Visitor;
  beforeEach(async () => {
    v = await visitor(system, account);
  });
  const attempt = (headers: Record<string, string>, body: unknown = { jti: claimsOf(v.token).jti }, path = '/refresh-token') =>
    post(system.origin, path, body, { authorization: `Bearer ${v.token}`, cookie: `__Host-rt=${v.cookie}`, ...headers });

  it.each([
    ['no origin', 403, {}],
    ['an evil origin', 403, { origin: 'https://evil.example' }],
    ['the opaque origin', 403, { origin: 'null' }],
    ['a look-alike before', 403, { origin: 'http://evil127.0.0.1' }],
    ['a cross-site page with our origin', 403, { 'sec-fetch-site': 'cross-site', own: 'yes' }],
    ['a text body', 415, { own: 'yes', 'content-type': 'text/plain' }],
    ['a form', 415, { own: 'yes', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s answers %i and changes nothing', async (_name, status, { own, ...headers }: Record<string, string>) => {
    for (const path of ['/refresh-token', '/api/refresh-token', '/delete-refresh-token', '/api/delete-refresh-token']) {
      const answer = await attempt({ ...(own ? { origin: system.origin } : {}), ...headers }, undefined, path);
      expect([path, answer.status]).toEqual([path, status]);
    }
    const login = await lastStep({ cookie: `__Host-rt=${v.cookie}`, ...(own ? { origin: system.origin } : {}), ...headers });
    expect(login.status).toBe(status);
    expect(await eventsOf(sessionOf(v))).toEqual(['SessionOpened']);
    expect((await v.refresh()).status).toBe(200);
  });

  it('eight malformed refreshes answer 401 or 422, and end nothing', async () => {
    const own = ownPage(system);
    const jti = claimsOf(v.token).jti;
    const other = await visitor(system, account);
    const tried = [
      await attempt({ ...own, cookie: '' }),
      await attempt({ ...own, cookie: '__Host-rt=x' }),
      await attempt({ ...own, cookie: `__Host-rt=${other.cookie}` }),
      await attempt({ ...own, authorization: '' }),
      await attempt({ ...own, authorization: `Basic ${v.token}` }),
      await attempt({ ...own, authorization: `Bearer ${v.token}x` }),
      await attempt(own, { jti: randomUUID() }),
      await attempt(own, { jti: claimsOf(other.token).jti }),
      await attempt(own, { jti, role: 'jurilien_admin' }),
      await attempt(own, {}),
      await attempt(own, [jti]),
    ];
    expect(tried.map((a) => a.status)).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 422, 422, 422]);
    expect((await v.refresh()).status).toBe(200);
    expect((await other.refresh()).status).toBe(200);
  });

  it('a token that was stolen without its cookie renews nothing', async () => {
    expect((await attempt({ ...ownPage(system), cookie: '__Host-rt=' })).status).toBe(401);
  });
});

// proves: ASVS row 7, 8, 10
describe('an end that is seen everywhere within a second', () => {
  it('by another instance of the API, for sign-out and for a disabled account', async () => {
    const instance = await secondInstance(system);
    const there = async (v: Visitor): Promise<number> =>
      (await fetch(`${instance.origin}/api/account/sessions`, { headers: { authorization: `Bearer ${v.token}` } })).status;
    try {
      const ends: [string, (v: Visitor, userId: string) => Promise<unknown>][] = [
        ['sign-out', (v) => v.post('/delete-refresh-token', { jti: claimsOf(v.token).jti })],
        ['disabled', (_v, userId) => system.dispatch('DisableUser', { userId }, { reason: 'Départ de la personne' })],
      ];
      for (const [why, end] of ends) {
        const seen = await quickest(1_250, async () => {
          const person = await system.staff('admin');
          const v = await visitor(system, person);
          expect([why, await there(v)]).toEqual([why, 200]);
          await end(v, person.userId);
          return msOf(() => eventually(async () => (await there(v)) === 401, `the end by ${why} at the other instance`));
        });
        expect(seen).toBeLessThan(1_250);
      }
    } finally {
      await instance.close();
    }
  });

  it('by a live page that is open, and by a request that comes in between', async () => {
    const closed = await quickest(2_300, async () => {
      const person = await system.staff('admin');
      const v = await visitor(system, person);
      const live = await fetch(`${system.origin}/api/live`, { headers: { authorization: `Bearer ${v.token}` } });
      expect(live.status).toBe(200);
      let open = true;
      const drained = (async () => {
        for await (const _ of live.body!) void _;
        open = false;
      })();
      await v.get('/api/account/sessions');
      expect(open).toBe(true);
      await system.dispatch('RevokeAllSessions', { userId: person.userId });
      const ms = await msOf(() => drained);
      expect(await works(v)).toBe(false);
      return ms;
    });
    expect(closed).toBeLessThan(2_300);
  });
});
