import { randomUUID } from 'node:crypto';
import type { Row, View } from '@jurilien/event-sourcing';
import { tillKernel, tills } from '../../../../test/support/till.js';
import { getRow, listRows, type ViewQuery } from './view-reader.js';
import { createViewTable, saveRows } from './view-tables.js';
import { prepareViews } from './view-versions.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeAll(async () => {
  k = await tillKernel({ automations: [], views: [] });
});
afterAll(() => k.close());

const drawers: View = {
  ...tills,
  read: {},
  name: 'drawers',
  columns: { id: 'text', name: 'text', email: 'text', cents: 'integer', openedAt: 'timestamptz' },
  indexes: [['openedAt', 'id'], ['cents', 'id'], ['lower(email)']],
  search: ['name', 'email'],
};
const asked = (over: Partial<ViewQuery>): ViewQuery => ({ page: 1, perPage: 100, filter: {}, ...over });
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
/** Every third drawer was never opened, and many share a day. */
const rows: Row[] = Array.from({ length: 47 }, (_, i) => ({
  id: `d${String((i * 17) % 47).padStart(2, '0')}`,
  name: i % 2 ? `Éloïse ${i}` : `Mathieu ${i}`,
  email: `Personne_${i}@Exemple.test`,
  cents: i % 5,
  ...(i % 3 ? { openedAt: day(i % 4) } : {}),
}));

/** What a list must show, by the rule: by the column, then by key the same way, empty values last. */
function happened({ sort, order, page, perPage }: ViewQuery, of = rows): unknown[] {
  const way = order === 'desc' ? -1 : 1;
  const compare = (a: unknown, b: unknown): number =>
    a === b ? 0 : a === undefined ? 1 : b === undefined ? -1 : (a as string) < (b as string) ? -way : way;
  return [...of]
    .sort((a, b) => compare(a[sort!], b[sort!]) || compare(a.id, b.id))
    .slice((page - 1) * perPage, page * perPage)
    .map((r) => r.id);
}

