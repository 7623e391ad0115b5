import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Keyring } from '../../services/api/src/sessions/keyring.js';
import { eventually } from '../support/eventually.js';
import { secondInstance } from '../support/instance.js';
import { startSystem, type System } from '../support/system.js';
import { claimsOf, post, ownPage, visitor, type Visitor } from '../support/visitor.js';

let system: System;
let admin: { userId: string };
let v: Visitor;
beforeAll(async () => {
  system = await startSystem();
  admin = await system.staff('admin');
  v = await visitor(system, admin);
});
afterAll(() => system.close());

const READ = '/api/views/user-accounts';
const seconds = (ms = 0): number => Math.floor((Date.now() + ms) / 1_000);
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const status = async (token: string, path = READ): Promise<number> => (await v.get(path, token)).status;
const partsOf = (token: string): [object, object] => {
  const [header, payload] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object);
  return [header!, payload!];
};
/** What a token says of its session, without its times and what every token of ours says. */
function wordsOf(token: string): object {
  const { iat: _iat, exp: _exp, aud: _aud, iss: _iss, ...words } = partsOf(token)[1] as Record<string, unknown>;
  return words;
}
/** The same session's claims, signed by our own key, with other times or words. */
const own = (over: object, times: { iat?: number; exp?: number } = {}): string => {
  const { iat, exp } = claimsOf(v.token);
  return new Keyring(system.kernel).sign('access', { ...wordsOf(v.token), ...over }, { iat, exp, ...times });
};
const byHand = (header: object, payload: object, key: string | Buffer): string => {
  const text = `${encoded({ ...partsOf(v.token)[0], ...header })}.${encoded({ ...partsOf(v.token)[1], ...payload })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};

// proves: ASVS row 14, 15, 16
describe('a token that someone made', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;

  it('by our own key opens the door in this spec, so that each refusal below has one cause', async () => {
    expect(await status(own({}))).toBe(200);
    expect(await status(byHand({}, {}, system.settings.JWT_SECRET))).toBe(200);
  });
  it.each<[string, () => string]>([
    ['has expired', () => own({}, { iat: seconds(-1_000_000), exp: seconds() })],
    ['is not yet valid', () => own({}, { iat: seconds(125_000), exp: seconds(900_000) })],
    ['is not to be used before later', () => byHand({}, { nbf: seconds(125_000) }, system.settings.JWT_SECRET)],
    ['is signed by another key', () => byHand({}, {}, randomBytes(32))],
    ['is signed by no one', () => `${encoded({ alg: 'none', typ: 'at+jwt' })}.${v.token.split('.')[1]!}.`],
    ['is signed with a public key', () => byHand({ alg: 'RS256' }, {}, pem)],
    ['brings its own key', () => byHand({ jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, {}, 'mine')],
    ['names a key by a path', () => byHand({ kid: '../../../../dev/null' }, {}, '')],
    [
      'is signed by a stranger’s RSA key',
      () => {
        const text = `${encoded({ alg: 'RS256', typ: 'at+jwt', jku: 'https://evil.example/k' })}.${v.token.split('.')[1]!}`;
        return `${text}.${createSign('sha256').update(text).sign(rsa.privateKey, 'base64url')}`;
      },
    ],
    [
      'says another role',
      () => [v.token.split('.')[0], encoded({ ...partsOf(v.token)[1], role: 'jurilien_client' }), v.token.split('.')[2]].join('.'),
    ],
    ['names a role the session was not opened with', () => own({ role: 'jurilien_admin_qc' })],
    ['names another person', () => own({ id: '018f0000-0000-7000-8000-000000000009' })],
    ['names a session that never was', () => own({ sid: '018f0000-0000-4000-8000-000000000009' })],
    ['names no session', () => own({ sid: undefined })],
    [
      'was made for the second step of a sign-in',
      () => new Keyring(system.kernel).sign('second-factor', wordsOf(v.token), { iat: seconds(), exp: seconds(600_000) }),
    ],
  ])('%s: 401', async (_why, make) => {
    expect(await status(make())).toBe(401);
  });
  it('that names another person says nothing of the session it names', async () => {
    const w = await visitor(system, admin);
    const forged = new Keyring(system.kernel).sign(
      'access',
      { ...wordsOf(w.token), id: '018f0000-0000-7000-8000-000000000009' },
      claimsOf(w.token),
    );
    expect([await status(forged), await status(w.token)]).toEqual([401, 200]);
  });
  it('by a clock two minutes ahead of ours is good', async () => {
    expect(await status(own({}, { iat: seconds(119_000), exp: seconds(900_000) }))).toBe(200);
  });
  it('answers 401 at every door when it has expired, and only the refresh takes it', async () => {
    const w = await visitor(system, admin);
    const expired = new Keyring(system.kernel).sign('access', wordsOf(w.token), { iat: seconds(-900_000), exp: seconds(-1_000) });
    for (const path of [READ, '/api/account/sessions', '/api/dashboard', '/api/live'])
      expect([path, await status(expired, path)]).toEqual([path, 401]);
    expect((await w.refresh({ token: expired })).status).toBe(200);
  });
});

// proves: ASVS row 6
describe('the window of a refresh', () => {
  /** A refresh with a token that ended so many seconds ago, for an account of a role. */
  const refreshed = async (role: string, endedSecondsAgo: number): Promise<number> => {
    const w = await visitor(system, await system.staff(role));
    const end = seconds(-endedSecondsAgo * 1_000);
    return (await w.refresh({ token: new Keyring(system.kernel).sign('access', wordsOf(w.token), { iat: end - 900, exp: end }) })).status;
  };
  it.each([
    ['client', 169_190, 200],
    ['client', 169_200, 401],
    ['admin', 1_790, 200],
    ['admin', 1_800, 401],
  ])('of a %s is answered %i seconds after its end with %i', async (role, ago, answer) => {
    expect(await refreshed(role, ago)).toBe(answer);
  });
});

describe('a rotation of keys', () => {
  it('signs no one out: the token goes on, the cookie goes on, and what comes next has the new key', async () => {
    const w = await visitor(system, admin);
    const next = randomBytes(32).toString('hex');
    const instance = await secondInstance(system, { JWT_SECRET: next, JWT_SECRET_EARLIER: `${system.settings.JWT_SECRET}, ` });
    try {
      const there = async (token: string): Promise<number> =>
        (await fetch(`${instance.origin}${READ}`, { headers: { authorization: `Bearer ${token}` } })).status;
      expect(await there(w.token)).toBe(200);
      const renewed = await w.refresh({ origin: instance.origin });
      expect(renewed.status).toBe(200);
      expect(partsOf(renewed.body.token as string)[0]).not.toEqual(partsOf(w.token)[0]);
      expect(await there(renewed.body.token as string)).toBe(200);
      // Who knows nothing of the new key yet refuses, and refuses no one's session: it is asked again elsewhere.
      expect(await status(renewed.body.token as string)).toBe(401);
    } finally {
      await instance.close();
    }
  });
});

// proves: ASVS row 50
describe('someone who looks through another’s eyes', () => {
  const start = (by: Visitor, userId: string, reason: unknown = 'Aider la personne au téléphone') =>
    by.post('/api/impersonations', { userId, reason });

  it('reads what that person reads, for a reason, and changes nothing', async () => {
    const target = await system.staff('admin_validation');
    const begun = await start(v, target.userId);
    expect(begun.status).toBe(200);
    const claims = claimsOf(begun.body.token as string);
    expect(claims).toMatchObject({ id: target.userId, role: 'jurilien_admin_validation', act: admin.userId });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
    expect(begun.cookies['__Host-rt']).toBeUndefined();
    const asThem = (path: string, body: unknown = {}) =>
      post(system.origin, path, body, {
        ...ownPage(system),
        cookie: `__Host-rt=${v.cookie}`,
        authorization: `Bearer ${begun.body.token as string}`,
      });
    expect(await status(begun.body.token as string, '/api/views/leads')).toBe(200);
    expect(await status(begun.body.token as string)).toBe(403);
    expect((await asThem('/api/commands/TagLead', { commandId: target.userId, payload: {} })).status).toBe(403);
    expect((await asThem('/api/account/sessions/end-others')).status).toBe(403);
    expect((await asThem('/api/impersonations', { userId: target.userId, reason: 'Encore une fois' })).status).toBe(403);
    expect((await asThem('/refresh-token', { jti: claims.jti })).status).toBe(401);
    const [row] = await system.kernel.db.query<{ actor: { id: string }; reason: string; payload: { by: string } }>(
      'select actor, reason, payload from events where stream = $1',
      [`session-${claims.sid}`],
    );
    expect([row!.actor.id, row!.reason, row!.payload.by]).toEqual([admin.userId, 'Aider la personne au téléphone', admin.userId]);
    const ended = await asThem('/api/impersonations/end');
    expect([ended.status, claimsOf(ended.body.token as string).id]).toEqual([200, admin.userId]);
    expect(await status(ended.body.token as string)).toBe(200);
    expect(await status(begun.body.token as string, '/api/views/leads')).toBe(401);
  });
  it('is an administrator, has a reason, and looks through no administrator’s', async () => {
    const [target, qc, other] = [await system.staff('admin_restricted'), await system.staff('admin_qc'), await system.staff('admin')];
    expect((await start(await visitor(system, qc), target.userId)).status).toBe(403);
    expect((await start(v, other.userId)).status).toBe(403);
    expect((await start(v, qc.userId)).status).toBe(403);
    expect((await start(v, admin.userId)).status).toBe(403);
    expect((await start(v, target.userId, 'non')).status).toBe(422);
    expect((await start(v, target.userId, null)).status).toBe(422);
    expect((await start(v, '018f0000-0000-7000-8000-000000000009')).status).toBe(404);
  });
  it('ends the visit with the administrator’s own session', async () => {
    const target = await system.staff('admin_restricted');
    const w = await visitor(system, admin);
    const { token } = (await start(w, target.userId)).body as { token: string };
    expect(await status(token, '/api/views/staff')).toBe(200);
    await w.post('/delete-refresh-token', { jti: claimsOf(w.token).jti });
    await eventually(async () => (await status(token, '/api/views/staff')) === 401, 'the end of what was seen');
  });
});
