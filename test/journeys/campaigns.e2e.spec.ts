import { randomUUID } from 'node:crypto';
import { openKernel, openLog, readSettings } from '@jurilien/runtime';
import { startWorker } from '../../services/worker/src/worker.js';
import { campaignDesk, campaignOf } from '../support/campaigns.js';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { approvedProfessional } from '../support/people.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Desk = Awaited<ReturnType<typeof campaignDesk>>;
/** Members who agreed to news, and one who did not. */
const AGREED = 12;

/** One queue is enough here: campaigns in a storm (test/faults) run on both, with kills. */
describe('a campaign', () => {
  let system: System;
  let writer: Desk;
  let other: Desk;
  let members: { readonly email: string; readonly lang: string }[];
  let silent: string;
  const shared = 'cabinet-partage@exemple.test';
  const subject = /^(Du nouveau dans vos domaines|News in your fields)$/;

  const contactOf = (email: string): string => system.kernel.secrets.hash(`email:${email}`);
  const agree = (email: string) =>
    system.dispatch('RecordConsent', {
      ...{ contactId: contactOf(email), class: 'marketing', textVersion: 'consent-marketing@1', source: 'form', evidence: 'Formulaire' },
    });
  const mailsTo = async (email: string): Promise<{ subject: string; text: string; headers?: unknown }[]> =>
    (await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(email)}`)).body;
  const received = async (email: string, subject: RegExp): Promise<number> =>
    (await mailsTo(email)).filter((mail) => subject.test(mail.subject)).length;

  beforeAll(async () => {
    system = await startSystem();
    const made = [];
    for (let n = 0; n < AGREED; n++)
      made.push(await approvedProfessional(system, { lang: n % 2 ? 'en' : 'fr', ...(n < 2 ? { email: shared } : {}) }));
    const last = await approvedProfessional(system);
    members = made.map(({ email, lang }) => ({ email, lang }));
    silent = last.email;
    let position = last.position;
    for (const email of new Set(members.map((one) => one.email))) ({ position } = await agree(email));
    await settled(system.kernel, position);
    [writer, other] = [await campaignDesk(system), await campaignDesk(system)];
  });
  afterAll(() => system?.close());

  /** A campaign that another one let go, and that its writer sends now. */
  async function onItsWay(more: object = {}): Promise<string> {
    const segmentId = await writer.segment();
    const campaignId = await writer.submitted(segmentId, more);
    const { hash } = await writer.row(campaignId);
    expect((await other.send('ApproveCampaign', { campaignId, hash })).status).toBe(200);
    expect((await writer.send('ScheduleCampaign', { campaignId, segmentId })).status).toBe(200);
    return campaignId;
  }

  it('goes out once to each who agreed, after two persons and a test, through a pause and a withdrawal', async () => {
    const segmentId = await writer.segment();
    const campaignId = await writer.submitted(segmentId, { perMinute: 60 });
    const row = await writer.row(campaignId);
    // Two share an address, one never agreed.
    expect(row.estimate).toMatchObject({ total: AGREED + 1, eligible: AGREED - 1, shared: 1, suppressed: { Z04: 1 } });
    // The test is in the writer's own mailbox, in both languages, marked.
    await eventually(async () => (await received(writer.email, /^\[(ESSAI|TEST)\]/)) === 2, 'the test in both languages');
    expect((await writer.send('ApproveCampaign', { campaignId, hash: row.hash })).body).toMatchObject({ code: 'FOUR_EYES_REQUIRED' });
    expect((await other.send('ApproveCampaign', { campaignId, hash: 'another' })).body).toMatchObject({ code: 'STALE_VERSION' });
    expect((await writer.send('ScheduleCampaign', { campaignId, segmentId })).status).toBe(409);
    expect((await other.send('ApproveCampaign', { campaignId, hash: row.hash })).status).toBe(200);
    expect((await writer.send('ScheduleCampaign', { campaignId, segmentId })).status).toBe(200);

    const one = await writer.untilResults(campaignId, ({ states }) => states.sent >= 2, 'some are sent');
    expect(one.frozen).toBe(AGREED);
    expect((await other.send('PauseCampaign', { campaignId }, 'Une coquille à vérifier')).status).toBe(200);
    expect((await writer.results(campaignId)).states.pending).toBeGreaterThan(0);
    // Someone says no meanwhile, who was not written to yet.
    const [person] = await system.kernel.db.query<{ contact: string }>(
      `select contact_id as contact from campaign_recipients where campaign_id = $1 and state = 'pending' order by person_id limit 1`,
      [campaignId],
    );
    const { position } = await system.dispatch('WithdrawConsent', { contactId: person!.contact, class: 'marketing', source: 'one-click' });
    await settled(system.kernel, position);
    expect((await other.send('ResumeCampaign', { campaignId }, 'Vérifié')).status).toBe(200);

    const done = await writer.until(campaignId, ({ state }) => state === 'Finished', 'finished');
    expect(done).toMatchObject({ frozen: AGREED, sent: AGREED - 2, suppressed: 2, failed: 0, unknown: 0, shared: 1 });
    await nothingPending(system);
    const reached = new Map<string, number>();
    for (const { email } of members) reached.set(email, await received(email, subject));
    const refused = [...reached].filter(([email]) => contactOf(email) === person!.contact);
    expect(refused.map(([, n]) => n)).toEqual([0]);
    expect([...reached].filter(([email]) => contactOf(email) !== person!.contact).every(([, n]) => n === 1)).toBe(true);
    expect(await received(silent, subject)).toBe(0);

    const results = await writer.results(campaignId);
    expect(results.codes).toEqual([{ state: 'suppressed', code: 'Z04', count: 2 }]);
    expect(results.languages.map(({ states }: any) => states.sent).reduce((a: number, b: number) => a + b, 0)).toBe(AGREED - 2);
    const reader = await campaignDesk(system, 'report_admin');
    const told = await reader.results(campaignId);
    expect([told.states, told.codes, told.languages, told.minutes, told.variants]).toEqual([results.states, [], [], [], []]);
    await answersAreFound(campaignId, [...reached].find(([, n]) => n === 1)![0], reader);
    expect((await other.send('ArchiveCampaign', { campaignId })).status).toBe(200);
  });

  /** One of its readers writes, and someone whom it never reached: its replies are the conversation of the first alone. */
  async function answersAreFound(campaignId: string, from: string, reader: Desk): Promise<void> {
    const writes = (address: string) =>
      system.dispatch('ReceiveEmail', {
        ...{ threadId: contactOf(address), from: address, mailId: randomUUID() },
        ...{ subject: 'RE : Du nouveau', body: 'Merci, dites-m’en plus.', files: [] },
      });
    await writes(silent);
    await settled(system.kernel, (await writes(from)).position);
    const listed = async (desk: Desk, query = '') => desk.ask('GET', `/api/campaigns/${campaignId}/replies${query}`);
    const { status, body } = await listed(other);
    expect([status, body.data.map(({ id }: { id: string }) => id), body.total]).toEqual([200, [contactOf(from)], 1]);
    expect((await writer.results(campaignId)).answers.replies).toBe(1);
    const narrowed = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect((await listed(other, narrowed({ state: ['Closed'] }))).body.total).toBe(0);
    // What was searched for there is in the audit as in the inbox: that it was, and never the words.
    expect((await listed(other, '?q=Bonbonne')).status).toBe(200);
    await eventually(async () => {
      const rows = await system.kernel.db.query<{ detail: object }>(
        `select detail from access_log where action = 'searched' and subject = 'view-threads' and actor = $1`,
        [other.userId],
      );
      return rows.length > 0 && JSON.stringify(rows).includes(campaignId) && !JSON.stringify(rows).includes('Bonbonne');
    }, 'the search in the audit');
    // No one asks for rows by their key, or narrows the inbox by what their role or their province does not see.
    expect((await listed(other, narrowed({ id: [contactOf(silent)] }))).status).toBe(422);
    expect((await listed(reader)).status).toBe(403);
    expect((await listed(await campaignDesk(system, 'admin_qc'))).status).toBe(404);
  }

  it('shows who approves it what is written otherwise than when it was approved or sent back, and why it was', async () => {
    const segmentId = await writer.segment();
    const campaignId = await writer.submitted(segmentId, { name: 'Relue' });
    const versions = async () => (await other.ask('GET', `/api/campaigns/${campaignId}/versions`)).body;
    expect(await versions()).toMatchObject({ now: { edit: 1, segment: { name: 'Membres actifs' } }, decided: null });
    expect((await other.send('ReturnCampaign', { campaignId }, 'L’objet promet trop')).status).toBe(200);
    const query = { combinator: 'and', rules: [{ field: 'professional.state', operator: 'in', value: ['Approved', 'Suspended'] }] };
    const wider = { segmentId, name: 'Tous les membres', audience: 'professionals', query };
    expect((await writer.send('SaveSegment', wider)).status).toBe(200);
    const next = campaignOf(segmentId, { name: 'Relue', segmentVersion: 2, rampUp: true });
    expect((await writer.send('SaveCampaignDraft', { campaignId, ...next })).status).toBe(200);
    expect(await versions()).toMatchObject({
      now: { edit: 2, rampUp: true, segment: { name: 'Tous les membres', query } },
      decided: { decision: 'returned', by: other.userId, reason: 'L’objet promet trop', edit: 1, rampUp: false, segmentVersion: 1 },
    });
    const refusals = ['report_admin', 'admin_qc'].map(async (role) => {
      const desk = await campaignDesk(system, role);
      return (await desk.ask('GET', `/api/campaigns/${campaignId}/versions`)).status;
    });
    expect(await Promise.all(refusals)).toEqual([403, 404]);
  });

  it('in a copy of where it was started is held until someone says that it is sent from there', async () => {
    // Only another installation works: its address is not the one that the campaign was scheduled at.
    const segmentId = await writer.segment();
    const campaignId = await writer.submitted(segmentId, { name: 'Copie' });
    const { hash } = await writer.row(campaignId);
    expect((await other.send('ApproveCampaign', { campaignId, hash })).status).toBe(200);
    await system.stopWorker();
    const copy = await openKernel(readSettings({ ...system.processEnv, PUBLIC_URL: 'http://copie.exemple.test' }), 'copy');
    const there = await startWorker(copy, openLog('test'));
    try {
      expect((await writer.send('ScheduleCampaign', { campaignId, segmentId })).status).toBe(200);
      const held = await writer.until(campaignId, ({ state }) => state === 'Paused', 'held');
      expect([held.pausedBy, held.frozen ?? null]).toEqual(['copy', null]);
      expect((await writer.results(campaignId)).states).toMatchObject({ pending: 0, queued: 0, sent: 0 });
    } finally {
      await there.stop();
      await copy.close();
    }
    await system.startWorker();
    expect((await other.send('ResumeCampaign', { campaignId }, 'C’est ici qu’elle part')).status).toBe(200);
    await writer.until(campaignId, ({ state }) => state === 'Finished', 'finished here');
  });

  it('pauses when marketing is switched off, and called off lets everyone go whom it has not reached', async () => {
    expect((await other.send('SetKillSwitch', { of: 'marketing', on: true }, 'Essai du bouton d’arrêt')).status).toBe(200);
    const campaignId = await onItsWay({ name: 'Arrêt', perMinute: 30 });
    await writer.until(campaignId, ({ state, pausedBy }) => state === 'Paused' && pausedBy === 'kill-switch', 'stopped by the switch');
    expect((await writer.results(campaignId)).states).toMatchObject({ queued: 0, sent: 0 });
    expect((await other.send('SetKillSwitch', { of: 'marketing', on: false }, 'Essai terminé')).status).toBe(200);
    expect((await other.send('ResumeCampaign', { campaignId }, 'Essai terminé')).status).toBe(200);
    await writer.untilResults(campaignId, ({ states }) => states.sent > 0, 'sent to some');
    expect((await other.send('CancelCampaign', { campaignId }, 'Plus d’actualité')).status).toBe(200);
    const over = await writer.untilResults(campaignId, ({ states }) => states.pending + states.queued === 0, 'accounted for');
    const { sent, suppressed, failed, unknown } = over.states;
    expect(sent + suppressed + failed + unknown).toBe(over.frozen);
    expect(over.codes.map(({ code }: { code: string }) => code)).toContain('Z01');
    expect((await writer.row(campaignId)).state).toBe('Cancelled');
  });

  it('pauses by itself when its readers want no more of it, and goes on once someone has looked why', async () => {
    const campaignId = await onItsWay({ name: 'Trop', perMinute: 30 });
    await writer.untilResults(campaignId, ({ states }) => states.sent >= 2, 'some are sent');
    const sent = await system.kernel.db.query<{ contact: string }>(
      `select contact_id as contact from campaign_recipients where campaign_id = $1 and state = 'sent' order by person_id limit 2`,
      [campaignId],
    );
    // They press where their mail programme lets them.
    for (const { contact } of sent) {
      const { email } = members.find((one) => contactOf(one.email) === contact)!;
      const { headers } = (await mailsTo(email)).findLast((mail) => subject.test(mail.subject)) as { headers: Record<string, string> };
      const url = /<(http[^>]+unsubscribe[^>]+)>/.exec(headers['list-unsubscribe']!)![1]!;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await fetch(url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })).status).toBe(204);
    }
    const paused = await writer.until(campaignId, ({ state }) => state === 'Paused', 'paused by itself');
    expect(paused).toMatchObject({ pausedBy: 'opt-outs' });
    expect((await writer.results(campaignId)).answers).toMatchObject({ optOuts: 2 });
    const { states } = await writer.results(campaignId);
    expect((await other.send('ResumeCampaign', { campaignId }, 'Le segment est le bon')).status).toBe(200);
    await writer.untilResults(campaignId, (now) => now.states.sent > states.sent + states.queued, 'sent to more people');
    expect((await other.send('CancelCampaign', { campaignId }, 'Essai terminé')).status).toBe(200);
  });

  it('is refused with what is missing, to whom it is not for, and where it would reach more than was typed', async () => {
    const segmentId = await writer.segment();
    const campaignId = randomUUID();
    const { words } = campaignOf(segmentId);
    const half = campaignOf(segmentId, { words: { ...words, en: { subject: '', body: '' } } });
    expect((await writer.send('SaveCampaignDraft', { campaignId, ...half })).status).toBe(200);
    expect((await writer.send('SubmitCampaign', { campaignId, testSeen: true })).body).toMatchObject({ detail: 'estimate-missing' });
    expect((await writer.send('TestCampaign', { campaignId })).status).toBe(422);
    const reader = await campaignDesk(system, 'report_admin');
    expect((await reader.send('SaveCampaignDraft', { campaignId, ...half })).status).toBe(403);
    expect((await reader.ask('GET', `/api/campaigns/${campaignId}/results`)).status).toBe(200);
    const quebec = await campaignDesk(system, 'admin_qc');
    expect((await quebec.ask('GET', `/api/campaigns/${campaignId}/results`)).status).toBe(404);
    expect((await quebec.send('PauseCampaign', { campaignId }, 'Pas la leur')).status).toBe(404);
  });
});
