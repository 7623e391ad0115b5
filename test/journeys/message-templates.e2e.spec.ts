import { randomUUID } from 'node:crypto';
import { messageTemplate } from '@jurilien/automation';
import { textOfTemplate, templateOf, type TemplateText } from '@jurilien/notifications';
import { localDate } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { settled, startSystem, type System } from '../support/system.js';

/** The words of a message in a running system: drafted, looked at on a real message, published, gone back on. */
describe('words of messages', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  let [admin, other]: Awaited<ReturnType<System['signIn']>>[] = [];
  let provincial: Awaited<ReturnType<System['signIn']>>;
  type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;
  const shipped = textOfTemplate(templateOf('R15'));
  const reworded: TemplateText = {
    ...shipped,
    sms: { fr: `Bonne nouvelle! ${shipped.sms!.fr}`, en: `Good news! ${shipped.sms!.en}` },
    email: { ...shipped.email!, fr: { ...shipped.email!.fr, subject: '{proName} prend votre demande en main' } },
  };

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    pros = await Promise.all(Array.from({ length: 4 }, () => approvedProfessional(system)));
    await ready(system, pros);
    [admin, other] = [await system.signIn('admin'), await system.signIn('admin')];
    provincial = await system.signIn('admin_qc');
  });
  afterAll(() => system?.close());

  const send = async (who: typeof admin, name: string, payload: object, reason?: string) => {
    const answer = await who!('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
    if (answer.status === 200) await settled(system.kernel, answer.body.position as number);
    return answer;
  };
  const hashNow = async (code = 'R15') => (await stateOf(system.kernel, messageTemplate, code)).draft!.hash;
  const look = async (who: typeof admin, code: string, body: object) => who!('POST', `/api/templates/${code}/preview`, body);

  /** A request that a professional has accepted, and what its client was told by text and e-mail. */
  async function accepted(): Promise<{ lead: Lead; code: string; text: string; subject: string }> {
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(admin!, lead.leadId)).status).toBe(200);
    const code = (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body.code as string;
    const token = await eventually(async () => {
      for (const { phoneNumber } of pros)
        for (const { body } of await job.texts(phoneNumber)) {
          const found = job.tokenIn(body, 'accepter');
          if (found && (await job.link(found)('GET', '/api/public/offer')).body.code === code) return found;
        }
      return undefined;
    }, 'the offer by text');
    await job.accept(token);
    const text = await eventually(
      async () => (await job.texts(lead.phone)).map((m) => m.body as string).find((b) => /a accepté/.test(b)),
      'the text',
    );
    const subject = await eventually(
      async () => (await job.mails(lead.email)).map((m) => m.subject as string).find((s) => /accepté|prend/.test(s)),
      'the e-mail',
    );
    return { lead, code, text, subject };
  }
  const versionsFor = async (lead: Lead): Promise<number[]> => {
    const rows = await system.kernel.db.query<{ v: string }>(
      `select payload ->> 'templateVersion' as v from events where type = 'MessageQueued' and payload ->> 'rule' = 'R15' and payload ->> 'leadId' = $1`,
      [lead.leadId],
    );
    return rows.map(({ v }) => Number(v));
  };

  it('are listed with audience, class, channels and what sends them; a provincial administrator drafts and no more', async () => {
    const { templates } = (await provincial('GET', '/api/templates')).body;
    expect(templates.length).toBeGreaterThan(90);
    expect(templates.find((t: { code: string }) => t.code === 'R15')).toEqual({
      code: 'R15',
      class: 'transactional',
      audience: 'client',
      channels: ['sms', 'email'],
      inForce: 1,
      retired: false,
      hasDraft: false,
      usedBy: ['R15'],
      gaps: [],
      faults: 0,
    });
    expect((await send(provincial, 'SaveTemplateDraft', { code: 'R15', text: reworded })).status).toBe(200);
    const hash = await hashNow();
    expect((await send(provincial, 'PublishTemplate', { code: 'R15', hash }, 'Plus chaleureux')).status).toBe(403);
    expect((await send(provincial, 'PreviewTemplate', { code: 'R15', hash, on: 'samples' })).status).toBe(403);
    for (const role of ['admin_validation', 'report_admin'] as const)
      expect((await send(await system.signIn(role), 'SaveTemplateDraft', { code: 'R15', text: reworded })).status).toBe(403);
  });

  it('change the next message once they are published, and no message that was written before', async () => {
    const before = await accepted();
    expect(before.text).not.toContain('Bonne nouvelle');
    expect((await send(admin, 'PublishTemplate', { code: 'R15', hash: await hashNow() }, 'Plus chaleureux')).body.detail).toContain(
      'preview-missing',
    );

    const shown = await look(admin, 'R15', { hash: await hashNow(), on: { leadCode: before.code } });
    expect([shown.status, shown.body.faults]).toEqual([200, []]);
    expect(shown.body.sampled).not.toContain('proName');
    expect(shown.body.fr.email.subject).toMatch(/ prend votre demande en main$/);
    expect(shown.body.fr.sms).toMatchObject({ text: expect.stringContaining('Bonne nouvelle'), segments: expect.any(Number) });
    // Its personal links are samples: a look at a message opens no one's page.
    expect(shown.body.sampled).toContain('statusUrl');
    await eventually(
      async () =>
        (await system.kernel.db.query(`select 1 from access_log where subject = $1`, [`message-${shown.body.on.messageId}`])).length > 0,
      'the look in the audit',
    );

    expect((await send(admin, 'PublishTemplate', { code: 'R15', hash: await hashNow() }, 'Plus chaleureux')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1_000));
    const after = await accepted();
    expect(after.text).toContain('Bonne nouvelle');
    expect(after.subject).toMatch(/ prend votre demande en main$/);
    expect(await versionsFor(after.lead)).toEqual([2, 2]);
    expect(await versionsFor(before.lead)).toEqual([1, 1]);
    const row = (await admin!('GET', '/api/views/message-templates/R15')).body;
    expect(row).toMatchObject({ inForce: 2, writers: [], versions: [{ version: 2, reason: 'Plus chaleureux' }] });
  });

  it('are gone back on, and a template that something sends is not retired', async () => {
    expect((await send(admin, 'RollbackTemplate', { code: 'R15', to: 1 }, 'Retour au texte d’avant')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1_000));
    const again = await accepted();
    expect(again.text).not.toContain('Bonne nouvelle');
    expect(await versionsFor(again.lead)).toEqual([1, 1]);
    for (const code of ['R15', 'pro-approved'])
      expect((await send(admin, 'RetireTemplate', { code, usedBy: [] }, 'Ne sert plus')).body.detail).toContain('template-in-use');
  });

  it('that bind people are published by a second administrator', async () => {
    const terms = textOfTemplate(templateOf('R66'));
    const text = { ...terms, email: { ...terms.email!, fr: { ...terms.email!.fr, subject: 'Nos conditions changent' } } };
    expect((await send(admin, 'SaveTemplateDraft', { code: 'R66', text })).status).toBe(200);
    const hash = await hashNow('R66');
    // No one was written to by it yet: samples stand in.
    expect((await look(admin, 'R66', { hash, on: 'newest' })).body.on).toBeUndefined();
    expect((await send(admin, 'PublishTemplate', { code: 'R66', hash }, 'Plus clair')).body.code).toBe('FOUR_EYES_REQUIRED');
    expect((await send(other, 'PublishTemplate', { code: 'R66', hash }, 'Plus clair')).status).toBe(200);
  });

  it('are refused with a hole in them, and stay words where they look like code', async () => {
    const holed = { ...reworded, sms: { fr: '{rien}', en: '{rien}' } };
    expect((await send(admin, 'SaveTemplateDraft', { code: 'R15', text: holed })).status).toBe(200);
    const hash = await hashNow();
    const shown = (await look(admin, 'R15', { hash, on: 'newest' })).body;
    expect(shown.fr.sms).toBeUndefined();
    expect(shown.faults).toContainEqual({ part: 'sms', lang: 'fr', code: 'unknown-variable', of: 'rien' });
    const refused = (await send(admin, 'PublishTemplate', { code: 'R15', hash }, 'Plus court')).body;
    expect(refused.errors).toContainEqual({ field: 'sms.fr', message: 'unknown-variable:rien' });
    const script = {
      ...reworded,
      email: {
        ...reworded.email!,
        fr: { ...reworded.email!.fr, body: ['<script>alert(1)</script> {clientName} {proName} {code} {proPhone} {by}'] },
      },
    };
    const { fr } = (await look(admin, 'R15', { text: script, on: 'samples' })).body;
    expect(fr.email.html).toContain('&lt;script&gt;');
    expect(fr.email.html).not.toContain('<script');
  });

  it('may name a constant of the team, which says from the next message on what it was changed to', async () => {
    const today = localDate(new Date().toISOString(), 'QC');
    const label = { fr: 'Avis des Fêtes', en: 'Holiday notice' };
    const save = (who: typeof admin, fr: string, over: object = {}) =>
      send(who, 'SaveVariable', { key: 'holidayNotice', label, value: { fr, en: 'Open on Friday.' }, from: today, ...over }, 'Les Fêtes');
    expect((await save(provincial, 'Ouvert vendredi.')).status).toBe(403);
    expect((await save(admin, 'Ouvert vendredi.', { key: 'clientName' })).body.errors).toEqual([{ field: 'key', message: 'name-taken' }]);
    expect((await save(admin, 'Ouvert vendredi.')).status).toBe(200);

    const text = { ...shipped, sms: { fr: `{holidayNotice} ${shipped.sms!.fr}`, en: `{holidayNotice} ${shipped.sms!.en}` } };
    expect((await send(admin, 'SaveTemplateDraft', { code: 'R15', text })).status).toBe(200);
    const hash = await hashNow();
    const shown = (await look(admin, 'R15', { hash, on: 'newest' })).body;
    expect([shown.faults, shown.fr.sms.text]).toEqual([[], expect.stringMatching(/^Ouvert vendredi\. /)]);
    expect((await send(admin, 'PublishTemplate', { code: 'R15', hash }, 'Les Fêtes')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1_000));

    // What would make a text in force too long is refused, whatever is said of it.
    const long = await save(admin, 'Nos bureaux sont fermés. '.repeat(11), { broken: [] });
    expect(long.body.detail).toContain('variable-breaks-templates');
    expect((await save(admin, 'Fermé vendredi.')).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1_000));
    expect((await accepted()).text).toMatch(/^Fermé vendredi\. /);
    const { constants, ours, variables } = (await provincial('GET', '/api/automation/variables')).body;
    expect(constants).toMatchObject([
      {
        key: 'holidayNotice',
        label,
        inForce: today,
        usedBy: ['R15'],
        versions: [{ from: today, value: { fr: 'Fermé vendredi.' }, reason: 'Les Fêtes' }],
      },
    ]);
    expect(ours.find((o: { key: string }) => o.key === 'sender')).toMatchObject({ setting: { key: 'sender.name' } });
    expect(variables.find((v: { key: string }) => v.key === 'proName')).toMatchObject({ privacy: 'personal' });
  });

  it('are tried on oneself, marked as a test, about no request', async () => {
    const me = (await admin!('GET', '/api/account')).body;
    expect((await send(admin, 'TestTemplate', { code: 'R15', lang: 'fr' })).status).toBe(200);
    const mails = await eventually(async () => {
      const found = (await job.mails(me.email)).filter((m) => (m.subject as string).startsWith('[ESSAI]'));
      return found.length === 2 && found;
    }, 'both tests');
    expect(mails.map((m) => m.subject as string).sort()).toEqual([
      '[ESSAI] Me François Côté-Desrosiers a accepté votre demande',
      '[ESSAI] Texto R15',
    ]);
    const [counted] = await system.kernel.db.query<{ n: string }>(
      `select count(*) as n from events where type = 'MessageQueued' and payload ->> 'rule' = 'template-test' and payload ? 'leadId'`,
    );
    expect(Number(counted!.n)).toBe(0);
  });
});