it('where some columns are masked, a search looks in the others by an index of their own', async () => {
  const masked: View = { ...drawers, name: 'lockers', columns: { ...drawers.columns, email: { type: 'text', personal: 'email' } } };
  await createViewTable(k.db, masked);
  await saveRows(k.db, masked, new Map(rows.map((r) => [r.id as string, r])));
  const found = async (q: string, known?: ViewQuery['known']) =>
    (await listRows(k.db, masked, asked({ q, hidden: new Set(['email']), ...(known ? { known } : {}) }))).total;
  expect([await found('eloise'), await found('personne')]).toEqual([23, 0]);
  expect([await found('PERSONNE_4@exemple.test'), await found('PERSONNE_4@exemple.test', { columns: ['email'] })]).toEqual([0, 1]);
  const indexed = await k.db.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where schemaname = 'views' and tablename like 'lockers%' and indexdef like '%gin_trgm_ops%'`,
  );
  expect(indexed.map(({ definition }) => [/name/.test(definition), /email/.test(definition)])).toContainEqual([true, false]);
});

describe('the list of a view', () => {
  beforeAll(async () => {
    await createViewTable(k.db, drawers);
    await saveRows(k.db, drawers, new Map(rows.map((r) => [r.id as string, r])));
  });
  const ids = async (query: ViewQuery): Promise<unknown[]> => (await listRows(k.db, drawers, query)).data.map((r) => r.id);

  it.each(['openedAt', 'cents', 'id'].flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order }))))(
    'shows every row once, page by page, empty values last: $sort $order',
    async (by) => {
      for (let page = 1; page <= 6; page++) {
        const query = asked({ ...by, page, perPage: 9 });
        expect(await ids(query)).toEqual(happened(query));
      }
    },
  );

  it('sorts and counts what a search finds like any other list, whatever its case', async () => {
    const found = rows.filter((r) => (r.name as string).startsWith('Éloïse'));
    for (const page of [1, 2, 3, 4]) {
      const query = asked({ q: 'éLOÏSE', sort: 'openedAt', order: 'desc', page, perPage: 8 });
      expect(await ids(query)).toEqual(happened(query, found));
      expect((await listRows(k.db, drawers, query)).total).toBe(found.length);
    }
  });

  it('keeps a column that is for figures alone out of lists, single rows, orders and filters', async () => {
    const closed: View = { ...drawers, read: { ...drawers.read, figuresOnly: ['cents'] } };
    const { data } = await listRows(k.db, closed, asked({}));
    expect(data).toHaveLength(rows.length);
    expect([...data, (await getRow(k.db, closed, 'd01'))!].filter((row) => 'cents' in row)).toEqual([]);
    for (const query of [{ sort: 'cents' }, { filter: { cents: 1 } }, { filter: { cents_gte: 1 } }])
      await expect(listRows(k.db, closed, asked(query))).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('finds a name typed without its accents, and an unaccented one typed with them', async () => {
    expect((await listRows(k.db, drawers, asked({ q: 'eloise 1' }))).total).toBe(
      rows.filter((r) => (r.name as string).startsWith('Éloïse 1')).length,
    );
    expect((await listRows(k.db, drawers, asked({ q: 'MÄTHIEU' }))).total).toBe(
      rows.filter((r) => (r.name as string).startsWith('Mathieu')).length,
    );
  });

  it('takes the signs of a pattern as themselves', async () => {
    expect(await ids(asked({ q: 'personne_4@' }))).toEqual([rows[4]!.id]);
    expect(await ids(asked({ q: '%' }))).toEqual([]);
  });

  it('narrows a search by filter and scope', async () => {
    const query = asked({
      q: 'mathieu',
      filter: { cents: [1, 2] },
      scope: { any: [{ email: rows.slice(0, 20).map((r) => r.email as string) }] },
      sort: 'id',
      order: 'asc',
    });
    expect(await ids(query)).toEqual(
      happened(
        query,
        rows.slice(0, 20).filter((r) => (r.name as string).startsWith('Mathieu') && [1, 2].includes(r.cents as number)),
      ),
    );
  });
});

it('counts no more than it says, and still shows the pages behind: of a search 250, of a list 10,000', async () => {
  const many: View = { ...drawers, name: 'many' };
  await createViewTable(k.db, many);
  const all: Row[] = Array.from({ length: 10_050 }, (_, i) => ({
    id: `m${String(i).padStart(5, '0')}`,
    name: i < 280 ? 'Océane' : 'Omar',
    email: '',
    cents: i % 7,
    ...(i % 11 ? { openedAt: day(i % 200) } : {}),
  }));
  await saveRows(k.db, many, new Map(all.map((r) => [r.id as string, r])));
  const by = { sort: 'openedAt', order: 'desc' as const, perPage: 25 };
  const found = all.filter((r) => r.name === 'Océane');
  for (const page of [1, 10, 11, 12]) {
    const query = asked({ ...by, q: 'oceane', page });
    const answer = await listRows(k.db, many, query);
    expect(answer).toMatchObject({ total: 250, more: true });
    expect(answer.data.map((r) => r.id)).toEqual(happened(query, found));
  }
  expect(await listRows(k.db, many, asked({ ...by, q: 'oceane', filter: { cents: [3] } }))).toMatchObject({
    total: found.filter((r) => r.cents === 3).length,
    more: false,
  });
  const last = asked({ ...by, page: 402 });
  const answer = await listRows(k.db, many, last);
  expect(answer).toMatchObject({ total: 10_000, more: true });
  expect(answer.data.map((r) => r.id)).toEqual(happened(last, all));
});

it('sorts names as people do: an accent beside its letter, whatever the capital', async () => {
  const people: View = { ...drawers, name: 'people', columns: { ...drawers.columns, name: { type: 'text', sorted: 'names' } } };
  await createViewTable(k.db, people);
  const names = ['Élise Roy', 'Zoé', 'elise Cartier', 'Elise Roy', 'Eloi', 'Édouard', 'Œuvrard', 'Odile'];
  await saveRows(k.db, people, new Map(names.map((name, i) => [`p${i}`, { id: `p${i}`, name }])));
  const sorted = async (order: 'asc' | 'desc'): Promise<unknown[]> =>
    (await listRows(k.db, people, asked({ sort: 'name', order }))).data.map((r) => r.name);
  const expected = ['Édouard', 'elise Cartier', 'Elise Roy', 'Élise Roy', 'Eloi', 'Odile', 'Œuvrard', 'Zoé'];
  expect(await sorted('asc')).toEqual(expected);
  expect(await sorted('desc')).toEqual([...expected].reverse());
  expect((await listRows(k.db, people, asked({ q: 'elise r' }))).total).toBe(2);
});

it('indexes follow the declaration, and what is searched is built again when it changes', async () => {
  const version = (over: Partial<View>): View => ({ ...tills, indexes: [['cents', 'id']], search: ['id'], ...over });
  const indexes = async () =>
    (
      await k.db.query<{ on: string }>(
        `select regexp_replace(indexdef, '.* USING ', '') as on from pg_indexes where schemaname = 'views' and tablename = 'tills_v1' order by 1`,
      )
    ).map((r) => r.on);
  await prepareViews(k.db, k.codec, [version({})]);
  expect(await indexes()).toContain('btree (cents, id)');
  const holder = randomUUID();
  const tillId = randomUUID();
  await k.send('OpenTill', { tillId, holder, name: 'Océane' });
  const next = version({ indexes: [['events']], search: ['name'] });
  await prepareViews(k.db, k.codec, [next]);
  expect(await indexes()).toEqual([
    expect.stringMatching(/^btree \(events\)/),
    expect.stringMatching(/^btree \(id\)/),
    expect.stringMatching(/^gin .*trgm/),
  ]);
  expect((await listRows(k.db, next, asked({ q: 'océ' }))).data).toEqual([await getRow(k.db, next, tillId)]);
});
