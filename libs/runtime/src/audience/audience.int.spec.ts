import { AUDIENCES, type Audience, type AudienceField, fieldsOf, operatorsOf } from '@jurilien/campaigns';
import { blacklistMark } from '@jurilien/exclusions';
import { type Comparison, type Condition, ERASED, type FactValue, holds, type Row } from '@jurilien/event-sourcing';
import { uuidFor } from '@jurilien/event-sourcing/testing';
import { saveRows, statement } from '@jurilien/persistence';
import fc from 'fast-check';
import { testKernel } from '../../../../test/support/kernel.js';
import { contexts } from '../start/contexts.js';
import { countAudience } from './count.js';
import { reachOf } from './reach.js';
import { selectAudience, type Whom, whereOf } from './select.js';
import { sourceOf } from './sources.js';

const NOW = '2026-11-02T15:00:00.000Z';
const everyone: Condition = { combinator: 'and', rules: [] };
const daysAgo = (n: number): string => new Date(Date.parse(NOW) - n * 86_400_000 - 1_000).toISOString();

let k: Awaited<ReturnType<typeof testKernel>>;
const kernel = () => ({ ...k, settings: { SMS_UNITED_STATES: false } }) as never as Parameters<typeof countAudience>[0];
const put = (view: string, rows: readonly Row[]): Promise<void> =>
  saveRows(k.db, k.registry.views.get(view)!, new Map(rows.map((row) => [row['id'] as string, row])));
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
/** Some of a list, none now and then. */
const some = <T>(list: readonly T[], n: number): T[] => list.filter((_, i) => (n + i * 3) % 5 === 0);

const PEOPLE = 120;
const codes = (key: string): readonly string[] => {
  const { type } = (Object.values(AUDIENCES.map(fieldsOf)).find((fields) => key in fields) ?? {})[key]!;
  return typeof type === 'string' ? [] : ('oneOf' in type ? type.oneOf : type.several).map(({ code }) => code);
};
const each = (make: (n: number) => Row): Row[] => Array.from({ length: PEOPLE }, (_, n) => make(n));
const pro = (n: number) => uuidFor(`pro ${n}`);

async function fill(): Promise<void> {
  const province = (n: number) => pick(['QC', 'ON'], n);
  await put(
    'professionals',
    each((n) => ({
      ...{ id: pro(n), name: `N ${n}`, title: pick(codes('professional.title'), n), province: province(n), licenceState: 'verified' },
      ...{ state: pick(codes('professional.state'), n), fields: some(codes('professional.fields'), n), lang: pick(['fr', 'en'], n >> 1) },
      ...{ regions: some(codes('professional.regions'), n), languages: n % 7 ? some(codes('professional.languages'), n) : null },
      ...{ email: `Pro${n}@exemple.ca`, phoneNumber: n % 3 ? `+1514555${String(1_000 + n)}` : null, channels: [], paused: n % 4 === 0 },
      ...{ createdAt: NOW, approvedAt: n % 5 ? daysAgo(n) : null, version: 1 },
    })),
  );
  await put(
    'match-profiles',
    each((n) => ({
      id: pro(n),
      city: pick(['Gatineau', 'Ottawa', 'Île-d’Orléans', null], n),
      autoTopUp: pick([true, false, null], n),
    })).slice(9),
  );
  const noAccount = { heldCc: 0, owedCc: 0, promoCc: 0, subscriptionCc: 0, purchasedCc: 0, disputedCc: 0, deferredCents: 0, grantedCc: 0 };
  await put(
    'credit-accounts',
    each((n) => ({ id: pro(n), ...noAccount, state: 'Open', availableCc: pick([0, 999, 1_000, 4_999, 5_000, -100], n) })).slice(5),
  );
  await put(
    'subscriptions',
    each((n) => ({ id: pro(n), subscriptionId: uuidFor(`s ${n}`), state: pick(['Started', 'Active', 'PastDue', 'Ended'], n) })).slice(
      0,
      60,
    ),
  );
  await put(
    'purchases',
    each((n) => ({ id: uuidFor(`p ${n}`), professionalId: pro(n % 40), status: 'Paid', paidAt: n % 6 ? daysAgo(n * 9) : null })),
  );
  await put(
    'leads',
    each((n) => ({
      ...{ id: uuidFor(`lead ${n}`), submitted: n % 11 > 0, state: pick([...codes('client.state'), 'Blocked', 'Draft'], n) },
      ...{ province: pick(['QC', 'ON', null], n), region: pick(codes('client.region'), n), lang: pick(['fr', 'en'], n) },
      ...{ personId: uuidFor(`client ${n}`), email: n % 4 ? `Client${n % 50}@exemple.ca` : null, createdAt: daysAgo(n * 3) },
      ...{ phoneNumber: n % 8 ? `+1514556${String(1_000 + (n % 60))}` : null },
    })),
  );
  const candidate = (n: number) => uuidFor(`candidate ${n}`);
  await put(
    'candidate-files',
    each((n) => ({
      ...{
        id: candidate(n),
        name: `C ${n}`,
        type: pick(codes('candidate.type'), n),
        regions: n % 3 ? some(codes('candidate.regions'), n) : ['T'],
      },
      ...{ state: pick(codes('candidate.state'), n), cv: n % 2 === 0, createdAt: NOW, saidAt: daysAgo(n) },
    })),
  );
  await put(
    'candidates',
    each((n) => ({
      id: candidate(n),
      languages: some(codes('candidate.languages'), n),
      workModes: some(codes('candidate.workModes'), n),
    })).slice(9),
  );
  await put(
    'user-accounts',
    each((n) => ({ id: candidate(n), username: `c${n}`, email: `c${n}@exemple.ca`, lang: pick(['fr', 'en'], n) })),
  );
  await put(
    'prospects',
    each((n) => ({
      ...{
        id: uuidFor(`prospect ${n}`),
        name: `P ${n}`,
        email: `p${n}@exemple.ca`,
        stage: pick(codes('prospect.stage'), n),
        noCalls: false,
      },
      ...{ title: pick(codes('prospect.title'), n), fields: some(codes('prospect.fields'), n), province: province(n), lang: 'fr' },
      ...{ region: n % 3 ? pick(codes('prospect.region'), n) : null, basis: n % 4 ? pick(codes('prospect.basis'), n) : null },
      ...{ stageAt: daysAgo(n), createdAt: daysAgo(n * 2), savedAt: NOW, version: 1 },
      ...{ textsSince: n % 5 ? null : daysAgo(n), importId: n % 2 ? uuidFor('list') : null, ownerId: n % 7 ? null : uuidFor('owner') },
      professionalId: n % 6 ? null : pro(n),
    })),
  );
}

