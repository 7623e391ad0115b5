import { randomUUID } from 'node:crypto';
import { leadFilesMax } from '@jurilien/reference';
import { eventually } from '../support/eventually.js';
import { startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

/** The figures of the business are changed by the people who run it, provably (4.10.9). */
describe('changes of the configuration', () => {
  let system: System;
  let anna: Staff;
  let bruno: Staff;
  let quebec: Staff;
  beforeAll(async () => {
    system = await startSystem();
    [anna, bruno] = [await system.signIn('admin'), await system.signIn('admin')];
    quebec = await system.signIn('admin_qc');
  });
  afterAll(() => system?.close(), 30_000);

  const command = (by: Staff, name: string, payload: object) =>
    by('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Décision du comité' });
  const propose = async (by: Staff, set: object[], more: object = {}) => {
    const changeId = randomUUID();
    return { changeId, answer: await command(by, 'ProposeConfigChange', { changeId, set, ...more }) };
  };
  const row = (by: Staff, changeId: string, state: string) =>
    eventually(async () => {
      const { status, body } = await by('GET', `/api/views/config-changes/${changeId}`);
      return status === 200 && body.state === state ? body : undefined;
    }, `the change to be ${state}`);
  const price = (value: number, province = 'QC') => ({ key: 'pricing.base', scope: { province, field: 'family' }, value });
  const inForce = () => system.kernel.configuration.current();

  it('are in force at once where no second person is needed, in the view and in every process', async () => {
    const { changeId, answer } = await propose(anna, [{ key: leadFilesMax.key, scope: {}, value: 7 }]);
    expect(answer.status).toBe(200);
    expect(await row(anna, changeId, 'Applied')).toMatchObject({ keys: ['lead.files.max'], secondPerson: false, configVersion: 2 });
    await eventually(async () => inForce().value(leadFilesMax) === 7, 'the kernel of the suite to follow');
    const { body } = await anna('GET', '/api/views/config-current');
    expect(body.data).toMatchObject([{ key: 'lead.files.max', value: 7, reason: 'Décision du comité' }]);
  });

  it('of money wait for another administrator, who approves exactly what stands there', async () => {
    const { changeId } = await propose(anna, [price(3)]);
    const { hash } = await row(bruno, changeId, 'Proposed');
    const own = await command(anna, 'ApproveConfigChange', { changeId, hash });
    expect([own.status, own.body.detail]).toEqual([403, 'proposed-by-you']);
    const other = await command(bruno, 'ApproveConfigChange', { changeId, hash: `${hash.slice(0, -1)}_` });
    expect([other.status, other.body.code]).toEqual([409, 'STALE_VERSION']);
    expect((await command(bruno, 'ApproveConfigChange', { changeId, hash })).status).toBe(200);
    expect(await row(bruno, changeId, 'Applied')).toMatchObject({ configVersion: 3 });
    expect((await command(anna, 'RollbackConfig', { changeId, rollbackId: randomUUID() })).status).toBe(200);
  });

  it('are proposed by an administrator of a province for that province alone, and approved by no province', async () => {
    const wrong = await propose(quebec, [price(4, 'ON')]);
    expect([wrong.answer.status, wrong.answer.body.errors]).toEqual([422, [{ field: 'set.0.scope', message: 'province' }]]);
    const { changeId, answer } = await propose(quebec, [{ key: 'lead.unservedAfterHours', scope: { province: 'QC' }, value: 48 }]);
    expect(answer.status).toBe(200);
    const { hash, secondPerson } = await row(quebec, changeId, 'Proposed');
    expect(secondPerson).toBe(true);
    expect((await command(quebec, 'ApproveConfigChange', { changeId, hash })).status).toBe(403);
    expect((await command(quebec, 'RejectConfigChange', { changeId })).status).toBe(403);
    expect((await command(anna, 'RejectConfigChange', { changeId })).status).toBe(200);
    expect(await row(quebec, changeId, 'Rejected')).toMatchObject({ endedReason: 'Décision du comité' });
  });

  it('are refused at their fields, with the sentence of the rule', async () => {
    const { answer } = await propose(anna, [
      { key: 'lead.files.max', scope: {}, value: 500 },
      { key: 'lead.none', scope: {}, value: 1 },
    ]);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [
        { field: 'set.0.value', message: 'max:50' },
        { field: 'set.1.key', message: 'unknown' },
      ],
    ]);
    for (const role of ['admin_validation', 'report_admin'] as const)
      expect((await propose(await system.signIn(role), [price(2)])).answer.status).toBe(403);
  });

  it('take effect on their day, by the timer of the worker', async () => {
    const effectiveAt = new Date(Date.now() + 2_000).toISOString();
    const { changeId } = await propose(anna, [{ key: leadFilesMax.key, scope: {}, value: 9 }], { effectiveAt });
    await row(anna, changeId, 'Scheduled');
    await row(anna, changeId, 'Applied');
    await eventually(async () => inForce().value(leadFilesMax) === 9, 'the kernel of the suite to follow');
  });
});
