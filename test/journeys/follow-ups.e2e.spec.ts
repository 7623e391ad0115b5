import { randomUUID } from 'node:crypto';
import { survey } from '@jurilien/feedback';
import { followUp as followUps, followUpDigest } from '@jurilien/follow-ups';
import { lead as leads } from '@jurilien/lead';
import { addPlainWork, readStream } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { addBusinessHours, localDate, MINUTE_MS, plus } from '@jurilien/reference';
import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { happenedBefore } from '../support/past.js';
import { call } from '../support/call.js';
import { sessionOf } from '../support/session.js';
import { startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
/** Still ahead when the command comes, on a busy machine too, and due today. */
const SOON_MS = 15_000;

describe('tasks of the team', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Staff;
  let quebec: Staff;
  let ontario: Staff;
  let validator: Staff;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    admin = await system.signIn('admin');
    quebec = await system.signIn('admin_qc');
    ontario = await system.signIn('admin_on');
    validator = await system.signIn('admin_validation');
  });
  afterAll(() => system?.close());

  const send = (who: Staff, name: string, payload: object, reason?: string) =>
    who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  const tasks = async (who: Staff, filter: object = {}): Promise<FollowUpRow[]> =>
    (await who('GET', `/api/views/follow-ups?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.data;
  const task = (id: string, state = 'Open', who: Staff = admin) =>
    eventually(async () => (await tasks(who, { state: [state] })).find((row) => row.id === id), `${id}, ${state}`);

  /** A request that waits for validation. */
  async function queued() {
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const slaAt = await eventually(async () => (await stateOf(system.kernel, leads, lead.leadId)).slaAt, 'its place in the queue');
    return { ...lead, slaAt };
  }
  const alarm = (leadId: string, at: string) => system.dispatch('AlarmValidation', { leadId }, { at });

  /** What the bell of a colleague says of a request, in their language. */
  const told = async (who: Staff, code: string): Promise<readonly string[]> =>
    ((await who('GET', '/api/notices')).body.data as { title: string; link?: string }[])
      .filter(({ title }) => title.includes(code))
      .map(({ title, link }) => `${title} ${link}`);

  it('a request that no one validates is said to its province, and ends when someone takes it', async () => {
    const { leadId, slaAt } = await queued();
    const { code = '' } = await stateOf(system.kernel, leads, leadId);
    const timers = await eventually(async () => {
      const found = (await admin('GET', `/api/leads/${leadId}/timers`)).body as { timer: string; dueAt: string }[];
      return found.some(({ timer }) => timer === 'lead.validation.escalate') && found;
    }, 'its two clocks');
    expect(timers).toEqual(expect.arrayContaining([expect.objectContaining({ timer: 'lead.validation.sla', dueAt: slaAt })]));
    const id = `validationLate:${leadId}`;

    await alarm(leadId, plus(slaAt, -MINUTE_MS));
    expect(await task(id)).toMatchObject({
      kind: 'validationLate',
      leadId,
      province: 'QC',
      dueAt: slaAt,
      priority: 'normal',
      assigned: false,
    });
    expect([(await task(id, 'Open', quebec)).id, (await task(id, 'Open', validator)).id]).toEqual([id, id]);
    expect(await tasks(ontario)).toEqual([]);
    // R58: the bell of who may take it, once.
    const soon = `Demande ${code} à valider\u00a0: le délai achève /admin/validations`;
    for (const who of [admin, quebec, validator]) await eventually(async () => (await told(who, code)).length === 1, 'the notice');
    expect([await told(admin, code), await told(ontario, code)]).toEqual([[soon], []]);
    const possible = (await validator('GET', `/api/views/follow-ups/actions?ids=${id}`)).body[id];
    expect(possible.CompleteFollowUp).toMatchObject({ detail: 'not-taken-by-you' });
    expect((await quebec('GET', `/api/views/follow-ups/actions?ids=${id}`)).body[id]).toMatchObject({
      AssignFollowUp: true,
      CompleteFollowUp: true,
    });
    const { userId } = await system.staff('admin');
    expect((await send(ontario, 'AssignFollowUp', { followUpId: id, assigneeId: userId })).status).toBe(404);
    const notTheirs = await send(validator, 'AssignFollowUp', { followUpId: id, assigneeId: userId });
    expect([notTheirs.status, notTheirs.body.detail]).toEqual([403, 'not-taken-by-you']);

    await alarm(leadId, slaAt);
    await eventually(async () => (await task(id)).priority === 'high', 'the alarm of the deadline');
    await eventually(async () => (await told(validator, code)).length === 2, 'the notice of the deadline');

    expect((await send(validator, 'TakeLeadForValidation', { leadId })).status).toBe(200);
    expect(await task(id, 'Cancelled')).toMatchObject({ cause: 'answered' });
    // Given back too late: it is said again.
    expect((await send(validator, 'ReleaseLeadFromValidation', { leadId }, 'Je pars en congé')).status).toBe(200);
    await alarm(leadId, plus(slaAt, MINUTE_MS));
    expect(await task(id)).toMatchObject({ priority: 'high' });
  });

  it('an opinion of 1 out of 5 waits for a call within four business hours; who does it says so once, for both lists', async () => {
    const { leadId } = await queued();
    const { personId } = await stateOf(system.kernel, leads, leadId);
    const [acceptanceId, professionalId] = [randomUUID(), randomUUID()];
    const invited = { acceptanceId, leadId, professionalId, personId, code: 'K7QF', province: 'QC', lang: 'fr' };
    await happenedBefore(system.kernel, survey, acceptanceId, [
      ['SurveyInvited', { ...invited, side: 'client', expiresAt: plus(new Date().toISOString(), 86_400_000) }],
    ]);
    const answer = { acceptanceId, leadId, professionalId, side: 'client', overall: 1, callMe: false };
    await system.dispatch('SubmitSurvey', answer);

    const id = `lowScore:${acceptanceId}`;
    const row = await task(id);
    expect(row).toMatchObject({ kind: 'lowScore', leadId, acceptanceId, province: 'QC' });
    // From the answer on: the task itself is opened a moment later, which within office hours is another instant.
    const { db, codec } = system.kernel;
    const answered = (await readStream(db, codec, `survey-${acceptanceId}`)).find(({ type }) => type === 'SurveySubmitted')!;
    expect(row.dueAt).toBe(addBusinessHours(answered.occurredAt, 4, 'QC', system.kernel.configuration.current()));

    const { id: me } = (await quebec('GET', '/api/account')).body as { id: string };
    expect((await send(quebec, 'AssignFollowUp', { followUpId: id, assigneeId: me })).status).toBe(200);
    await eventually(async () => (await tasks(quebec, { state: ['Open'], assigneeId: me })).some((mine) => mine.id === id), 'one of mine');
    const far = await send(quebec, 'SnoozeFollowUp', { followUpId: id, until: plus(new Date().toISOString(), 31 * 86_400_000) });
    expect([far.status, far.body.detail]).toEqual([422, 'too-far']);
    const until = plus(new Date().toISOString(), 3_600_000);
    expect((await send(quebec, 'SnoozeFollowUp', { followUpId: id, until })).status).toBe(200);
    expect(await task(id, 'Snoozed')).toMatchObject({ dueAt: until, snoozes: 1 });
    const undo = { followUpId: id, until };
    expect((await send(ontario, 'UndoSnoozeOfFollowUp', undo)).status).toBe(404);
    const otherwise = await send(quebec, 'UndoSnoozeOfFollowUp', { ...undo, until: plus(until, 1_000) });
    expect([otherwise.status, otherwise.body.detail]).toEqual([409, 'put-off-otherwise']);
    expect((await send(quebec, 'UndoSnoozeOfFollowUp', undo)).status).toBe(200);
    expect(await task(id, 'Open')).toMatchObject({ dueAt: row.dueAt, snoozes: 0 });

    const result = { followUpId: id, outcome: 'reached', note: 'Jointe, elle retrouve confiance' };
    expect((await send(quebec, 'CompleteFollowUp', { ...result, note: ' ' })).status).toBe(422);
    expect((await send(ontario, 'CompleteFollowUp', result)).status).toBe(404);
    expect((await send(quebec, 'CompleteFollowUp', result)).status).toBe(200);
    expect((await send(quebec, 'CompleteFollowUp', result)).body.events).toEqual([]);
    const done = await task(id, 'Done');
    // The sentence is about a person: lists leave it out.
    expect([done.outcome, JSON.stringify(done).includes('confiance')]).toEqual(['reached', false]);
    expect((await quebec('GET', `/api/views/follow-ups/${id}`)).body.result).toBe(result.note);
    const opinion = await eventually(async () => {
      const { body } = await admin('GET', `/api/views/surveys/${acceptanceId}`);
      return body.state === 'Moderated' && body;
    }, 'the opinion, settled');
    expect(opinion).toMatchObject({ followUp: false, label: 'called' });

    expect((await send(quebec, 'ReopenFollowUp', { followUpId: id })).status).toBe(200);
    expect((await task(id)).id).toBe(id);
  });

  it('a colleague writes one, about a request of their province', async () => {
    const { leadId } = await queued();
    const written = {
      followUpId: randomUUID(),
      kind: 'custom',
      leadId,
      note: 'Rappeler avant midi',
      dueAt: plus(new Date().toISOString(), 3_600_000),
    };
    expect((await send(ontario, 'CreateFollowUp', written)).status).toBe(404);
    expect((await send(quebec, 'CreateFollowUp', { ...written, kind: 'lowScore' })).status).toBe(422);
    expect((await send(quebec, 'CreateFollowUp', written)).status).toBe(200);
    expect(await task(written.followUpId)).toMatchObject({ kind: 'custom', leadId });
    expect((await quebec('GET', `/api/views/follow-ups/${written.followUpId}`)).body.note).toBe('Rappeler avant midi');
  });

  it('a task in hand is seen and done by who was given it, and opens nothing else', async () => {
    const [{ leadId }, other] = [await queued(), await queued()];
    expect((await job.validate(admin, leadId)).status).toBe(200);
    const followUpId = randomUUID();
    const due = plus(new Date().toISOString(), 3_600_000);
    expect((await send(admin, 'CreateFollowUp', { followUpId, kind: 'callClient', leadId, dueAt: due })).status).toBe(200);
    await task(followUpId);
    // The request has left validation: its tasks are no business of validators, but for those they are given.
    const result = { followUpId, outcome: 'settled', note: 'Réglé par courriel' };
    const sees = async () => (await tasks(validator)).some(({ id }) => id === followUpId);
    await eventually(async () => !(await sees()), 'out of sight of validation');
    expect((await send(validator, 'CompleteFollowUp', result)).status).toBe(404);
    const { id: me } = (await validator('GET', '/api/account')).body as { id: string };
    expect((await send(admin, 'AssignFollowUp', { followUpId, assigneeId: me })).status).toBe(200);
    expect(await task(followUpId, 'Open', validator)).toMatchObject({ assigneeId: me });
    const stranger = await send(validator, 'TagLead', { leadId: other.leadId, tagged: true, followUpId });
    expect([stranger.status, stranger.body.detail]).toEqual([403, 'not-taken-by-you']);
    expect((await send(validator, 'CompleteFollowUp', result)).status).toBe(200);
  });

  it('a client whom no one reached is called again, and one who is ready comes before all others and rings the bell', async () => {
    const { leadId } = await queued();
    const { code = '' } = await stateOf(system.kernel, leads, leadId);
    const call = (outcome: string) => send(admin, 'LogCallAttempt', { leadId, outcome });
    expect((await send(admin, 'TakeLeadForValidation', { leadId })).status).toBe(200);
    expect((await call('noAnswer')).status).toBe(200);
    const again = await task(`callAgain:${leadId}`);
    expect(again).toMatchObject({ kind: 'callAgain', leadId, province: 'QC', assigned: false });
    expect(again.dueAt > new Date().toISOString()).toBe(true);
    expect((await call('reached')).status).toBe(200);
    expect(await task(`callAgain:${leadId}`, 'Cancelled')).toMatchObject({ cause: 'answered' });

    expect((await send(admin, 'SetClientReadyAlert', { leadId, kind: 'ready' })).status).toBe(200);
    expect(await task(`clientReady:${leadId}`)).toMatchObject({ priority: 'high' });
    await eventually(async () => (await told(quebec, code)).some((notice) => notice.includes('prêt à commencer')), 'the bell');
    expect(await told(ontario, code)).toEqual([]);
  });

  it('a client out of reach is another’s to find, until they write; what the carrier is told ends nothing', async () => {
    const { leadId, phone } = await queued();
    expect((await send(admin, 'TakeLeadForValidation', { leadId })).status).toBe(200);
    expect((await send(admin, 'LogCallAttempt', { leadId, outcome: 'wrongNumber' })).status).toBe(200);
    expect(await task(`unreachable:${leadId}`)).toMatchObject({ kind: 'unreachable', leadId, assigned: false });
    const text = async (body: string) => {
      const providerMessageId = randomUUID();
      const threadId = system.kernel.secrets.hash(`phone:${phone}`);
      await system.dispatch('ReceiveSms', { threadId, from: phone, body, providerMessageId });
      await nothingPending(system);
    };
    await text('AIDE');
    expect((await stateOf(system.kernel, followUps, `unreachable:${leadId}`)).status).toBe('Open');
    await text('Bonjour, j’étais au travail');
    expect(await task(`unreachable:${leadId}`, 'Cancelled')).toMatchObject({ cause: 'answered' });
  });

  it('a request of legal aid without its certificate is helped on, until a document comes', async () => {
    const lead = await job.submit({ juridicalHelp: true, hasLegalAidCert: false });
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const { leadId } = lead;
    const armed = await eventually(async () => {
      const found = (await admin('GET', `/api/leads/${leadId}/timers`)).body as { timer: string; dueAt: string }[];
      return found.find(({ timer }) => timer === 'followUp.certificate');
    }, 'the clock of the certificate');
    expect(Date.parse(armed.dueAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    const followUpId = `certificate:${leadId}`;
    await system.dispatch('CreateFollowUp', { followUpId, kind: 'certificate', leadId, occurrence: armed.dueAt, dueAt: armed.dueAt });
    expect(await task(followUpId)).toMatchObject({ kind: 'certificate', leadId });
    expect((await send(admin, 'EditLead', { leadId, hasLegalAidCert: true }, 'Attestation lue au téléphone')).status).toBe(200);
    expect(await task(followUpId, 'Cancelled')).toMatchObject({ cause: 'answered' });
  });

  it('what no one has taken is in the morning letter of the team of its province, and of no other', async () => {
    // The worker may have written the one letter of today to the others already.
    const colleague = await system.signIn('admin_qc');
    const { leadId } = await queued();
    const followUpId = randomUUID();
    const dueAt = plus(new Date().toISOString(), SOON_MS);
    expect((await send(quebec, 'CreateFollowUp', { followUpId, kind: 'callClient', leadId, dueAt })).status).toBe(200);
    expect(await task(followUpId)).toMatchObject({ assigned: false });
    const day = localDate(new Date().toISOString(), 'QC');
    await addPlainWork(system.kernel.db, work('digest-follow-ups', `digest-follow-ups-${randomUUID()}`, { day }));
    await nothingPending(system);
    const counts = async (who: Staff) =>
      (await stateOf(system.kernel, followUpDigest, ((await who('GET', '/api/account')).body as { id: string }).id)).counts;
    const letter = await eventually(() => counts(colleague), 'the letter of Quebec');
    expect(letter.free).toBeGreaterThan(0);
    expect(await counts(ontario)).toBeUndefined();
  });

  it('who writes one may see to it, and reads in the morning what waits', async () => {
    const person = await system.staff('admin_qc');
    const authorization = await sessionOf(system.kernel, person.userId);
    const mine: Staff = (method, path, body) => call(system.origin, method, path, body, { authorization });
    const { leadId } = await queued();
    const followUpId = randomUUID();
    const dueAt = plus(new Date().toISOString(), SOON_MS);
    expect((await send(mine, 'CreateFollowUp', { followUpId, kind: 'callClient', leadId, dueAt, mine: true })).status).toBe(200);
    expect(await task(followUpId)).toMatchObject({ assigned: true, assigneeId: person.userId });
    const day = localDate(new Date().toISOString(), 'QC');
    await addPlainWork(system.kernel.db, work('digest-follow-ups', `digest-follow-ups-${randomUUID()}`, { day }));
    const [mail] = await eventually(async () => {
      const found = (await job.mails(person.email)).filter((each) => JSON.stringify(each).includes('Vos suivis'));
      return found.length > 0 && found;
    }, 'the letter of the morning');
    expect(JSON.stringify(mail)).toContain('/admin/follow-ups');
    expect(JSON.stringify(mail)).not.toContain((await stateOf(system.kernel, leads, leadId)).code);
    // Twice in a day, it is one letter.
    await addPlainWork(system.kernel.db, work('digest-follow-ups', `digest-follow-ups-${randomUUID()}`, { day }));
    expect((await system.dispatch('MakeFollowUpDigest', { userId: person.userId, day, mine: 5, late: 0, free: 0 })).events).toEqual([]);
  });
});
