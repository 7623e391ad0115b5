import { randomUUID } from 'node:crypto';
import { context, decider, event, view, type Row } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { testKernel } from '../../../../test/support/kernel.js';
import { statement } from '../database/statement.js';
import { countEvery, countsByMonth, rowsInOrder } from './rows-in-order.js';
import { placeOf } from './view-tables.js';

const thing = decider({
  category: 'thing',
  events: { ThingSeen: event(z.object({ thingId: z.string() })) },
  initial: {},
  evolve: (s) => s,
});
const things = view(thing)({
  name: 'things',
  version: 1,
  key: 'id',
  columns: { id: 'uuid', at: 'timestamptz not null', kind: 'text not null', secret: { type: 'text', personal: 'name' } },
  indexes: [['at', 'id']],
  sealedBy: 'id',
  read: {},
  on: {},
});
const of = context({ name: 'things', deciders: [thing], decisions: [], views: [things], automations: [] });

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel([of]);
  // Thousands of one instant, and instants of which a millisecond is not enough to tell them apart.
  await k.db.query(
    statement`insert into ${placeOf(things)} (id, at, kind, secret)
      select gen_random_uuid(), '2026-11-01T12:00:00Z'::timestamptz + (n / 100) * interval '7 microseconds', case when n % 3 = 0 then 'a' else 'b' end, 's'
        from generate_series(0, 2999) n`,
  );
});
afterAll(() => k.close());

const everyRow = async (filter: Row, limit: number): Promise<Row[]> => {
  const all: Row[] = [];
  for (let after: { by: string; key: string } | undefined; ;) {
    const asked = { by: 'at', columns: ['id', 'at', 'kind'], limit, ...(after ? { after } : {}) };
    const { rows, last } = await rowsInOrder(k.db, things, { filter }, asked);
    all.push(...rows);
    if (rows.length < limit) return all;
    after = last;
  }
};

describe('all rows of a list, page by page', () => {
  it('are each there once, downwards, also where many have the same instant', async () => {
    const rows = await everyRow({}, 37);
    expect([rows.length, new Set(rows.map(({ id }) => id as string)).size]).toEqual([3_000, 3_000]);
    const instants = rows.map(({ at }) => at as string);
    expect(instants).toEqual([...instants].sort().reverse());
    expect(Object.keys(rows[0]!).sort()).toEqual(['at', 'id', 'kind']);
  });
  it('are those that the filter leaves, as many as are counted', async () => {
    const filter = { kind: 'a' };
    expect(await countEvery(k.db, things, { filter })).toBe(1_000);
    expect(await everyRow(filter, 1_000)).toHaveLength(1_000);
  });
  it('do not begin with those that came after the first page was read', async () => {
    const asked = { by: 'at', columns: ['id'], limit: 10 };
    const first = await rowsInOrder(k.db, things, { filter: {} }, asked);
    const late = randomUUID();
    await k.db.query(statement`insert into ${placeOf(things)} (id, at, kind) values (${late}::uuid, '2026-12-01T00:00:00Z', 'c')`);
    const next = await rowsInOrder(k.db, things, { filter: {} }, { ...asked, limit: 5_000, after: first.last! });
    expect(next.rows).toHaveLength(2_990);
    expect(next.rows.map(({ id }) => id as string)).not.toContain(late);
  });
  it('are asked by no column that is hidden or is none', async () => {
    const asked = { by: 'at', columns: ['id'], limit: 10 };
    const hidden = new Set(['secret']);
    await expect(rowsInOrder(k.db, things, { filter: { secret: 's' }, hidden }, asked)).rejects.toThrow('COLUMN_HIDDEN');
    await expect(countEvery(k.db, things, { filter: { other: 's' } })).rejects.toThrow('unknown-column');
    await expect(rowsInOrder(k.db, things, { filter: {}, scope: { any: [] } }, asked)).resolves.toEqual({ rows: [] });
  });
});

describe('counts by month', () => {
  it('count what stands in a month by the clock of a zone', async () => {
    const counts = await countsByMonth(k.db, things, { filter: {} }, { at: 'at', columns: ['kind'], zone: 'America/Toronto' });
    expect(counts).toEqual([
      { cell: { month: '2026-11', kind: 'a' }, n: 1000 },
      { cell: { month: '2026-11', kind: 'b' }, n: 2000 },
      // In Toronto the first of December has not begun.
      { cell: { month: '2026-11', kind: 'c' }, n: 1 },
    ]);
  });
});
