import { randomUUID } from 'node:crypto';
import { configuration } from '@jurilien/configuration';
import { subscription } from '@jurilien/credits';
import { readStream } from '@jurilien/persistence';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';

const FEATURES = ['subscription', 'multi', 'board', 'autoClaim', 'recruit', 'ontario', 'quebec'] as const;
type Feature = (typeof FEATURES)[number];
type Staff = Awaited<ReturnType<System['signIn']>>;
const reason = 'Décision du comité';
const ontario = { province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' };
const OFF = { code: 'FEATURE_OFF' };

/** What may be switched off in the running system, with life under way: what began is finished, nothing new begins, nothing is lost. */
describe('switches of the configuration', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let [anna, bruno]: Staff[] = [];
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    [anna, bruno] = [await system.signIn('admin'), await system.signIn('admin')];
  });
  afterAll(() => system?.close());

  const send = (staff: Staff, name: string, payload: object) =>
    staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
  /** One administrator proposes, another agrees. */
  const change = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const changeId = randomUUID();
    const set = Object.entries(values).map(([key, value]) => ({ key, scope: {}, value }));
    expect(await send(anna!, 'ProposeConfigChange', { changeId, set })).toMatchObject({ status: 200 });
    const { hash } = (await stateOf(system.kernel, configuration, 'main')).changes.get(changeId)!;
    expect(await send(bruno!, 'ApproveConfigChange', { changeId, hash })).toMatchObject({ status: 200 });
  };
  const turn = (to: boolean, ...features: readonly Feature[]): Promise<void> =>
    change(Object.fromEntries(features.map((feature) => [`feature.${feature}`, to])));
  const types = async (stream: string): Promise<string[]> =>
    (await readStream(system.kernel.db, system.kernel.codec, stream)).map((e) => e.type);
  const refusedFields = (answer: { status: number; body: { errors?: { field: string; message: string }[] } }) =>
    (answer.body.errors ?? []).map(({ field, message }) => `${field.split('.').at(-1)}: ${message}`);
  const rule = { enabled: true, filters: {}, maxPerDay: 3, coinCeilingCc: 1_000 };
  const refusal = (name: string, input: object) =>
    system.dispatch(name, input).then(
      () => undefined,
      ({ code }: { code: string }) => ({ code }),
    );

  it('are turned off and on again with a listing, a rule, a plan and a request of Ontario under way', async () => {
    const [listed, ruled, free, lawyer, late] = await Promise.all([
      approvedProfessional(system, { practice: { fields: ['tax'] } }),
      approvedProfessional(system, { practice: { fields: ['estates'] } }),
      approvedProfessional(system, { practice: { fields: ['insurance'] } }),
      approvedProfessional(system, { province: 'ON', lang: 'en' }),
      approvedProfessional(system, { province: 'ON', lang: 'en', plan: false, practice: { fields: ['tax'] } }),
    ]);
    await ready(system, [listed, ruled, free, lawyer, late]);
    await system.dispatch('SetAutoClaimRule', { professionalId: ruled.professionalId, ...rule });

    const waits = { filters: { field: 'tax' }, channel: 'sms', pace: 'now' };
    await system.dispatch('SetBoardAlert', { professionalId: listed.professionalId, ...waits });

    // Life under way: a request on the board that no one has the coins for, and one of Ontario that is being checked.
    const open = await job.submit({ lawyerType: 'tax', clientName: 'Première Cliente' });
    await job.confirmPhone(open);
    await job.validate(anna!, open.leadId, { price: 8 });
    await eventually(async () => (await types(`distribution-${open.leadId}`)).includes('LeadOpenedOnBoard'), 'the listing');
    const several = await job.submit({ multi: true, clientName: 'Deuxième Client' });
    const there = await job.submit({ ...ontario, clientName: 'Third Client' });
    await job.confirmPhone(there);

    await turn(false, ...FEATURES.filter((feature) => feature !== 'quebec'));

    // Nothing new begins: each says so, at its field where it has one.
    expect(refusedFields((await job.submit({ ...ontario, clientName: 'Fourth Client' })).answer)).toContain('province: feature-off');
    expect(refusedFields((await job.submit({ multi: true, clientName: 'Cinquième Client' })).answer)).toContain('multi: feature-off');
    expect(await refusal('SetAutoClaimRule', { professionalId: free.professionalId, ...rule })).toMatchObject(OFF);
    const alert = { professionalId: free.professionalId, filters: {}, channel: 'email', pace: 'now' };
    expect(await refusal('SetBoardAlert', alert)).toMatchObject(OFF);
    expect(await refusal('SaveEmployeeAlert', { ...alert, pace: 'daily' })).toMatchObject(OFF);
    expect(
      await refusal('StartSubscription', { professionalId: late.professionalId, subscriptionId: randomUUID(), terms: true }),
    ).toMatchObject(OFF);
    const candidate = {
      registrationId: randomUUID(),
      lang: 'fr',
      name: 'Camille',
      email: 'camille@exemple.test',
      password: 'une phrase bien longue',
    };
    expect(await call(system.origin, 'POST', '/api/public/candidates', candidate)).toMatchObject({ status: 409, body: OFF });
    const member = { title: 'lawyer', name: 'Ann Late', province: 'ON', email: 'ann@exemple.test', phoneNumber: '+14165550150' };
    const registration = { ...candidate, ...member, registrationId: randomUUID() };
    expect(refusedFields(await call(system.origin, 'POST', '/api/public/professionals', registration))).toContain('province: feature-off');
    // An offer comes to who has a rule: it is theirs to take, and nothing takes it for them.
    const unruled = await job.submit({ lawyerType: 'estates', clientName: 'Sixième Client' });
    await job.confirmPhone(unruled);
    await job.validate(anna!, unruled.leadId);
    const untaken = await job.offerToken(ruled.phoneNumber);
    expect((await job.link(untaken)('GET', '/api/public/offer')).body).toMatchObject({ state: 'open' });
    const [began] = (await readStream(system.kernel.db, system.kernel.codec, `distribution-${unruled.leadId}`)).filter(
      (e) => e.type === 'RoundStarted',
    );
    expect(began!.data.board).toBe(false);

    // What began is finished: the listing is held, the plan opens the request of Ontario, the wish for several is kept.
    const token = await job.offerToken(listed.phoneNumber);
    expect((await job.command(token, 'ClaimOffer')).status).toBe(200);
    await job.validate(anna!, there.leadId);
    expect((await stateOf(system.kernel, subscription, lawyer.professionalId)).status).toBe('Active');
    const plan = await job.offerToken(lawyer.phoneNumber);
    expect((await job.command(plan, 'ClaimOffer')).status).toBe(200);
    expect((await anna!('GET', `/api/views/leads/${several.leadId}`)).status).toBe(200);
    await job.confirmPhone(several);

    await turn(true, ...FEATURES.filter((feature) => feature !== 'quebec'));

    // And everything begins again, with what was kept.
    expect((await job.submit({ ...ontario, clientName: 'Seventh Client' })).answer.status).toBe(201);
    await system.dispatch('SetBoardAlert', alert);
    const again = await job.submit({ lawyerType: 'estates', clientName: 'Huitième Client' });
    await job.confirmPhone(again);
    await job.validate(anna!, again.leadId);
    const planned = async () =>
      (
        await system.kernel.db.query<{ lead: string }>(`select payload ->> 'leadId' as lead from events where type = 'AutoClaimPlanned'`)
      ).map(({ lead }) => lead);
    await eventually(async () => (await planned()).includes(again.leadId), 'the rule to plan again');
    expect(await planned()).not.toContain(unruled.leadId);
  });

  it('close Quebec alone', async () => {
    const shown = async (): Promise<string[]> =>
      (await call(system.origin, 'GET', '/api/public/eligible-counts/regions')).body.data.map(
        ({ province }: { province: string }) => province,
      );
    await turn(false, 'quebec');
    expect(refusedFields((await job.submit({ clientName: 'Neuvième Client' })).answer)).toContain('province: feature-off');
    expect((await job.submit({ ...ontario, clientName: 'Tenth Client' })).answer).toMatchObject({ status: 201 });
    expect(await shown()).toEqual(['ON']);
    await turn(true, 'quebec');
    expect((await job.submit({ clientName: 'Onzième Client' })).answer.status).toBe(201);
    expect(await shown()).toEqual(['QC', 'ON']);
  });

  it('take the names in force into the next letter', async () => {
    await change({ 'credits.name.fr': 'jetons', 'sender.name': 'Maître Lien' });
    const { email } = await approvedProfessional(system);
    const mail = await eventually(
      async () => (await job.mails(email)).find(({ text }: { text: string }) => text.includes('jetons')),
      'the letter of welcome',
    );
    expect(mail.text).toContain('2 jetons');
    expect(mail.text).toContain('Maître Lien, ');
    expect(mail.from).toContain('Maître Lien');
    await change({ 'credits.name.fr': 'juricoins', 'sender.name': 'Jurilien' });
  });
});
