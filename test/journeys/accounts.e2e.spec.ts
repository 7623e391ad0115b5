import { randomUUID } from 'node:crypto';
import { readStream } from '@jurilien/persistence';
import { emailIndex, user } from '@jurilien/identity';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { enrolApp, logIn } from '../support/log-in.js';
import { call, settled, startSystem, type System } from '../support/system.js';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}
const GOOD = 'trois chaises bleues sous un érable';
const BETTER = 'quatre lampes rousses près du fleuve';

describe('accounts, from the invitation to the last sign-in', () => {
  let system: System;
  let admin: Awaited<ReturnType<System['signIn']>>;
  let second: typeof admin;

  beforeAll(async () => {
    system = await startSystem();
    [admin, second] = [await system.signIn('admin'), await system.signIn('admin')];
  });
  afterAll(() => system?.close());

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => call(system.origin, 'POST', path, body, headers);
  const login = (email: string, password: string) => post('/api/login', { email, password });
  const mails = async (to: string): Promise<Mail[]> =>
    (await (await fetch(`${system.sandbox.origin}/api/mail?to=${encodeURIComponent(to)}`)).json()) as Mail[];
  const mailAbout = (to: string, subject: RegExp) =>
    eventually(async () => (await mails(to)).find((m) => subject.test(m.subject)), `a mail about ${String(subject)}`);
  const linkIn = ({ text }: Mail): { path: string; token: string } => {
    const [path] = /\/(?:en\/)?(?:nouveau-mot-de-passe|new-password|connexion-lien|login-link|verifier-courriel|verify-email)\/\S+/.exec(
      text,
    )!;
    return { path, token: /([\w-]{43})(?:\?\S*)?$/.exec(path)![1]! };
  };
  const command = (as: typeof admin, name: string, payload: object, reason = 'Gestion de l’équipe') =>
    as('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
  const invite = async (over: object = {}) => {
    const asked = {
      userId: randomUUID(),
      email: `recrue-${randomUUID().slice(0, 8)}@exemple.test`,
      username: 'Mélanie Gagné',
      role: 'jurilien_admin_validation',
      lang: 'fr',
      ...over,
    };
    return { ...asked, answer: await command(admin, 'InviteStaff', asked) };
  };
  /** An account with a password, through its own invitation, and a second factor. */
  const member = async (over: object = {}) => {
    const person = await invite(over);
    const { token } = linkIn(await mailAbout(person.email, /mot de passe|password/));
    const set = await post('/api/password/new', { accountId: person.userId, token, password: GOOD, termsAccepted: true });
    expect(set.status).toBe(204);
    return { ...person, ...(await enrolApp(system.kernel, person.userId)) };
  };
  type Member = Awaited<ReturnType<typeof member>>;
  /** The token of a whole sign-in: password, then the code of the phone. */
  const enter = (who: Member, password = GOOD) => logIn(system.origin, { ...who, password });
  const account = (token: string) => call(system.origin, 'GET', '/api/account', undefined, { authorization: `Bearer ${token}` });

  // proves: ASVS row 22, 26, 36
  it('invites, waits for a password of one’s own, and lets in', async () => {
    const { userId, email, answer } = await invite();
    expect(answer.status).toBe(200);
    const mail = await mailAbout(email, /Bienvenue/);
    const { path, token } = linkIn(mail);
    expect(path).toBe(`/nouveau-mot-de-passe/${userId}/${token}`);
    expect((await login(email, GOOD)).status).toBe(401);

    const set = (over: object) => post('/api/password/new', { accountId: userId, token, password: GOOD, termsAccepted: true, ...over });
    expect((await set({ password: 'court' })).body.errors).toEqual([{ field: 'password', message: 'password-short:15' }]);
    expect((await set({ password: 'jurilien-avocat-2026' })).body.errors).toEqual([{ field: 'password', message: 'password-context' }]);
    expect((await set({ termsAccepted: false })).body.errors).toEqual([{ field: 'termsAccepted', message: 'required' }]);
    expect((await set({ role: 'jurilien_admin' })).body.errors).toEqual([{ field: '', message: 'unknown' }]);
    expect((await set({ accountId: randomUUID() })).status).toBe(404);
    const done = await set({});
    expect([done.status, done.body]).toEqual([204, '']);
    expect((await set({ password: BETTER })).body.code).toBe('TOKEN_USED');

    const signedIn = await login(email.toUpperCase(), GOOD);
    expect(signedIn.status).toBe(200);
    expect((await account(signedIn.body.token as string)).body).toMatchObject({
      id: userId,
      email,
      name: 'Mélanie Gagné',
      role: 'jurilien_admin_validation',
      lang: 'fr',
      needsSecondFactor: true,
      preferences: { lang: 'fr', email: true, sms: true },
    });
    expect((await login(email, `${GOOD} `)).status).toBe(401);
  });

  it('writes in the language of the person invited, and sends again on demand', async () => {
    const { userId, email } = await invite({ lang: 'en', username: 'Megan Fraser' });
    const first = linkIn(await mailAbout(email, /Welcome to the team/));
    expect(first.path).toContain('/en/new-password/');
    expect((await command(admin, 'ResendInvitation', { userId })).status).toBe(200);
    const links = await eventually(async () => {
      const all = (await mails(email)).map((m) => linkIn(m).token);
      return all.length === 2 && all;
    }, 'a second invitation');
    expect(new Set(links).size).toBe(2);
    await post('/api/password/new', { accountId: userId, token: links[1], password: GOOD, termsAccepted: true });
    const late = await post('/api/password/new', { accountId: userId, token: links[0], password: BETTER, termsAccepted: true });
    expect(late.body.code).toBe('TOKEN_USED');
  });

  it('opens one account per address, also when many are opened at once', async () => {
    const email = `course-${randomUUID().slice(0, 8)}@exemple.test`;
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => invite({ email: i % 2 ? email : email.toUpperCase() })));
    expect(answers.map((a) => a.answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const stream = await readStream(system.kernel.db, system.kernel.codec, `address-${system.kernel.secrets.hash(emailIndex(email))}`);
    expect(stream.map((e) => e.type)).toEqual(['AddressTaken']);
  });

  // proves: ASVS row 60
  it.each([
    ['a second header in the address', { email: 'a@exemple.test\r\nBcc: tous@exemple.test' }],
    ['two addresses', { email: 'a@exemple.test,b@exemple.test' }],
    ['a header in the name', { username: 'Marie\r\nBcc: tous@exemple.test' }],
    ['a role no one has', { role: 'jurilien_root' }],
    ['a role that is not of the team', { role: 'jurilien_client' }],
  ])('invites no one with %s', async (_what, wrong) => {
    const { answer } = await invite(wrong);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  });

  // proves: ASVS row 36
  it('resets a forgotten password: signs no one in, ends every session, and tells the holder', async () => {
    const person = await member();
    const { userId, email } = person;
    const before = await enter(person);
    expect((await account(before)).status).toBe(200);
    const asked = await post('/api/password/forgotten', { email, lang: 'en' });
    expect([asked.status, asked.body]).toEqual([202, {}]);
    const { path, token } = linkIn(await mailAbout(email, /Choose a new password/));
    expect(path).toBe(`/en/new-password/${userId}/${token}`);
    const answer = await fetch(`${system.origin}/api/password/new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountId: userId, token, password: BETTER }),
    });
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    expect((await account(before)).status).toBe(401);
    expect((await login(email, GOOD)).status).toBe(401);
    const half = await login(email, BETTER);
    expect([half.status, half.body.token, half.body.factors]).toEqual([200, undefined, ['totp', 'recovery']]);
    expect((await account(await enter(person, BETTER))).status).toBe(200);
    await mailAbout(email, /a été changé/);
  });

  // proves: ASVS row 25
  it('takes no password that was breached elsewhere, and one that is breached later opens nothing: the way to another is mailed', async () => {
    const breached = (password: string) => call(system.sandbox.origin, 'PUT', '/api/breached-passwords', [password]);
    const [once, later] = ['un vélo rouillé contre le mur', 'une pluie tiède sur les toits'];
    await breached(once);
    const { userId, email } = await invite();
    const { token } = linkIn(await mailAbout(email, /Bienvenue/));
    const set = (password: string, link = token) =>
      post('/api/password/new', { accountId: userId, token: link, password, termsAccepted: true });
    expect((await set(once)).body.errors).toEqual([{ field: 'password', message: 'password-breached' }]);
    expect((await set(later)).status).toBe(204);
    expect((await login(email, later)).status).toBe(200);

    await breached(later);
    const refused = await login(email, later);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'password', message: 'password-mailed' }]]);
    // A wrong one is told nothing of the list.
    expect((await login(email, once)).status).toBe(401);
    const way = await eventually(async () => (await mails(email)).map((m) => linkIn(m).token).find((t) => t !== token), 'the mailed link');
    expect((await set(later, way)).body.errors).toEqual([{ field: 'password', message: 'password-breached' }]);
    expect((await set(GOOD, way)).status).toBe(204);
    expect((await login(email, GOOD)).status).toBe(200);
  });

  // proves: ASVS row 39
  it('signs in by a link, once; programs that open it first change nothing', async () => {
    const person = await member();
    const { email } = person;
    await post('/api/login/link', { email, lang: 'fr', next: '/mon-compte' });
    const { path, token } = linkIn(await mailAbout(email, /lien de connexion/));
    expect(path).toBe(`/connexion-lien/${token}?/mon-compte`);
    for (let i = 0; i < 100; i++) {
      const method = i % 2 ? 'GET' : 'HEAD';
      await fetch(`${system.origin}${path}`, { method });
      await fetch(`${system.origin}/api/login/link/use`, { method });
      await fetch(`${system.origin}/api/public/link`, { method, headers: { authorization: `Link ${token}` } });
    }
    const used = await Promise.all([1, 2, 3].map(() => post('/api/login/link/use', { token })));
    expect(used.map((u) => u.status).sort()).toEqual([200, 410, 410]);
    const { token: none, challenge } = used.find((u) => u.status === 200)!.body as { token?: string; challenge: string };
    expect(none).toBeUndefined();
    const whole = await post('/api/login/factor', { challenge, ...person.nextCode() });
    expect((await account(whole.body.token as string)).body.email).toBe(email);
  });

  // proves: ASVS row 73
  it('leads nowhere outside our own site', async () => {
    const { email } = await member();
    await post('/api/login/link', { email, lang: 'en', next: '//evil.example/' });
    expect(linkIn(await mailAbout(email, /sign-in link/)).path).toMatch(/^\/en\/login-link\/[\w-]{43}$/);
  });

  // proves: ASVS row 30
  it('answers the same whether or not there is an account', async () => {
    const { email } = await member();
    const noOne = `personne-${randomUUID().slice(0, 8)}@exemple.test`;
    const plain = ({ status, body }: Awaited<ReturnType<typeof post>>) => ({ status, body: { ...body, reference: undefined } as object });
    for (const ask of [
      (to: string) => login(to, 'pas le bon mot de passe'),
      (to: string) => post('/api/password/forgotten', { email: to, lang: 'fr' }),
      (to: string) => post('/api/login/link', { email: to, lang: 'fr' }),
    ])
      expect(plain(await ask(email))).toEqual(plain(await ask(noOne)));
    await mailAbout(email, /nouveau mot de passe/);
    expect(await mails(noOne)).toEqual([]);
  });

  // proves: ASVS row 9, 27
  it('changes a password only with the one of today, and says who stays signed in', async () => {
    const person = await member();
    const { email } = person;
    const [here, there] = [await enter(person), await enter(person)];
    const change = (body: object) => post('/api/account/password', body, { authorization: `Bearer ${here}` });
    expect((await change({ current: 'autre chose du tout', password: BETTER })).body.errors).toEqual([
      { field: 'current', message: 'password-wrong' },
    ]);
    expect((await change({ current: GOOD, password: BETTER })).status).toBe(204);
    expect([(await account(here)).status, (await account(there)).status]).toEqual([200, 401]);
    await mailAbout(email, /a été changé/);
  });

  it('keeps language and channels', async () => {
    const authorization = `Bearer ${await enter(await member())}`;
    const wish = { lang: 'en', email: true, sms: false };
    expect((await post('/api/account/preferences', wish, { authorization })).status).toBe(204);
    const { body } = await call(system.origin, 'GET', '/api/account', undefined, { authorization });
    expect([body.lang, body.preferences]).toEqual(['en', wish]);
    expect((await post('/api/account/preferences', { ...wish, role: 'jurilien_admin' }, { authorization })).status).toBe(422);
  });

  // proves: ASVS row 8
  it('gives another role by two administrators, tells its holder, and ends the sessions', async () => {
    const person = await member();
    const { userId, email } = person;
    const token = await enter(person);
    const role = 'jurilien_admin_qc';
    expect((await command(admin, 'SetUserRoles', { userId, role })).body.code).toBe('FOUR_EYES_REQUIRED');
    expect((await command(admin, 'ProposeUserRole', { userId, role })).status).toBe(200);
    expect((await command(admin, 'SetUserRoles', { userId, role })).body.code).toBe('FOUR_EYES_REQUIRED');
    expect((await account(token)).status).toBe(200);
    const approved = await command(second, 'SetUserRoles', { userId, role });
    expect(approved.status).toBe(200);
    await settled(system.kernel, approved.body.position as number);
    await eventually(async () => (await account(token)).status === 401, 'the session to end');
    await mailAbout(email, /Votre rôle a changé/);
  });

  // proves: ASVS row 8
  it('refuses everything to someone whose account was closed', async () => {
    const person = await member();
    const { userId, email } = person;
    const token = await enter(person);
    await post('/api/login/link', { email, lang: 'fr' });
    const link = linkIn(await mailAbout(email, /lien de connexion/));
    expect((await command(admin, 'DisableUser', { userId })).status).toBe(200);
    await eventually(async () => (await account(token)).status === 401, 'the session to end');
    expect((await login(email, GOOD)).status).toBe(401);
    expect((await post('/api/login/link/use', { token: link.token })).status).toBe(409);
  });

  it('asks a client who came in with a password to confirm the address, by a POST and once', async () => {
    const userId = randomUUID();
    const email = `cliente-${userId.slice(0, 8)}@exemple.test`;
    const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA';
    await system.dispatch('CreateUser', { userId, email, username: 'Rose Tremblay', role: 'jurilien_client', passwordHash, lang: 'en' });
    const { path, token } = linkIn(await mailAbout(email, /Confirm your e-mail/));
    expect(path).toBe(`/en/verify-email/${token}`);
    const confirm = (payload: object = {}) =>
      post('/api/public/commands/VerifyEmail', { commandId: randomUUID(), payload }, { authorization: `Link ${token}` });
    expect((await stateOf(system.kernel, user, userId)).emailVerified).toBe(false);
    expect((await confirm({ userId: randomUUID() })).status).toBe(200);
    expect((await stateOf(system.kernel, user, userId)).emailVerified).toBe(true);
    expect((await confirm()).body.code).toBe('TOKEN_USED');
  });

  /** Someone who calls from an address of their own. */
  const from = (address: string) => ({ 'x-site-key': system.settings.SITE_KEY, 'x-forwarded-for': address });
  // proves: ASVS row 29
  it('lets no one guess from one address, and the owner in from another, with words that say when to come back', async () => {
    const { email } = await member();
    const guesses = await Promise.all(
      Array.from({ length: 300 }, async (_, i) => {
        const answer = await fetch(`${system.origin}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...from('203.0.113.7') },
          body: JSON.stringify({ email, password: `essai numéro ${i} et rien de plus` }),
        });
        return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: await answer.text() };
      }),
    );
    const tried = guesses.filter((g) => g.status === 401);
    const refused = guesses.filter((g) => g.status === 429);
    expect(guesses.filter((g) => g.status !== 401 && g.status !== 429)).toEqual([]);
    // A window may end in between.
    expect(tried.length).toBeGreaterThanOrEqual(10);
    expect(tried.length).toBeLessThanOrEqual(20);
    for (const { retryAfter } of refused) expect(retryAfter > 0 && retryAfter <= 900).toBe(true);
    const owner = await post('/api/login', { email, password: GOOD }, from('198.51.100.4'));
    expect(owner.status).toBe(200);
  });

  it('works on two passwords at once and sends the crowd away for a moment', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const answer = await fetch(`${system.origin}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...from(`192.0.2.${i}`) },
          body: JSON.stringify({ email: `foule-${i}@exemple.test`, password: 'une phrase de passe' }),
        });
        return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
      }),
    );
    expect([...new Set(crowd)].sort()).toEqual(['401', '503 2']);
    expect((await post('/api/login', { email: 'foule@exemple.test', password: 'une phrase' }, from('192.0.2.200'))).status).toBe(401);
  });

  // proves: ASVS row 41
  it('keeps tokens out of the log and of what staff may read', async () => {
    const { email } = await member();
    await post('/api/password/forgotten', { email, lang: 'fr' });
    const { token } = linkIn(await mailAbout(email, /Choisir un nouveau mot de passe/));
    const dump = await system.kernel.db.query<{ found: boolean }>(
      `select exists (select 1 from events where payload::text like $1 or coalesce(sealed::text, '') like $1) as found`,
      [`%${token}%`],
    );
    expect(dump[0]!.found).toBe(false);
    const { body } = await admin('GET', '/api/views/messages?perPage=100');
    for (const { id } of body.data as { id: string }[])
      expect(JSON.stringify((await admin('GET', `/api/views/messages/${id}`)).body)).not.toContain(token);
  });
});