beforeAll(async () => {
  k = await testKernel(contexts);
  await fill();
});
afterAll(() => k.close());

/** What a field says of a row, as a condition compares it. */
const factOf = ({ type }: AudienceField, value: unknown): FactValue =>
  type === 'number' && value !== null ? Number(value) : (value as FactValue);

async function factsOf(audience: Audience): Promise<ReadonlyMap<string, Readonly<Record<string, FactValue>>>> {
  const { rows, id, fields } = sourceOf(k.registry, audience, NOW);
  const columns = statement.join(Object.entries(fields).map(([key, sql]) => statement`${sql} as ${statement.id(key)}`));
  const found = await k.db.query<Row>(statement`select ${id} as id, ${columns} from ${rows}`);
  const declared = fieldsOf(audience);
  return new Map(
    found.map(({ id: key, ...row }) => [
      key as string,
      Object.fromEntries(Object.entries(row).map(([name, v]) => [name, factOf(declared[name]!, v)])),
    ]),
  );
}

const valueOf = ({ type }: AudienceField): fc.Arbitrary<string | number | boolean> => {
  if (type === 'number') return fc.integer({ min: -2, max: 130 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'month') return fc.constantFrom('2026-01', '2026-07', '2026-10', '2026-11', '2027-01');
  if (type === 'text') return fc.constantFrom('Gatineau', 'Ottawa', 'Île-d’Orléans', "O'Neil; drop table", '%');
  return fc.constantFrom(...('oneOf' in type ? type.oneOf : type.several).map(({ code }) => code));
};
function queryOver(audience: Audience): fc.Arbitrary<Condition> {
  const comparison = fc.constantFrom(...Object.entries(fieldsOf(audience))).chain(([key, declared]) =>
    fc.constantFrom(...operatorsOf(declared)).chain((operator) => {
      if (operator === 'isSet' || operator === 'isMissing') return fc.constant<Comparison>({ field: key, operator });
      const value = valueOf(declared);
      const many = fc.array(value, { minLength: 1, maxLength: 4 });
      return (operator === 'in' || operator === 'notIn' ? many : value).map((v): Comparison => ({
        field: key,
        operator,
        value: v as Comparison['value'],
      }));
    }),
  );
  const group = (rules: fc.Arbitrary<unknown>) =>
    fc.record({ combinator: fc.constantFrom('and', 'or'), not: fc.boolean(), rules: fc.array(rules, { maxLength: 3 }) });
  return group(fc.oneof(comparison, group(fc.oneof(comparison, group(comparison))))) as fc.Arbitrary<Condition>;
}

describe.each(AUDIENCES)('the audience of %s', (audience) => {
  it('is exactly whom the condition holds for, whatever is asked', async () => {
    const facts = await factsOf(audience);
    expect(facts.size).toBeGreaterThan(40);
    const source = sourceOf(k.registry, audience, NOW);
    await fc.assert(
      fc.asyncProperty(queryOver(audience), async (query) => {
        const asked = statement`select ${source.id} as id from ${source.rows} where ${whereOf({ audience, query }, source)}`;
        const found = await k.db.query<{ id: string }>(asked);
        const expected = [...facts].filter(([, row]) => holds(query, row)).map(([id]) => id);
        expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
      }),
      { numRuns: 250 },
    );
  });
  it('has each person once, page by page, and no one of another province', async () => {
    const whom: Whom = { audience, query: everyone };
    const read = async (of: Whom, pageSize: number) => {
      const people = [];
      for await (const page of selectAudience(kernel(), of, { now: NOW, pageSize })) people.push(...page);
      return people;
    };
    const [all, again] = [await read(whom, 7), await read(whom, 1_000)];
    expect(all).toEqual(again);
    expect(new Set(all.map(({ personId }) => personId)).size).toBe(all.length);
    const ofQuebec = await read({ ...whom, province: 'QC' }, 50);
    expect(ofQuebec.length).toBeGreaterThan(5);
    expect(ofQuebec.every(({ province }) => province !== 'ON')).toBe(true);
    expect(ofQuebec.length).toBeLessThan(all.length);
  });
});

describe('clients', () => {
  it('are told apart by their address, and spoken for by their latest request', async () => {
    const rows = await factsOf('clients');
    const requests = [...rows.values()].map((row) => row['client.requests'] as number);
    expect(Math.max(...requests)).toBeGreaterThan(1);
    const states = new Set([...rows.values()].map((row) => row['client.state']));
    expect([states.has('Blocked'), states.has('Draft')]).toEqual([false, false]);
  });
});

describe('how a campaign stands with people', () => {
  const person = (n: number, more: Row = {}) =>
    ({
      kind: 'professionals',
      personId: uuidFor(`r ${n}`),
      lang: 'fr',
      zone: 'America/Toronto',
      email: `r${n}@exemple.ca`,
      phone: '+15145551234',
      ...more,
    }) as never;
  const contact = (n: number, more: Row): Row => ({
    id: k.secrets.hash(`email:r${n}@exemple.ca`),
    ...{ marketingBasis: 'express', marketingConsentId: 'c/1', marketingSince: daysAgo(9), ...more },
  });
  const wish = { channels: ['sms'], windows: [], noVoicemail: false, neutral: false };
  it('is what the gate says before every send', async () => {
    await put('contact-points', [
      contact(0, {}),
      contact(1, { marketingBasis: 'implied-contract', marketingUntil: daysAgo(-5) }),
      contact(2, { marketingBasis: 'implied-inquiry', marketingUntil: daysAgo(1) }),
      contact(3, { marketingPending: true }),
      contact(4, { suppressed: 'hardBounce' }),
      contact(5, { smsOptedOut: true }),
      contact(6, {}),
      contact(7, { safeContacts: { a: { of: 'account', proven: true, wish } } }),
    ]);
    await put('blacklist', [
      {
        ...{ id: uuidFor('listed'), kind: 'email', mark: blacklistMark(k.secrets.hash, 'email', 'r6@exemple.ca'), scope: ['contact'] },
        ...{ state: 'Active', blockType: 'abuse', until: NOW, reviewAt: NOW, createdAt: NOW, version: 1 },
      },
    ]);
    const people = [
      ...Array.from({ length: 9 }, (_, n) => person(n)),
      person(9, { email: undefined }),
      person(10, { email: undefined, erased: true }),
    ];
    const found = await reachOf(kernel(), 'email', people, NOW);
    expect(found.map(({ code, basis }) => code ?? basis?.kind)).toEqual([
      ...['express', 'implied-contract', 'Z04', 'Z04', 'Z05', 'express', 'Z09', 'Z13', 'Z04', 'Z17', 'Z12'],
    ]);
    expect(found[1]!.basis).toEqual({ kind: 'implied-contract', consentId: 'c/1', since: daysAgo(9), until: daysAgo(-5) });
    expect(found[0]!.contactId).toBe(k.secrets.hash('email:r0@exemple.ca'));
  });
  it('of a prospect rests on their own record, and on nothing where the address refused', async () => {
    const prospect = (n: number, record: Row) => person(n, { kind: 'prospects', email: `s${n}@exemple.ca`, record });
    const address = (n: number, more: Row): Row => ({ id: k.secrets.hash(`email:s${n}@exemple.ca`), ...more });
    const express = { basis: { kind: 'express', since: daysAgo(9) } };
    const implied = { basis: { kind: 'implied-inquiry', since: daysAgo(90), until: daysAgo(-5) } };
    const over = { basis: { ...implied.basis, until: daysAgo(1) } };
    const own = { marketingBasis: 'express', marketingConsentId: 'c/1', marketingSince: daysAgo(1) };
    await put('contact-points', [
      address(4, { wishes: { marketing: { granted: false, at: NOW } } }),
      address(5, { wishes: { service: { granted: false, at: NOW } } }),
      address(6, { suppressed: 'complaint' }),
      address(7, own),
      address(8, own),
    ]);
    const silent = { ...express, lostReason: 'asksForSilence' };
    const records = [{}, express, implied, over, express, express, express, express, {}, silent];
    const found = await reachOf(
      kernel(),
      'email',
      records.map((record, n) => prospect(n, record)),
      NOW,
    );
    expect(found.map(({ code, basis }) => code ?? basis?.kind)).toEqual([
      ...['Z04', 'express', 'implied-inquiry', 'Z04', 'Z04', 'Z04', 'Z05', 'express', 'Z04', 'Z04'],
    ]);
    expect(found[2]!.basis).toEqual({ ...implied.basis, consentId: `prospect/${uuidFor('r 2')}` });
    expect(found[7]!.basis).toMatchObject({ consentId: 'c/1' });
  });
  it('of a prospect by text rests on an agreement to texts alone, and on none from before STOP', async () => {
    const phone = (n: number): string => `+1514555${String(4_000 + n)}`;
    const prospect = (n: number, record: Row) => person(n, { kind: 'prospects', phone: phone(n), record });
    const number = (n: number, more: Row): Row => ({ id: k.secrets.hash(`phone:${phone(n)}`), ...more });
    await put('contact-points', [
      number(2, { smsOptedOut: true, since: daysAgo(1) }),
      number(3, { smsOptedOut: false, since: daysAgo(1) }),
      number(4, { smsOptedOut: false, since: daysAgo(20) }),
      number(5, { unreachable: true }),
    ]);
    const texts = { textsSince: daysAgo(9) };
    const records = [{ basis: { kind: 'express', since: daysAgo(9) } }, texts, texts, texts, texts, texts];
    const found = await reachOf(
      kernel(),
      'sms',
      records.map((record, n) => prospect(n, record)),
      NOW,
    );
    expect(found.map(({ code, basis }) => code ?? basis?.kind)).toEqual(['Z04', 'express', 'Z05', 'Z04', 'express', 'Z05']);
  });
  it('has no prospect who became a member', async () => {
    const count = await countAudience(kernel(), { audience: 'prospects', query: everyone }, 'email', NOW);
    expect(count.total).toBe(PEOPLE - PEOPLE / 6);
    const standing = Array.from({ length: PEOPLE }, (_, n) => n).filter((n) => n % 6);
    expect(count.suppressed.Z04).toBeGreaterThanOrEqual(standing.filter((n) => n % 4 === 0).length);
  });
  it('is counted: everyone is eligible, shares an address or is suppressed by one code', async () => {
    const address = (n: number) => k.secrets.hash(`email:pro${n}@exemple.ca`);
    await put(
      'contact-points',
      Array.from({ length: 30 }, (_, n) =>
        contact(0, { id: address(n), ...(n % 2 ? {} : { marketingBasis: 'implied-contract', marketingUntil: daysAgo(-5) }) }),
      ),
    );
    await put('professionals', [
      { ...(await rowOf(pro(31))), email: 'PRO1@exemple.ca' },
      { ...(await rowOf(pro(32))), name: ERASED, email: null },
    ]);
    const count = await countAudience(kernel(), { audience: 'professionals', query: everyone }, 'email', NOW);
    expect(count).toMatchObject({ total: PEOPLE, eligible: 30, shared: 1, bases: { express: 15, 'implied-contract': 15 } });
    expect(count.suppressed).toEqual({ Z04: PEOPLE - 32, Z12: 1 });
    expect((count.languages.fr ?? 0) + (count.languages.en ?? 0)).toBe(30);
    const texts = await countAudience(kernel(), { audience: 'professionals', query: everyone }, 'sms', NOW);
    expect([texts.eligible, texts.suppressed.Z17]).toEqual([0, PEOPLE / 3 - (32 % 3 === 0 ? 1 : 0)]);
  });
  const rowOf = async (id: string): Promise<Row> =>
    (
      await k.db.query<{ row: Row }>(
        statement`select to_jsonb(p) as row from ${statement.id('views', 'professionals_v4')} p where id = ${id}::uuid`,
      )
    )[0]!.row;
});
