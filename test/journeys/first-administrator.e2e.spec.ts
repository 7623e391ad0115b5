import { listActs } from '@jurilien/persistence';
import { run } from '../../services/worker/src/admin/commands.js';
import { asked } from '../../services/worker/src/admin/arguments.js';
import { eventually } from '../support/eventually.js';
import { call, startSystem, type System } from '../support/system.js';

describe('the first administrator', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  const admin = async (...argv: string[]): Promise<string> => {
    const lines: string[] = [];
    await run({ kernel: system.kernel, operator: 'root@here', print: (line) => lines.push(line) }, asked(argv)!);
    return lines.join('\n');
  };
  const email = 'premiere@exemple.test';
  const create = (over: readonly string[] = []) =>
    admin('create', '--email', email, '--name', 'Première Personne', '--lang', 'en', ...over);

  it('is invited from the command line by the very link the mail holds, and lets no one else in', async () => {
    const output = await create();
    const [url, accountId, token] = /\S+\/en\/new-password\/([0-9a-f-]{36})\/([\w-]{43})/.exec(output)!;
    const mail = await eventually(
      async () => (await call(system.sandbox.origin, 'GET', `/api/mail?to=${email}`)).body[0] as { text: string } | undefined,
      'the invitation',
    );
    expect(mail.text).toContain(url);
    const password = 'three blue chairs under a maple';
    const set = await call(system.origin, 'POST', '/api/password/new', { accountId, token, password, termsAccepted: true });
    expect(set.status).toBe(204);
    const { status, body } = await call(system.origin, 'POST', '/api/login', { email, password });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(/token|challenge/);
    expect(output).not.toMatch(/password is|mot de passe :/);
  });

  it('is not invited twice for one address, however it is written', async () => {
    await expect(create()).rejects.toThrow('There is already an account');
    await expect(admin('create', '--email', email.toUpperCase(), '--name', 'Une Autre')).rejects.toThrow('There is already an account');
  });

  it.each([
    ['an address that is none', ['--email', 'premiere'], 'is not one e-mail address'],
    ['two addresses', ['--email', 'a@exemple.test,b@exemple.test'], 'is not one e-mail address'],
    ['a second header', ['--email', 'a@exemple.test\r\nBcc: b@exemple.test'], 'is not one e-mail address'],
    ['a name of two lines', ['--email', 'a@exemple.test', '--name', 'A\nB'], 'one line'],
  ])('is refused with %s, in a sentence', async (_what, over, sentence) => {
    await expect(create(over)).rejects.toThrow(sentence);
  });

  it('has no factors to lose yet; no one is helped who has no account', async () => {
    const lost = (to: string) => admin('reset-factors', '--email', to, '--reason', 'Téléphone perdu');
    expect(await lost(email)).toContain('no second factor');
    await expect(lost('personne@exemple.test')).rejects.toThrow('No open account');
  });

  it('leaves a trace of who opened the account', async () => {
    const acts = await listActs(system.kernel.db, 10);
    expect(acts.map(({ operator, act }) => [operator, act])).toEqual([['root@here', 'create-admin']]);
  });
});
