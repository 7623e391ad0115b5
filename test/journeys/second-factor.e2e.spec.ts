import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/log-in.js';
import { softPasskey } from '../support/passkey.js';
import { call, settled, startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) => call(system.origin, 'POST', path, body, headers);
const password = async ({ email, password }: { email: string; password: string }, headers: Record<string, string> = {}) =>
  (await post('/api/login', { email, password }, headers)).body as { token?: string; challenge: string; factors: string[] };
const factor = (challenge: string, method: string, code: string, headers: Record<string, string> = {}) =>
  post('/api/login/factor', { challenge, method, code }, headers);
const problem = ({ status, body }: { status: number; body: { code?: string; detail?: string } }) => [status, body.code, body.detail];

describe('a member of the team', () => {
  // proves: ASVS row 33
  it('gets in with password and code, and not with the same code again', async () => {
    const who = await system.staff('admin');
    const first = await password(who);
    expect([first.token, first.factors]).toEqual([undefined, ['totp', 'recovery']]);
    const { code } = who.nextCode();
    expect((await factor(first.challenge, 'totp', code)).status).toBe(200);
    expect(problem(await factor(first.challenge, 'totp', code))).toEqual([422, 'VALIDATION', 'code-used']);
    const second = await password(who);
    expect(problem(await factor(second.challenge, 'totp', code))).toEqual([422, 'VALIDATION', 'code-used']);
    const next = who.nextCode();
    expect((await factor(second.challenge, next.method, next.code)).status).toBe(200);
  });

  // proves: ASVS row 33
  it('is not let in by a code of two minutes ago, of another phone, or for another person', async () => {
    const [who, other] = [await system.staff('admin_validation'), await system.staff('admin_validation')];
    const { challenge } = await password(who);
    const old = new TOTP({ secret: who.secret }).generate({ timestamp: Date.now() - 120_000 });
    for (const code of [old, other.nextCode().code, '12345', '000 000'])
      expect(problem(await factor(challenge, 'totp', code))).toEqual([422, 'VALIDATION', 'wrong-code']);
    expect(problem(await factor(challenge, 'email', '123456'))).toEqual([422, 'VALIDATION', 'factor-not-offered']);
    expect(problem(await post('/api/login/email-code', { challenge }))).toEqual([422, 'VALIDATION', 'factor-not-offered']);
    expect(problem(await factor(`${challenge.slice(0, -2)}xx`, 'totp', who.nextCode().code))).toEqual([
      410,
      'TOKEN_EXPIRED',
      'sign-in-again',
    ]);
  });

  // proves: ASVS row 16
  it('takes neither an access token for a challenge nor a challenge for an access token', async () => {
    const who = await system.staff('admin');
    const { challenge } = await password(who);
    expect((await call(system.origin, 'GET', '/api/dashboard', undefined, { authorization: `Bearer ${challenge}` })).status).toBe(401);
    const token = await logIn(system.origin, who);
    expect(problem(await factor(token, 'totp', who.nextCode().code))).toEqual([410, 'TOKEN_EXPIRED', 'sign-in-again']);
  });

  it('uses each recovery code once, however it is typed', async () => {
    const who = await system.staff('report_admin');
    const codes = Array.from({ length: 4 }, () => who.nextCode()).filter((c) => c.method === 'recovery');
    const code = codes[0]!.code;
    const { challenge } = await password(who);
    expect((await factor(challenge, 'recovery', code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(problem(await factor(challenge, 'recovery', code))).toEqual([422, 'VALIDATION', 'recovery-code']);
  });

  // proves: ASVS row 29
  it('is slowed down after ten wrong codes, whatever the address', async () => {
    const who = await system.staff('admin_on');
    const { challenge } = await password(who);
    await roomInWindow(900);
    const answers: number[] = [];
    for (let i = 0; i < 11; i++) answers.push((await factor(challenge, 'totp', '000000')).status);
    expect(answers).toEqual([...Array<number>(10).fill(422), 429]);
  });

  // proves: ASVS row 34
  it('keeps no key, code or hash of a code in clear in the log', async () => {
    const who = await system.staff('admin');
    const rows = await system.kernel.db.query<{ payload: string }>('select payload::text as payload from events where stream = $1', [
      `second-factors-${who.userId}`,
    ]);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map((r) => r.payload).join('\n')).not.toContain(who.secret);
  });
});

// proves: ASVS row 32
describe('who has no second factor yet', () => {
  async function newcomer() {
    const userId = randomUUID();
    const email = `neuf-${userId.slice(0, 8)}@exemple.test`;
    const { hash } = await import('@node-rs/argon2');
    const passwordHash = await hash('une phrase de passe toute neuve', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const made = await system.dispatch('CreateUser', { userId, email, username: 'Neuve', role: 'jurilien_admin_qc', passwordHash });
    await settled(system.kernel, made.position);
    const { token } = await password({ email, password: 'une phrase de passe toute neuve' });
    return { userId, email, authorization: { authorization: `Bearer ${token!}` } };
  }

  it('enrols an app, gets ten codes, and a session that may do more', async () => {
    const { authorization, email } = await newcomer();
    const begun = await post('/api/account/factors/totp', { name: 'Mon téléphone' }, authorization);
    expect(begun.status).toBe(200);
    expect(begun.body.uri).toContain(`secret=${begun.body.secret as string}`);
    expect(decodeURIComponent(begun.body.uri as string)).toContain(email);
    expect(begun.body.qrSvg).toMatch(/^<svg/);
    const path = `/api/account/factors/${begun.body.factorId as string}/confirm`;
    expect(problem(await post(path, { code: '000000' }, authorization))).toEqual([422, 'VALIDATION', 'wrong-code']);
    const code = new TOTP({ secret: begun.body.secret }).generate();
    const done = await post(path, { code }, authorization);
    expect(done.status).toBe(200);
    expect(new Set(done.body.recoveryCodes as string[]).size).toBe(10);
    expect(done.body.recoveryCodes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const full = { authorization: `Bearer ${done.body.token as string}` };
    expect((await call(system.origin, 'GET', '/api/dashboard', undefined, full)).status).toBe(200);
    const last = `/api/account/factors/${begun.body.factorId as string}/remove`;
    expect(problem(await post(last, {}, full))).toEqual([409, 'WRONG_STATE', 'last-second-factor']);
    const renewed = await post('/api/account/recovery-codes', {}, full);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
  });

  it('touches no one else’s factor', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { body } = await post('/api/account/factors/totp', { name: 'A' }, one.authorization);
    const path = `/api/account/factors/${body.factorId as string}`;
    const code = new TOTP({ secret: body.secret }).generate();
    expect((await post(`${path}/confirm`, { code }, other.authorization)).status).toBe(404);
    const admin = await system.signIn('admin');
    expect((await admin('POST', `${path}/remove`, {})).status).toBe(404);
  });

  // proves: ASVS row 37
  it('signs in with a passkey alone, after enrolling one', async () => {
    const { authorization, userId } = await newcomer();
    const passkey = softPasskey(system.origin);
    const { body } = await post('/api/account/factors/passkey/options', {}, authorization);
    expect(body.options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    const enrol = (response: object, factorId = body.factorId as string) =>
      post('/api/account/factors/passkey', { factorId, name: 'Clé', response }, authorization);
    for (const flaw of [{ origin: 'https://ailleurs.test' }, { rpId: 'ailleurs.test' }, { userVerified: false }, { challenge: 'AAAA' }])
      expect(problem(await enrol(passkey.create(body.options, flaw)))).toEqual([422, 'VALIDATION', 'passkey']);
    expect(problem(await enrol(passkey.create(body.options), randomUUID()))).toEqual([422, 'VALIDATION', 'passkey']);
    const made = await enrol(passkey.create(body.options));
    expect([made.status, made.body.recoveryCodes?.length]).toEqual([200, 10]);

    const ask = async () => (await post('/api/login/passkey/options', {})).body as { challenge: string };
    const question = await ask();
    const answer = passkey.get(question);
    const entered = await post('/api/login/passkey', { response: answer });
    expect(entered.status).toBe(200);
    expect(JSON.parse(Buffer.from((entered.body.token as string).split('.')[1]!, 'base64url').toString()).id).toBe(userId);
    expect(problem(await post('/api/login/passkey', { response: answer }))).toEqual([422, 'VALIDATION', 'counter-went-back']);
    for (const flaw of [
      { origin: 'https://ailleurs.test' },
      { rpId: 'ailleurs.test' },
      { userVerified: false },
      { challenge: 'AAAA' },
      { counter: 1 },
    ])
      expect((await post('/api/login/passkey', { response: passkey.get(await ask(), flaw) })).status).toBe(422);
    const stranger = { ...passkey.get(await ask()), id: 'AAAA', rawId: 'AAAA' };
    expect((await post('/api/login/passkey', { response: stranger })).status).toBe(422);
  });
});

describe('a client', () => {
  async function client() {
    const userId = randomUUID();
    const email = `cliente-${userId.slice(0, 8)}@exemple.test`;
    const { hash } = await import('@node-rs/argon2');
    const phrase = 'une phrase de passe de cliente';
    const passwordHash = await hash(phrase, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const made = await system.dispatch('CreateUser', { userId, email, username: 'Cliente', role: 'jurilien_client', passwordHash });
    await settled(system.kernel, made.position);
    return { userId, email, password: phrase };
  }
  const mailed = (email: string, nth = 1) =>
    eventually(async () => {
      const { body } = await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(email)}`);
      const codes = (body as { subject: string }[]).map((m) => /^(\d{3}) (\d{3}) /.exec(m.subject)).filter((m) => m !== null);
      return codes.length >= nth && `${codes[nth - 1]![1]!}${codes[nth - 1]![2]!}`;
    }, 'the e-mail with the code');

  // proves: ASVS row 32
  it('types a code from the e-mail on a new device, and not again on the same one', async () => {
    const who = await client();
    const { challenge, factors } = await password(who);
    expect(factors).toEqual(['email']);
    const code = await mailed(who.email);
    const sent = await fetch(`${system.origin}/api/login/factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge, method: 'email', code }),
    });
    expect(sent.status).toBe(200);
    const cookie = sent.headers.getSetCookie().find((c) => c.startsWith('__Host-dv='))!;
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect((await password(who, { cookie: cookie.split(';')[0]! })).token).toBeDefined();
    expect((await password(who, { cookie: `__Host-dv=${'A'.repeat(43)}` })).token).toBeUndefined();
    const another = await client();
    expect((await password(another, { cookie: cookie.split(';')[0]! })).token).toBeUndefined();
  });

  // proves: ASVS row 35
  it('cannot use the code of another sign-in, nor guess more than five times', async () => {
    const who = await client();
    const one = await password(who);
    const code = await mailed(who.email);
    const two = await password(who);
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = [await factor(two.challenge, 'email', code)];
    for (let i = 0; i < 4; i++) answers.push(await factor(two.challenge, 'email', wrong));
    expect(answers.map((a) => problem(a))).toEqual(Array(5).fill([422, 'VALIDATION', 'wrong-code']));
    expect(problem(await factor(two.challenge, 'email', await mailed(who.email, 2)))).toEqual([429, 'RATE_LIMITED', 'code-tries']);
    expect((await factor(one.challenge, 'email', code)).status).toBe(200);
  });
});
