import { randomUUID } from 'node:crypto';
import { shippedRule } from '@jurilien/automation';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { newDevice } from '../support/step-up.js';
import { call, startSystem, type System } from '../support/system.js';

/** Codes and ways in are sent to who asks for them: staff change their words, and nothing else about them. */
describe('a rule that someone waits for', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const send = (name: string, payload: object) =>
    admin('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Essai' });
  const counted = async (type: string): Promise<number> =>
    Number((await system.kernel.db.query<{ n: string }>(`select count(*) as n from events where type = $1`, [type]))[0]!.n);
  /** The words of a template on the newest message that it wrote. */
  const preview = async (code: string) => {
    const { status, body } = await admin('POST', `/api/templates/${code}/preview`, { on: 'newest' });
    expect([code, status, typeof body.on?.messageId]).toEqual([code, 200, 'string']);
    return { sampled: body.sampled as string[], all: JSON.stringify(body) };
  };

  it('answers who asks: the codes of a number and of a cell phone, and the test text, go to the number on file', async () => {
    const lead = await job.submit();
    const textTo = (phone: string, words: RegExp) =>
      eventually(async () => (await job.texts(phone)).some((m) => words.test(m.body as string)), `a text like ${String(words)}`);
    const asked = { contactId: system.kernel.secrets.hash(`phone:${lead.phone}`), leadId: lead.leadId, lang: 'en' };
    await system.dispatch('SendNumberCode', asked);
    await textTo(lead.phone, /^\d{3} \d{3} is your .* code to confirm this number/);
    await system.dispatch('AskTestText', asked);
    await textTo(lead.phone, /^This is the test text/);

    const professionalId = randomUUID();
    const phoneNumber = `+1514555${professionalId.replace(/\D/g, '').padEnd(4, '7').slice(0, 4)}`;
    const name = { title: 'lawyer', name: 'Me Test', province: 'QC', lang: 'fr', email: `pro-${professionalId}@exemple.test` };
    await system.dispatch('RegisterProfessional', { professionalId, ...name, phoneNumber });
    await system.dispatch('SendPhoneCode', { professionalId });
    await textTo(phoneNumber, /^\d{3} \d{3} est votre code .* confirmer ce cellulaire/);
  });

  it('is shown as fixed, and is neither paused, retired nor changed', async () => {
    const { body } = await admin('GET', '/api/automation/rules/login-link');
    expect(body).toMatchObject({ fixed: true, status: 'Active', class: 'otp' });
    expect((await admin('GET', '/api/automation/rules/R15')).body.fixed).toBe(false);
    const { text } = body;
    for (const [name, payload] of [
      ['SaveAutomationRule', { text: { ...text, delays: [{ unit: 'days', amount: 30 }] } }],
      ['SaveAutomationRule', { text: { ...text, audience: 'client', template: 'R05' } }],
      ['PauseAutomationRule', { waiting: 'cancel' }],
      ['RetireAutomationRule', {}],
    ] as const) {
      const refused = await send(name, { rule: 'login-link', ...payload });
      expect([name, refused.status, refused.body.code, refused.body.detail]).toEqual([
        name,
        409,
        'WRONG_STATE',
        expect.stringContaining('rule-fixed'),
      ]);
    }
  });

  it('sends no link to another account and no code, no matter who starts it by hand', async () => {
    const lead = await job.submit();
    const victim = (await (await system.signIn('admin'))('GET', '/api/account')).body as { email: string };
    const before = await counted('LinkIssued');
    for (const rule of ['login-link', 'password-reset', 'invitation', 'sign-in-code', 'step-up-code', 'contact-code', 'link-renewed']) {
      const run = { runId: randomUUID(), rule, leadId: lead.leadId, professionalId: randomUUID() };
      const refused = await send('StartAutomationManually', run);
      expect([rule, refused.status, refused.body.detail]).toEqual([rule, 409, expect.stringContaining('rule-fixed')]);
      // Nor by naming what the command does not take: whose account, which address, which link.
      const forged = await send('StartAutomationManually', { ...run, userId: randomUUID(), addressHash: 'h', linkId: 'l', sequence: 1 });
      expect(forged.status).toBeGreaterThanOrEqual(409);
    }
    const { startable } = (await admin('GET', `/api/leads/${lead.leadId}/runs`)).body as { startable: { rule: string }[] };
    expect(startable.filter(({ rule }) => shippedRule(rule)!.fixed)).toEqual([]);
    expect(await counted('AutomationRunStarted')).toBe(0);
    expect(await counted('LinkIssued')).toBe(before);
    expect(await job.mails(victim.email)).toEqual([]);
  });

  it('shows no code and no link that opens anything where its words are looked at on a real message', async () => {
    const lead = await job.submit();
    const headers = { authorization: `Link ${lead.statusToken}`, 'x-device': newDevice() };
    expect((await call(system.origin, 'POST', '/api/public/step-up', {}, headers)).status).toBe(202);
    const code = await eventually(async () => {
      const text = (await job.texts(lead.phone)).find((m) => /^\d{3} \d{3} est votre code .* pour voir/.test(m.body as string));
      return (text?.body as string | undefined)?.slice(0, 7);
    }, 'the code');
    const shown = await preview('step-up-code');
    expect(shown.sampled).toContain('otp');
    expect([shown.all.includes(code), shown.all.includes(code.replace(' ', ''))]).toEqual([false, false]);

    const me = (await admin('GET', '/api/account')).body as { email: string };
    await call(system.origin, 'POST', '/api/login/link', { email: me.email, lang: 'fr', next: '/mon-compte' });
    const token = await eventually(async () => {
      const mail = (await job.mails(me.email)).find((m) => /lien de connexion/.test(m.subject as string));
      return mail && /connexion-lien\/([\w-]{43})/.exec(mail.text as string)?.[1];
    }, 'the link');
    const link = await preview('login-link');
    expect(link.sampled).toEqual(['linkUrl']);
    expect(link.all).not.toContain(token);
    // Nor does the log hold what opens anything, but for the sealed words that were sent.
    const [open] = await system.kernel.db.query<{ n: string }>(
      `select count(*) as n from events where payload::text like '%' || $1 || '%' or payload::text like '%' || $2 || '%'`,
      [token, code],
    );
    const [waiting] = await system.kernel.db.query<{ n: string }>(
      `select count(*) as n from work_items where input::text like '%' || $1 || '%' or input::text like '%' || $2 || '%'`,
      [token, code],
    );
    expect([Number(open!.n), Number(waiting!.n)]).toEqual([0, 0]);
  });
});
