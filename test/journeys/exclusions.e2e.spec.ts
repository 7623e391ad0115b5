import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';

/** Someone who must not be met again is not met, and no one is told why (MO13, MO14). */
describe('who must not be brought together', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Awaited<ReturnType<System['signIn']>>;
  let second: typeof admin;
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    [admin, second] = [await system.signIn('admin'), await system.signIn('admin')];
    pro = await approvedProfessional(system);
    await ready(system, [pro]);
  });
  afterAll(() => system?.close());

  const command = (by: typeof admin, name: string, payload: object, reason = 'Signalement vérifié') =>
    by('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
  const confirmed = async (over: Record<string, unknown> = {}) => {
    const lead = await job.submit(over);
    if (lead.answer.status !== 409) {
      await job.confirmPhone(lead);
      return lead;
    }
    // The same person asks again, and means it.
    const sent = await call(system.origin, 'POST', '/api/public/requests', { ...lead.body, duplicateConfirmed: true });
    const again = { ...lead, statusToken: sent.body.statusToken as string };
    await job.confirmPhone(again);
    return again;
  };
  const excludedAs = async (leadId: string): Promise<string | undefined> => {
    const { body } = await admin('GET', `/api/leads/${leadId}/matching-preview`);
    return body.excluded.find((e: { professionalId: string }) => e.professionalId === pro.professionalId)?.code;
  };
  const comes = (leadId: string, code: string | undefined) =>
    eventually(async () => (await excludedAs(leadId)) === code, `${code ?? 'no exclusion'} for the professional`);
  const hits = (leadId: string, n: number) =>
    eventually(async () => {
      const { body } = await admin('GET', `/api/views/lead-details/${leadId}`);
      return (body.blacklistHits ?? []).length === n;
    }, `${n} hits of the blacklist`);

  it('a professional blocks a client by the link of an offer, and is not asked again until the block is gone', async () => {
    const first = await confirmed();
    expect((await job.validate(admin, first.leadId)).status).toBe(200);
    const token = await job.offerToken(pro.phoneNumber);
    expect((await job.command(token, 'AddBlock', { kind: 'client' })).status).toBe(200);
    const page = await job.link(token)('GET', '/api/public/blocks');
    expect(page.body).toMatchObject({ owner: 'professional', blocks: [{ kind: 'client' }] });
    expect(JSON.stringify(page.body)).not.toContain(first.email);

    const again = await confirmed({ email: first.email.toUpperCase() });
    await comes(again.leadId, 'E14');
    const { blockId } = page.body.blocks[0];
    expect((await job.command(token, 'RemoveBlock', { blockId })).status).toBe(200);
    await comes(again.leadId, undefined);
  });

  it('a client’s block follows them to their next request; a stranger’s link opens no block', async () => {
    const first = await confirmed();
    const blocked = await job.command(first.statusToken, 'AddBlock', { kind: 'professional', value: pro.professionalId });
    expect(blocked.status).toBe(200);
    await comes(first.leadId, 'E14');
    const next = await confirmed({ email: first.email });
    await comes(next.leadId, 'E14');
    expect((await call(system.origin, 'GET', '/api/public/blocks', undefined, { authorization: `Link ${'x'.repeat(43)}` })).status).toBe(
      404,
    );
  });

  it('a listed person is recognized whenever they come, and their request is not validated until the entry is lifted', async () => {
    const early = await confirmed({ clientName: 'Gédéon  Lépine-Roy' });
    const entryId = randomUUID();
    const added = await command(admin, 'AddBlacklistEntry', {
      entryId,
      kind: 'person',
      leadId: early.leadId,
      scope: ['submit'],
      blockType: 'fraud',
    });
    expect(added.status).toBe(200);
    await hits(early.leadId, 1);
    const late = await confirmed({ clientName: 'GEDEON LEPINE ROY' });
    await hits(late.leadId, 1);
    const refused = await job.validate(admin, late.leadId);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toContainEqual({ field: 'checklist.blacklist', message: 'blacklisted' });
    expect((await command(admin, 'LiftBlacklistEntry', { entryId })).status).toBe(200);
    await hits(late.leadId, 0);
    const listed = await eventually(async () => {
      const { body } = await admin('GET', `/api/views/blacklist/${entryId}`);
      return body.state === 'Lifted' && body;
    }, 'the entry listed as lifted');
    expect(listed).toMatchObject({ label: 'G. L.' });
  });

  it('a professional is listed by two administrators, is offered nothing, and appeals to a third person', async () => {
    const lead = await confirmed();
    const entryId = randomUUID();
    const asked = { entryId, kind: 'professional', professionalId: pro.professionalId, scope: ['receiveOffers'], blockType: 'conduct' };
    expect((await command(admin, 'AddBlacklistEntry', asked)).status).toBe(200);
    expect((await command(admin, 'AddBlacklistEntry', asked)).body.code).toBe('FOUR_EYES_REQUIRED');
    expect(await excludedAs(lead.leadId)).toBeUndefined();
    expect((await command(second, 'AddBlacklistEntry', asked)).status).toBe(200);
    await comes(lead.leadId, 'E15');
    await nothingPending(system);
    // Why it was proposed is in front of who decides.
    expect((await second('GET', `/api/views/blacklist/${entryId}`)).body).toMatchObject({ note: 'Signalement vérifié' });

    const statement = 'Ces plaintes visent un homonyme.';
    await system.dispatch('AppealBlacklistEntry', { entryId, professionalId: pro.professionalId, statement });
    expect((await command(second, 'LiftBlacklistEntry', { entryId })).body.code).toBe('FOUR_EYES_REQUIRED');
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
    expect((await command(admin, 'ReviewBlacklistEntry', { entryId, until })).status).toBe(200);
    await nothingPending(system);
    expect(await excludedAs(lead.leadId)).toBe('E15');
    expect((await command(second, 'LiftBlacklistEntry', { entryId })).status).toBe(200);
    await comes(lead.leadId, undefined);
    await nothingPending(system);
    const { body } = await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(pro.email)}`);
    const subjects = (body as { subject: string }[]).map((mail) => mail.subject).filter((subject) => subject.includes('restriction'));
    expect(subjects.toSorted()).toEqual([
      'La restriction de votre compte est levée',
      'La restriction de votre compte est maintenue',
      'Une restriction s’applique à votre compte',
    ]);
  });

  it('does not get the words of the team that it refused; the others do, each in their own language, and once', async () => {
    const [fr, en, no] = await Promise.all([
      approvedProfessional(system, { lang: 'fr', name: 'Me Léa Fontaine' }),
      approvedProfessional(system, { lang: 'en', name: 'Noah Singh' }),
      approvedProfessional(system, { lang: 'fr' }),
    ]);
    const contactId = system.kernel.secrets.hash(`email:${no.email}`);
    await system.dispatch('WithdrawConsent', { contactId, class: 'service', source: 'page' });
    const ids = [fr, en, no].map((p) => p.professionalId);
    const words = { fr: { subject: 'Du nouveau', body: 'Bonjour {nom}' }, en: { subject: 'News', body: 'Hello {name}' } };
    const asked = { ids, channel: 'email', class: 'service', ...words };
    const preview = async (more: object = {}, who = admin) =>
      (await who('POST', '/api/lawyers/messages/preview', { ...asked, ...more })).body;
    await eventually(async () => (await preview()).ready.en === 1 && (await preview()).ready.fr === 1, 'everybody in the list');
    expect(await preview()).toMatchObject({ ready: { fr: 1, en: 1 }, leftOut: [{ id: no.professionalId, why: 'Z04' }] });
    expect((await preview()).samples.fr.text).toContain('Bonjour Me Léa Fontaine');
    expect(await preview({ class: 'transactional' })).toMatchObject({ ready: { fr: 2, en: 1 }, leftOut: [] });
    // Of another province one learns nothing, and writes to no one.
    expect(await preview({}, await system.signIn('admin_on'))).toMatchObject({ ready: { fr: 0, en: 0 }, leftOut: [] });

    const batchId = randomUUID();
    const send = (more: object = {}) => admin('POST', '/api/lawyers/messages', { batchId, ...asked, ...more });
    expect(await send({ en: { subject: '', body: '' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'en.subject' }, { field: 'en.body' }] },
    });
    expect(await send()).toMatchObject({ status: 202, body: { queued: 2, leftOut: 1 } });
    expect((await send()).status).toBe(202);
    await nothingPending(system);
    const mails = async (to: string) =>
      ((await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(to)}`)).body as { subject: string; text: string }[])
        .filter(({ subject }) => subject === 'Du nouveau' || subject === 'News')
        .map(({ subject, text }) => `${subject}: ${text}`);
    expect(await mails(fr.email)).toEqual([expect.stringContaining('Du nouveau: Bonjour Me Léa Fontaine')]);
    expect(await mails(en.email)).toEqual([expect.stringContaining('News: Hello Noah Singh')]);
    expect(await mails(no.email)).toEqual([]);
  });
});
