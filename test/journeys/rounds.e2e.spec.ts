import { randomUUID } from 'node:crypto';
import { readStream } from '@jurilien/persistence';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

/** What staff and the clock do with a round while it runs; the rules themselves are specs of their decisions. */
describe('a round', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Awaited<ReturnType<System['signIn']>>;
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const command = (name: string, payload: object) =>
    staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Choix de l’équipe' });
  const textsOf = async (leadId: string): Promise<string[]> =>
    (await readStream(system.kernel.db, system.kernel.codec, `distribution-${leadId}`)).map((e) => e.type);
  const status = async (token: string) => (await job.link(token)('GET', '/api/public/lead-status')).body;

  it('lets an offer by hand wait for a claim, ends a wave when everyone has said no, and starts again', async () => {
    const people = { fields: ['estates'] };
    const [one, two, dear] = await Promise.all([
      approvedProfessional(system, { practice: people }),
      approvedProfessional(system, { practice: people }),
      approvedProfessional(system, { practice: { ...people, rates: ['5'] } }),
    ]);
    await ready(system, [one, two, dear]);
    const lead = await job.submit({ lawyerType: 'estates', clientName: 'Cinquième Client' });
    const { leadId } = lead;
    await job.confirmPhone(lead);
    await job.validate(staff, leadId);
    const [first, second] = [await job.offerToken(one.phoneNumber), await job.offerToken(two.phoneNumber)];
    expect((await job.command(first, 'ClaimOffer')).status).toBe(200);

    const chosen = { leadId, professionalIds: [dear.professionalId] };
    // What is in the way is reported, and cannot be talked away by the caller.
    expect((await command('OfferLeadManually', { ...chosen, checked: {} })).body).toMatchObject({
      code: 'FORBIDDEN',
      detail: 'E10-needs-override',
    });
    expect((await command('OfferLeadManually', { ...chosen, overrides: ['E10'] })).status).toBe(200);
    expect((await job.texts(dear.phoneNumber)).some((m) => job.tokenIn(m.body, 'accepter'))).toBe(false);
    const search = async () => (await staff('GET', `/api/views/searches/${leadId}`)).body;
    await eventually(async () => (await search()).claims === 1 && (await search()).frozenAt, 'the clock that stands still');

    await job.command(first, 'ReleaseClaim');
    const third = await job.offerToken(dear.phoneNumber);
    expect(await textsOf(leadId)).toContain('OfferSent');
    for (const token of [first, second, third]) expect((await job.command(token, 'RefuseOffer', {})).status).toBe(200);
    await eventually(async () => (await status(lead.statusToken)).state === 'SelfServe', 'the board, after a wave that ended early');
    const early = (await readStream(system.kernel.db, system.kernel.codec, `distribution-${leadId}`)).find((e) => e.type === 'WaveEnded');
    expect(early!.data).toMatchObject({ wave: 1, early: true });

    // A validator only proposes to stop; someone else stops it.
    const validator = await system.signIn('admin_validation');
    const { id } = (await staff('GET', '/api/views/staff?perPage=100')).body.data.find(({ role }: { role: string }) =>
      /validation/.test(role),
    );
    expect((await command('AssignLead', { leadId, assigneeId: id })).status).toBe(200);
    const propose = (name: string, payload: object) =>
      validator('POST', `/api/commands/${name}`, {
        commandId: randomUUID(),
        payload: { leadId, ...payload },
        reason: 'Le client a rappelé',
      });
    expect((await propose('StopOffering', {})).body.events).toMatchObject([{ type: 'LeadOfferingProposed' }]);
    expect((await propose('DecideOffering', { step: 'stop', approved: true })).status).toBe(403);
    const waits = async () => (await staff('GET', `/api/views/leads/${leadId}`)).body;
    await eventually(async () => (await waits()).proposed === true, 'the proposal in the list');
    expect((await command('DecideOffering', { leadId, step: 'stop', approved: true })).status).toBe(200);
    await eventually(async () => (await waits()).state === 'OnHold' && (await waits()).proposed === false, 'the search stopped');
    expect((await command('RestartOffering', { leadId })).status).toBe(200);
    await eventually(async () => (await textsOf(leadId)).filter((t) => t === 'RoundStarted').length === 2, 'a second round');
  });

  it('opens on the board at the instant staff wrote, though its wave still runs', async () => {
    const pro = await approvedProfessional(system, { practice: { fields: ['insurance'] } });
    await ready(system, [pro]);
    const lead = await job.submit({ lawyerType: 'insurance', clientName: 'Sixième Client' });
    const { leadId } = lead;
    await job.confirmPhone(lead);
    // Not before the wave has begun, which takes its time on a busy machine.
    const at = new Date(Date.now() + 20_000).toISOString();
    expect((await command('ScheduleLead', { leadId, selfServeAfter: at })).status).toBe(200);
    await job.validate(staff, leadId);
    await job.offerToken(pro.phoneNumber);
    await eventually(async () => (await status(lead.statusToken)).state === 'SelfServe', 'the board at its instant');
    const events = await textsOf(leadId);
    expect(events).toContain('WaveStarted');
    expect(events).not.toContain('WaveEnded');
  });

  it('opens to all what no one has the coins for, and tells who waits for one like it; the link holds it', async () => {
    const pro = await approvedProfessional(system, { practice: { fields: ['tax'] } });
    await ready(system, [pro]);
    const { professionalId } = pro;
    const filters = { field: 'tax', region: '06' };
    await system.dispatch('SetBoardAlert', { professionalId, filters, channel: 'sms', pace: 'now' });
    await system.dispatch('SetBoardAlert', { professionalId, filters: { field: 'family' }, channel: 'email', pace: 'daily' });
    const lead = await job.submit({ lawyerType: 'tax', clientName: 'Septième Client' });
    await job.confirmPhone(lead);
    await job.validate(staff, lead.leadId, { price: 8 });
    const token = await job.offerToken(pro.phoneNumber);
    expect((await job.link(token)('GET', '/api/public/offer')).body).toMatchObject({ onBoard: true, state: 'open' });
    // The claim makes the offer; the link, which names none, finds it again.
    expect((await job.command(token, 'ClaimOffer')).status).toBe(200);
    expect((await job.command(token, 'ReleaseClaim')).status).toBe(200);
    expect(await textsOf(lead.leadId)).toEqual(expect.arrayContaining(['LeadOpenedOnBoard', 'ClaimStarted', 'ClaimReleased']));
    const noted = await readStream(system.kernel.db, system.kernel.codec, `boardalerts-${professionalId}`);
    expect(noted.map((e) => e.type)).toEqual(['BoardAlertSet', 'BoardAlertSet', 'BoardMatchNoted']);
  });
});
