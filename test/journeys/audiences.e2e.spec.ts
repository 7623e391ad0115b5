import { randomUUID } from 'node:crypto';
import { campaignDesk, campaignOf } from '../support/campaigns.js';
import { approvedProfessional } from '../support/people.js';
import { settled, startSystem, type System } from '../support/system.js';

type Desk = Awaited<ReturnType<typeof campaignDesk>>;
const everyone = { combinator: 'and', rules: [] };

describe('audiences of campaigns', () => {
  let system: System;
  let admin: Desk;
  let quebec: Desk;

  beforeAll(async () => {
    system = await startSystem();
    const agreed = await approvedProfessional(system);
    await approvedProfessional(system);
    const contactId = system.kernel.secrets.hash(`email:${agreed.email}`);
    const consent = { class: 'marketing', textVersion: 'consent-marketing@1', source: 'form', evidence: 'Formulaire' };
    const { position } = await system.dispatch('RecordConsent', { contactId, ...consent });
    await settled(system.kernel, position);
    [admin, quebec] = [await campaignDesk(system), await campaignDesk(system, 'admin_qc')];
  });
  afterAll(() => system?.close());

  /** Done, and in the lists. */
  const saved = async (sent: ReturnType<Desk['send']>): Promise<void> => {
    const { status, body } = await sent;
    expect(status).toBe(200);
    await settled(system.kernel, body.position);
  };
  const count = (desk: Desk, more: object = {}) =>
    desk.ask('POST', '/api/audiences/count', { audience: 'professionals', query: everyone, channel: 'email', ...more });

  it('are told with their fields, candidates to administrators of everything alone', async () => {
    const { body } = await admin.ask('GET', '/api/audiences');
    expect(body.audiences.map(({ audience }: any) => audience)).toEqual(['professionals', 'clients', 'candidates', 'prospects']);
    expect(body.audiences[0].fields.map(({ key }: any) => key)).toContain('professional.balance');
    const { body: theirs } = await quebec.ask('GET', '/api/audiences');
    expect(theirs.audiences.map(({ audience }: any) => audience)).toEqual(['professionals', 'clients', 'prospects']);
    const validation = await campaignDesk(system, 'admin_validation');
    expect((await validation.ask('GET', '/api/audiences')).status).toBe(403);
  });
  it('are counted with why not, and by no field that is not declared', async () => {
    expect((await count(admin)).body).toMatchObject({ total: 2, eligible: 1, bases: { express: 1 }, suppressed: { Z04: 1 }, shared: 0 });
    const sensitive = { combinator: 'and', rules: [{ field: 'description', operator: '=', value: 'divorce' }] };
    const refused = await count(admin, { audience: 'clients', query: sensitive });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'query.rules.0', message: 'unknown' }]]);
  });
  it('of an administrator of one province are of that province', async () => {
    expect((await count(quebec)).body).toMatchObject({ total: 2 });
    expect((await count(quebec, { province: 'ON' })).status).toBe(403);
    expect((await count(quebec, { audience: 'candidates' })).status).toBe(403);
    const segmentId = await admin.segment();
    expect((await quebec.send('SaveSegment', { segmentId, name: 'x', audience: 'professionals', query: everyone })).status).toBe(404);
    const own = randomUUID();
    await saved(quebec.send('SaveSegment', { segmentId: own, name: 'Nôtres', audience: 'professionals', query: everyone }));
    const { body } = await quebec.ask('GET', `/api/views/segments/${own}`);
    expect(body).toMatchObject({ province: 'QC', v: 1, name: 'Nôtres' });
  });
  it('make a campaign of which each button says whether it may be pressed, and no one is listed as failed before it runs', async () => {
    const campaignId = randomUUID();
    await saved(admin.send('SaveCampaignDraft', { campaignId, ...campaignOf(await admin.segment()) }));
    const { status, body } = await admin.ask('GET', `/api/views/campaigns/actions?ids=${campaignId}`);
    expect([status, body]).toMatchObject([200, { [campaignId]: { EstimateCampaign: true, TestCampaign: true } }]);
    expect(body[campaignId].SubmitCampaign).toMatchObject({ detail: 'estimate-missing' });
    expect((await admin.ask('GET', `/api/campaigns/${campaignId}/failures`)).body).toEqual({ failures: [], more: false });
    expect((await quebec.ask('GET', `/api/campaigns/${campaignId}/failures`)).status).toBe(404);
    await saved(admin.send('EstimateCampaign', { campaignId }));
    const { version } = await admin.until(campaignId, ({ estimatedEdit, edit }) => estimatedEdit === edit, 'counted');
    const test = { commandId: randomUUID(), payload: { campaignId }, expectedVersion: version };
    const sentTest = await admin.ask('POST', '/api/commands/TestCampaign', test);
    expect([sentTest.status, sentTest.body]).toMatchObject([200, {}]);
  });
});
