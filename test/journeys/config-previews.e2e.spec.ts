import { randomUUID } from 'node:crypto';
import type { Answer } from '@jurilien/contracts/api';
import { leadFilesMax, wavePlanDefault } from '@jurilien/reference';
import { nothingPending } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { approvedProfessional, ready } from '../support/people.js';
import { settled, startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
type Previews = Answer<'POST /api/configuration/previews'>;
interface Setting {
  key: string;
  scope: { province?: 'QC' | 'ON'; field?: string };
  value: unknown;
}
const TORONTO = { province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' };
const base = (scope: Setting['scope'], value: unknown = 4): Setting => ({ key: 'pricing.base', scope, value });

/** Real requests, accepted through HTTP, and what a change of the configuration would have done with them (4.10.9, X08). */
describe('what a change of the configuration would have done', () => {
  let system: System;
  let [admin, quebec, agent]: Staff[] = [];

  beforeAll(async () => {
    system = await startSystem();
    [admin, quebec, agent] = [await system.signIn('admin'), await system.signIn('admin_qc'), await system.signIn('admin_validation')];
    const pros = [await approvedProfessional(system), await approvedProfessional(system, { province: 'ON', lang: 'en' })];
    await ready(system, pros);
    await completeJourney(system, admin!, pros);
    await completeJourney(system, admin!, pros, TORONTO);
    // Not asked for again and again: so many an hour are answered.
    await nothingPending(system);
  });
  afterAll(() => system?.close());

  const preview = (who: Staff, set: Setting[], more: object = {}) => who('POST', '/api/configuration/previews', { set, ...more });
  const previewed = async (...asked: Parameters<typeof preview>): Promise<Previews> => {
    const { status, body } = await preview(...asked);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as Previews;
  };
  const totals = ({ previews: [prices] }: Previews) => {
    const { was, before, after } = prices!.figures.find(({ measure }) => measure === 'total')!;
    return { cases: prices!.cases, was, before, after };
  };

  it('is what an accepted request cost, and what it would have cost', async () => {
    const found = await previewed(admin!, [base({ province: 'QC', field: 'family' })]);
    expect(found).toMatchObject({ previews: [{ name: 'prices', pairs: [0], days: 30, more: false, parts: [] }], none: [] });
    expect(totals(found)).toEqual({ cases: 1, was: 100, before: 100, after: 400 });
    expect((await previewed(admin!, [base({ province: 'QC', field: 'tax' })])).previews[0]!.cases).toBe(0);
    expect(JSON.stringify(found)).not.toMatch(/Bélanger|exemple\.test|514\D?555/);
  });

  it('is what the settings of a change do together; those for which the past says nothing are named', async () => {
    const set = [
      base({}),
      { key: 'lead.files.max', scope: {}, value: leadFilesMax.shipped + 1 },
      { key: 'pricing.maxCc', scope: {}, value: 300 },
    ];
    const found = await previewed(admin!, set);
    expect(found).toMatchObject({ previews: [{ name: 'prices', pairs: [0, 2] }], none: [1] });
    // In Ontario access is paid for by plan: no request has a price there.
    expect(totals(found)).toEqual({ cases: 2, was: 100, before: 100, after: 300 });
    expect(found.previews[0]!.parts.map(({ province, cases }) => [province, cases]).sort()).toEqual([
      ['ON', 1],
      ['QC', 1],
    ]);
  });

  it('is of their own province alone for a provincial administrator', async () => {
    expect(totals(await previewed(quebec!, [base({ province: 'QC' })])).cases).toBe(1);
    for (const scope of [{}, { province: 'ON' as const }])
      expect((await preview(quebec!, [base(scope)])).body).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'set.0.scope', message: 'province' }],
      });
  });

  it('is not computed for what a proposal is refused for: the field says why', async () => {
    const refused = async (set: Setting[], more: object = {}) => (await preview(admin!, set, more)).body.errors;
    expect(await refused([base({}, 'four')])).toEqual([{ field: 'set.0.value', message: 'invalid' }]);
    expect(await refused([base({}, null)])).toEqual([{ field: 'set.0.value', message: 'unchanged' }]);
    expect(await refused([base({})], { effectiveAt: '2020-01-01T00:00:00Z' })).toEqual([{ field: 'effectiveAt', message: 'future' }]);
  });

  it('is computed anew for who approves, on what is planned before it', async () => {
    const effectiveAt = new Date(Date.now() + 86_400_000).toISOString();
    const set = [base({ province: 'QC', field: 'family' }, 6)];
    const changeId = randomUUID();
    const proposed = await admin!('POST', '/api/commands/ProposeConfigChange', {
      commandId: randomUUID(),
      payload: { changeId, set, effectiveAt },
      reason: 'Décidé par la direction en novembre',
    });
    await settled(system.kernel, proposed.body.position as number);
    const second = await system.signIn('admin');
    expect(totals(await previewed(second, set, { changeId, effectiveAt }))).toMatchObject({ before: 100, after: 550 });
    const [row] = (await second('GET', `/api/views/config-changes/${changeId}`)).body.set as Setting[];
    expect(row).toMatchObject(set[0]!);
  });

  it('plays the requests that were offered again, where waves change', async () => {
    const one = [{ size: 1, minutes: 45 }];
    expect(one).not.toEqual(wavePlanDefault.shipped);
    const { previews } = await previewed(admin!, [{ key: 'wave.plan.default', scope: { province: 'QC' }, value: one }]);
    expect(previews).toMatchObject([{ name: 'waves', cases: 1 }]);
    expect(previews[0]!.figures[0]).toMatchObject({ measure: 'acceptedShare', unit: 'share', was: 1 });
    expect(previews[0]!.figures.at(-1)).toMatchObject({ measure: 'offersPerRequest', was: 1, before: 1, after: 1 });
  });

  it('is for those who may propose a change, and not without end', async () => {
    expect((await preview(agent!, [base({})])).status).toBe(403);
    await roomInWindow();
    const invalid = () => preview(quebec!, [base({}, 'four')]);
    const answers = await Promise.all(Array.from({ length: 125 }, invalid));
    expect(new Set(answers.map(({ status }) => status))).toContain(429);
  });
});
