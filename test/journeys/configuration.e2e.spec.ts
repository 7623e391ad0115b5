import { randomUUID } from 'node:crypto';
import { templateOf, textOfTemplate } from '@jurilien/notifications';
import { keyNamed, shippedSet, type PriceFactors, type TaxRate } from '@jurilien/reference';
import { bought, buyer, order, payOn, purchaseOf, until, type Buyer } from '../support/buying.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
interface Setting {
  key: string;
  scope: { province?: 'QC' | 'ON'; field?: string };
  value: unknown;
}
const WHY = 'Décidé par la direction en novembre';
const shipped = <T>(name: string): T => keyNamed(name)!.shipped as T;
const everywhere = (key: string, value: unknown): Setting => ({ key, scope: {}, value });

/** The configuration from its proposal to the next request and the next purchase, through HTTP (4.10.9, X08, X09). */
describe('the configuration, as the people who run the business change it', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let [ada, bea, quebec]: Staff[] = [];
  let maude: Buyer;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    [ada, bea, quebec] = [await system.signIn('admin'), await system.signIn('admin'), await system.signIn('admin_qc')];
    maude = await buyer(system);
  });
  afterAll(() => system?.close());

  const send = async (who: Staff, name: string, payload: object) => {
    const answer = await who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: WHY });
    if (answer.status === 200) await settled(system.kernel, answer.body.position as number);
    return answer;
  };
  const propose = async (who: Staff, set: Setting[], more: object = {}) => {
    const changeId = randomUUID();
    return { changeId, answer: await send(who, 'ProposeConfigChange', { changeId, set, ...more }) };
  };
  const change = async (id: string) => (await ada!('GET', `/api/views/config-changes/${id}`)).body as Record<string, unknown>;
  const approve = async (who: Staff, changeId: string) =>
    send(who, 'ApproveConfigChange', { changeId, hash: (await change(changeId))['hash'] });
  /** Proposed by one administrator, approved by another. */
  const decided = async (set: Setting[]): Promise<string> => {
    const { changeId, answer } = await propose(ada!, set);
    expect(answer.status).toBe(200);
    expect(await change(changeId)).toMatchObject({ state: 'Proposed', secondPerson: true });
    expect((await approve(bea!, changeId)).status).toBe(200);
    expect(await change(changeId)).toMatchObject({ state: 'Applied' });
    return changeId;
  };
  const priceOfNext = async () => {
    const { leadId } = await job.submit();
    return eventually(async () => {
      const preview = await ada!('GET', `/api/leads/${leadId}/price-preview`);
      return preview.status === 200 && (preview.body as { baseCc: number; coinValueCc: number; factors: { code: string; bp: number }[] });
    }, 'the price of a request');
  };

  it('changes a base price and a price factor together: the next request follows', async () => {
    const before = await priceOfNext();
    const factors = shipped<PriceFactors>('pricing.factor');
    const doubled = { ...factors, contact: { both: 20_000, one: 20_000, none: 20_000 } };
    await decided([{ key: 'pricing.base', scope: { province: 'QC', field: 'family' }, value: 4 }, everywhere('pricing.factor', doubled)]);
    const after = await eventually(async () => {
      const price = await priceOfNext();
      return price.baseCc === 400 && price;
    }, 'the new price');
    expect(before.baseCc).toBe(100);
    expect(after.factors).toContainEqual(expect.objectContaining({ bp: 20_000 }));
    expect(after.coinValueCc).toBe(800);
  });

  it('changes the rate of a tax: the next purchase has it, one that had begun keeps its own', async () => {
    const begun = (await maude.ask('POST', '/api/pro/purchases', order())).body as { purchaseId: string; url: string };
    const rates = shipped<TaxRate[]>('tax.rates').map((rate) => (rate.code === 'QST' ? { ...rate, rateMilli: 12_000 } : rate));
    await decided([everywhere('tax.rates', rates)]);
    const qst = async (purchaseId: string) =>
      (await purchaseOf(system, purchaseId)).started?.taxes.find(({ code }) => code === 'QST')?.rateMilli;
    await eventually(async () => {
      const { purchaseId } = (await maude.ask('POST', '/api/pro/purchases', order())).body as { purchaseId: string };
      return (await qst(purchaseId)) === 12_000;
    }, 'a purchase at the new rate');
    await payOn(system, begun.url);
    await until(system, begun.purchaseId, 'Paid');
    expect(await qst(begun.purchaseId)).toBe(9_975);
    await bought(system, maude);
  });

  it('is never approved by who proposed it, nor by values that someone has not seen', async () => {
    const { changeId } = await propose(ada!, [everywhere('pricing.minCc', 100)]);
    const seen = (await change(changeId))['hash'];
    const lines = (await bea!('GET', '/api/dashboard')).body.lines as { name: string; n: number }[];
    expect(lines.filter(({ name }) => name.startsWith('config')).map(({ name, n }) => [name, n])).toEqual([['configToDecide', 1]]);
    expect((await approve(ada!, changeId)).body).toMatchObject({ code: 'FOUR_EYES_REQUIRED', detail: 'proposed-by-you' });
    await send(ada!, 'ProposeConfigChange', { changeId, set: [everywhere('pricing.minCc', 150)] });
    const stale = await send(bea!, 'ApproveConfigChange', { changeId, hash: seen });
    expect(stale.body).toMatchObject({ status: 409, code: 'STALE_VERSION' });
    expect(await change(changeId)).toMatchObject({ state: 'Proposed', set: [{ value: 150 }] });
    expect((await send(bea!, 'RejectConfigChange', { changeId })).status).toBe(200);
    expect(await change(changeId)).toMatchObject({ state: 'Rejected', endedReason: WHY });
  });

  it('is refused at the field: of a wrong type, out of its range, against another key', async () => {
    const refused = async (...set: Setting[]) => (await propose(ada!, set)).answer.body.errors as { field: string; message: string }[];
    expect(await refused(everywhere('lead.files.max', 'ten'))).toEqual([{ field: 'set.0.value', message: 'invalid' }]);
    expect(await refused(everywhere('lead.hold.maxDays', 0))).toEqual([{ field: 'set.0.value', message: 'least:1' }]);
    expect(await refused(everywhere('credits.packs', [{ cc: 500, cents: 0 }]))).toEqual([
      { field: 'set.0.value.0.cents', message: 'least:1' },
    ]);
    expect(await refused(everywhere('pricing.minCc', 5_000))).toEqual([{ field: 'set.0.value', message: 'contradicts:price-bounds' }]);
  });

  it('is proposed by a provincial administrator for their own province, and approved by another person', async () => {
    const set = (province: 'QC' | 'ON') => [{ key: 'offer.lateClaim', scope: { province }, value: false }];
    expect((await propose(quebec!, set('ON'))).answer.body).toMatchObject({ errors: [{ field: 'set.0.scope', message: 'province' }] });
    expect((await propose(quebec!, [everywhere('offer.lateClaim', false)])).answer.body).toMatchObject({
      errors: [{ field: 'set.0.scope', message: 'province' }],
    });
    const { changeId } = await propose(quebec!, set('QC'));
    expect(await change(changeId)).toMatchObject({ state: 'Proposed', secondPerson: true });
    expect((await approve(quebec!, changeId)).status).toBe(403);
    expect((await approve(bea!, changeId)).status).toBe(200);
    expect((await ada!('GET', '/api/views/config-current/offer.lateClaim%7CQC%7C')).body).toMatchObject({ province: 'QC', value: false });
  });

  it('comes on its day by itself; what is changed by hand before it must name it', async () => {
    // What is changed by hand meanwhile must be before it, on a busy machine too.
    const effectiveAt = new Date(Date.now() + 20_000).toISOString();
    const { changeId, answer } = await propose(ada!, [everywhere('lead.files.max', 4)], { effectiveAt });
    expect(answer.status).toBe(200);
    const byHand = [everywhere('lead.files.max', 6)];
    expect((await propose(bea!, byHand)).answer.body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'scheduled-later',
      errors: [{ field: 'set.0', message: `scheduled:${effectiveAt}` }],
    });
    await eventually(async () => (await change(changeId))['state'] === 'Applied', 'the planned change');
    expect((await propose(bea!, byHand)).answer.status).toBe(200);
  });

  it('goes back to the values of before, with a second person where the values need one', async () => {
    const applied = await decided([{ key: 'pricing.stepCc', scope: { province: 'ON' }, value: 25 }]);
    const rollbackId = randomUUID();
    expect((await send(ada!, 'RollbackConfig', { changeId: applied, rollbackId })).status).toBe(200);
    expect(await change(rollbackId)).toMatchObject({ state: 'Proposed', rollsBack: applied, set: [{ value: null, before: 25 }] });
    expect((await approve(bea!, rollbackId)).status).toBe(200);
    expect(await change(applied)).toMatchObject({ state: 'RolledBack', rolledBackBy: rollbackId });
  });

  it('is reported with its last change, now and at an instant, in a table too', async () => {
    const report = (await ada!('GET', '/api/configuration')).body;
    const line = report.keys.find(({ key }: { key: string }) => key === 'pricing.base');
    expect(line).toMatchObject({
      value: 1,
      own: [{ scope: { province: 'QC', field: 'family' }, value: 4, reason: WHY, marks: [] }],
      last: { value: 4, approvedBy: expect.any(String) },
    });
    const before = (await ada!('GET', '/api/configuration?at=2020-01-01T00:00:00Z')).body;
    expect(before).toMatchObject({ version: 1 });
    expect(before.keys.every(({ own }: { own: unknown[] }) => own.length === 0)).toBe(true);
    expect((await ada!('GET', '/api/configuration?at=2099-01-01T00:00:00Z')).body).toMatchObject({
      status: 422,
      errors: [{ field: 'at' }],
    });
    const csv = await file(ada!, '/api/configuration.csv?lang=en');
    expect(csv).toContain('Quebec, Family law');
    expect(csv).toContain(WHY);
  });

  const file = async (who: Staff, path: string): Promise<string> => {
    const { body } = await who('GET', path);
    return typeof body === 'string' ? body : JSON.stringify(body);
  };

  it('is exported signed, proved, and compared with another environment and another instant', async () => {
    const exported = JSON.parse(await file(bea!, '/api/configuration/export')) as { keys: { key: string; own: unknown[] }[] };
    const compare = async (body: object) => (await bea!('POST', '/api/configuration/comparisons', body)).body;
    expect(await compare({ exported })).toMatchObject({ proof: { valid: true, own: true }, differences: [] });
    const edited = { ...exported, keys: exported.keys.map((one) => (one.key === 'pricing.base' ? { ...one, own: [] } : one)) };
    expect(await compare({ exported: edited })).toMatchObject({
      proof: { valid: false, own: true },
      differences: [{ key: 'pricing.base', scope: { province: 'QC', field: 'family' }, here: 4, there: 1 }],
    });
    const { differences } = await compare({ at: '2020-01-01T00:00:00Z' });
    expect(differences).toContainEqual({ key: 'lead.files.max', scope: {}, here: 6, there: 10 });
    expect(await compare({ exported: { format: 'other' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'exported', message: 'invalid' }],
    });
  });

  it('names the texts that one language lacks: of a draft that someone is writing, in a table too', async () => {
    const texts = async () => (await ada!('GET', '/api/configuration/texts')).body as { gaps: object[]; templates: number };
    expect(await texts()).toMatchObject({ gaps: [], templates: expect.any(Number) });
    const questions = shippedSet('tax')!.questions.map((q, i) => (i === 0 ? { ...q, label: { ...q.label, en: '' } } : q));
    expect((await send(ada!, 'SaveQuestionSet', { field: 'tax', questions })).status).toBe(200);
    expect((await texts()).gaps).toEqual([
      { in: 'questions', name: 'tax', draft: true, question: questions[0]!.id, part: 'label', code: 'en-missing' },
    ]);
    const { sms } = textOfTemplate(templateOf('R18'));
    expect((await send(ada!, 'SaveTemplateDraft', { code: 'R18', text: { sms: { fr: sms!.fr, en: '' } } })).status).toBe(200);
    expect((await texts()).gaps).toContainEqual({ in: 'template', name: 'R18', draft: true, part: 'sms', code: 'en-missing' });
    const csv = await file(bea!, '/api/configuration/texts.csv?lang=en');
    expect(csv).toContain('Questions,Tax,draft');
    expect(csv).toContain('Message,R18,draft,,sms,,English missing');
    expect((await (await system.signIn('admin_validation'))('GET', '/api/configuration/texts')).status).toBe(403);
  });

  it('is not told to others, and refusals are in the language of who asks', async () => {
    const validation = await system.signIn('admin_validation');
    expect((await validation('GET', '/api/configuration')).status).toBe(403);
    expect((await validation('GET', '/api/views/config-current')).status).toBe(403);
    const authorization = await system.bearer('report_admin');
    const refusal = (language: string) =>
      call(
        system.origin,
        'POST',
        '/api/commands/ProposeConfigChange',
        { commandId: randomUUID(), payload: {} },
        { authorization, 'accept-language': language },
      );
    const [fr, en] = [await refusal('fr'), await refusal('en')];
    expect([fr.status, en.status]).toEqual([403, 403]);
    expect(fr.body.title).not.toBe(en.body.title);
  });
});
