import { randomUUID } from 'node:crypto';
import { campaignDesk } from '../support/campaigns.js';
import { eventually } from '../support/eventually.js';
import { exportsOf, lastLineOf } from '../support/exports.js';
import { nothingPending } from '../support/invariants.js';
import { approvedProfessional } from '../support/people.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { sessionOf } from '../support/session.js';
import { call, settled, startSystem, type Backend, type System } from '../support/system.js';

type Desk = Awaited<ReturnType<typeof campaignDesk>>;
const express = { basis: { kind: 'express', since: '2026-01-15T00:00:00.000Z' }, basisProof: 'Formulaire du colloque' };
const over = {
  basis: { kind: 'implied-inquiry', since: '2026-01-15T00:00:00.000Z', until: '2026-06-15T00:00:00.000Z' },
  basisProof: 'Courriel de la personne',
};
const texts = { textsSince: '2026-01-15T00:00:00.000Z', textsProof: 'Formulaire du colloque' };

describe.each<Backend>(['postgres', 'redis'])('prospects who are written to, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let writer: Desk;
  let other: Desk;
  const addresses = new Map<string, { email: string; phoneNumber: string; id: string }>();
  let n = 0;

  /** Writes a prospect down; those of one test are told apart by their region. */
  const written = async (name: string, more: object, region = '06'): Promise<void> => {
    const [email, phoneNumber] = [`${name}.${randomUUID().slice(0, 8)}@exemple.test`, `+1514556${String(2_000 + ++n)}`];
    const one = { prospectId: randomUUID(), name, email, phoneNumber, title: 'lawyer', province: 'QC', lang: 'fr', region, ...more };
    const { status, body } = await writer.send('SaveProspect', one);
    expect([name, status]).toEqual([name, 200]);
    addresses.set(name, { email: one.email, phoneNumber, id: one.prospectId });
    await settled(system.kernel, body.position);
  };
  const at = (name: string) => addresses.get(name)!;
  const mails = async (name: string, subject: RegExp): Promise<number> => {
    const { body } = await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(at(name).email)}`);
    return (body as { subject: string }[]).filter((mail) => subject.test(mail.subject)).length;
  };
  const textsTo = async (name: string): Promise<string[]> => {
    const { body } = await call(system.sandbox.origin, 'GET', `/api/messages?to=${encodeURIComponent(at(name).phoneNumber)}`);
    return (body as { body: string }[]).map((text) => text.body);
  };
  const reach = async (name: string) => (await writer.ask('GET', `/api/prospects/${at(name).id}/reach`)).body;
  const segment = async (region: string): Promise<string> => {
    const segmentId = randomUUID();
    const query = { combinator: 'and', rules: [{ field: 'prospect.region', operator: '=', value: region }] };
    const { status, body } = await writer.send('SaveSegment', { segmentId, name: 'À inscrire', audience: 'prospects', query });
    expect(status).toBe(200);
    await settled(system.kernel, body.position);
    return segmentId;
  };
  const started = async (campaignId: string, segmentId: string): Promise<void> => {
    const { hash } = await writer.row(campaignId);
    expect((await other.send('ApproveCampaign', { campaignId, hash })).status).toBe(200);
    expect((await writer.send('ScheduleCampaign', { campaignId, segmentId })).status).toBe(200);
  };

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    system = await startSystem({ redisUrl: redis?.url });
    [writer, other] = [await campaignDesk(system), await campaignDesk(system)];
  });
  afterAll(async () => {
    await system?.close();
    await redis?.stop();
  });

  it('are reached by a campaign on the basis of their record alone, and not where they or their address said no', async () => {
    await written('avec.base', express);
    await written('sans.base', {});
    await written('base.echue', over);
    await written('en.silence', express);
    await written('erased', express);
    const member = await approvedProfessional(system);
    await written('membre', { ...express, email: member.email.toUpperCase() });
    // The address of a client or member who refused: it is one address, whatever the record says.
    await written('adresse.partagee', express);
    const contactId = system.kernel.secrets.hash(`email:${at('adresse.partagee').email}`);
    await system.dispatch('WithdrawConsent', { contactId, class: 'marketing', source: 'one-click' });
    await writer.send('MoveProspect', { prospectId: at('en.silence').id, stage: 'lost', lostReason: 'asksForSilence' });
    await eventually(async () => (await reach('en.silence')).email === 'refused', 'the address of who asked for silence refuses');
    // Brought back to the board, they are written to no more: what was refused is theirs to undo.
    await writer.send('MoveProspect', { prospectId: at('en.silence').id, stage: 'contacted' });
    expect((await reach('en.silence')).email).toBe('refused');
    await system.dispatch('StartErasure', { kind: 'prospect', id: at('erased').id, cause: 'staff' });
    await eventually(async () => (await writer.ask('GET', `/api/views/prospects/${at('erased').id}`)).status === 404, 'erased');
    await eventually(
      async () => (await writer.ask('GET', `/api/views/prospects/${at('membre').id}`)).body.professionalId,
      'recognised as a member',
    );

    const segmentId = await segment('06');
    const campaignId = await writer.submitted(segmentId);
    // Neither the member nor who was erased is among them.
    expect((await writer.row(campaignId)).estimate).toMatchObject({ total: 5, eligible: 1, bases: { express: 1 }, suppressed: { Z04: 4 } });
    await started(campaignId, segmentId);
    const ended = await writer.until(campaignId, ({ state }) => state === 'Finished', 'finished');
    expect(ended).toMatchObject({ frozen: 5, sent: 1, suppressed: 4, failed: 0, unknown: 0 });
    await nothingPending(system);
    const subject = /^Du nouveau/;
    expect(await mails('avec.base', subject)).toBe(1);
    for (const name of ['sans.base', 'base.echue', 'en.silence', 'adresse.partagee', 'membre', 'erased'])
      expect([name, await mails(name, subject)]).toEqual([name, 0]);
    const [row] = await system.kernel.db.query<{ basis: object }>(
      `select basis from campaign_recipients where campaign_id = $1 and state = 'sent'`,
      [campaignId],
    );
    expect(row!.basis).toEqual({ kind: 'express', consentId: `prospect/${at('avec.base').id}`, since: express.basis.since });
    await exported(campaignId);
    // The list of addresses has the agreement by now, and its holder sees it.
    const [contact] = await system.kernel.db.query<{ type: string }>(
      `select type from events where stream = $1 and type = 'ContactConsentRecorded'`,
      [`contact-${system.kernel.secrets.hash(`email:${at('avec.base').email}`)}`],
    );
    expect(contact).toBeDefined();
  });

  /** The audience as files: masked for the team, counted for who reads figures alone. */
  const exported = async (campaignId: string): Promise<void> => {
    const fileOf = async (role: string, over: object = {}) => {
      const asker = exportsOf(system, await sessionOf(system.kernel, (await system.staff(role)).userId));
      const { exportId, status, body } = await asker.request({ what: 'recipients', filter: { campaignId }, ...over });
      if (status !== 202) return { status, code: body.code as string, text: '' };
      await asker.reaches(exportId, 'Ready');
      return { status, code: '', text: (await asker.file(exportId)).text };
    };
    const { text } = await fileOf('admin');
    expect(lastLineOf(text)).toMatchObject({ rows: 5, right: true });
    const rows = text.trimEnd().split('\r\n').slice(1, -1);
    expect(rows.filter((row) => row.startsWith('sent;;a•••@exemple.test;email;fr;QC;express;2026-01-15'))).toHaveLength(1);
    // Who was sent nothing has their cause, and a masked address too.
    expect(rows.filter((row) => /^suppressed;Z04;[a-z]•••@exemple\.test;email;fr;QC;;/.test(row))).toHaveLength(4);
    for (const { email } of addresses.values()) expect(text).not.toContain(email);
    const figures = (await fileOf('report_admin')).text;
    expect(figures).toMatch(/\d{4}-\d\d;suppressed;<10\r\n/);
    expect(figures).not.toMatch(/exemple|•|Z04/);
    // In full it leaves for no one; of another province's campaign there is none.
    expect(await fileOf('admin', { full: true })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await fileOf('admin_on')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await fileOf('admin', { filter: {} })).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(await fileOf('admin', { filter: { campaignId, to: 'a' } })).toMatchObject({ status: 422 });
  };

  it('are texted by hand and by a campaign on an agreement to texts, and never after STOP', async () => {
    await written('textos.oui', { ...express, ...texts }, '14');
    await written('textos.non', express, '14');
    const write = (name: string, body = 'Nous ouvrons dans votre région.') =>
      writer.ask('POST', `/api/prospects/${at(name).id}/messages`, { messageId: randomUUID(), channel: 'sms', body });
    expect(await reach('textos.oui')).toMatchObject({ email: 'yes', texts: 'yes' });
    expect(await reach('textos.non')).toMatchObject({ email: 'yes', texts: 'noBasis' });
    expect((await write('textos.non')).body).toMatchObject({ code: 'SUPPRESSED', detail: 'prospect-without-texts' });
    expect((await write('textos.oui')).status).toBe(202);
    const [first] = await eventually(async () => {
      const found = await textsTo('textos.oui');
      return found.length > 0 && found;
    }, 'the text');
    expect(first).toMatch(/^Jurilien : Nous ouvrons dans votre région\.[^]* ARRET pour cesser$/);

    const segmentId = await segment('14');
    const words = {
      fr: { subject: '', body: 'Une rencontre d’information a lieu lundi.' },
      en: { subject: '', body: 'We meet on Monday.' },
    };
    const campaignId = await writer.submitted(segmentId, { channel: 'sms', words });
    expect((await writer.row(campaignId)).estimate).toMatchObject({ total: 2, eligible: 1, suppressed: { Z04: 1 } });
    await started(campaignId, segmentId);
    await eventually(async () => (await textsTo('textos.oui')).some((text) => text.includes('lundi')), 'the text of the campaign');
    expect((await writer.results(campaignId)).codes).toEqual([{ state: 'suppressed', code: 'Z04', count: 1 }]);
    expect((await textsTo('textos.oui')).filter((text) => text.includes('lundi'))).toHaveLength(1);
    expect(await textsTo('textos.non')).toEqual([]);

    await call(system.sandbox.origin, 'POST', '/api/reply', { from: at('textos.oui').phoneNumber, body: 'ARRET' });
    await eventually(async () => (await reach('textos.oui')).texts === 'refused', 'STOP is heard');
    expect((await write('textos.oui')).body).toMatchObject({ code: 'SUPPRESSED', detail: 'address-says-z05' });
    // START brings texts back, and no news.
    await call(system.sandbox.origin, 'POST', '/api/reply', { from: at('textos.oui').phoneNumber, body: 'START' });
    const number = system.kernel.secrets.hash(`phone:${at('textos.oui').phoneNumber}`);
    await eventually(
      async () =>
        (await system.kernel.db.query(`select 1 as one from events where stream = $1 and type = 'SmsOptedIn'`, [`contact-${number}`]))
          .length > 0,
      'START is heard',
    );
    expect((await write('textos.oui')).body).toMatchObject({ code: 'SUPPRESSED', detail: 'address-says-z04' });
    expect((await reach('textos.oui')).texts).toBe('refused');
  });
});
