import { randomUUID } from 'node:crypto';
import { view, type Row, type View } from '@jurilien/event-sourcing';
import fc from 'fast-check';
import { tillKernel, tills, till } from '../../../../test/support/till.js';
import { checkpointName } from '../readers/checkpoints.js';
import { horizon } from '../log/event-feed.js';
import { projector } from './projector.js';
import { rebuildView, rebuildViews } from './rebuild.js';
import { getRow, listRows } from './view-reader.js';
import { prepareViews, retireOldViews } from './view-versions.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ automations: [] });
});
afterEach(() => k.close());

const id = (): string => randomUUID();
const rowsOf = async (of: View) => (await listRows(k.db, of, { page: 1, perPage: 100, filter: {} })).data;
const tables = async () =>
  (await k.db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'views' order by 1`)).map((r) => r.name);
async function history(size: number): Promise<string> {
  const tillId = id();
  for (let v = 1; v <= size; v++) await k.db.query('select append_events($1::jsonb)', [k.appendText(tillId, v)]);
  return tillId;
}

describe('a view built again beside the live one', () => {
  it('equals the live one, whatever happened and in whatever batches it was folded', async () => {
    const step = fc.oneof(
      fc.record({ till: fc.nat(3), do: fc.constant('OpenTill' as const), cents: fc.constant(0) }),
      fc.record({ till: fc.nat(3), do: fc.constant('AddMoney' as const), cents: fc.integer({ min: -5, max: 50 }) }),
      fc.record({ till: fc.nat(3), do: fc.constant('TakeMoney' as const), cents: fc.integer({ min: 1, max: 50 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 6 }), async (batches) => {
        const ids = Array.from({ length: 4 }, id);
        for (const batch of batches) {
          for (const s of batch)
            await k.send(s.do, {
              tillId: ids[s.till],
              ...(s.do === 'OpenTill' ? { holder: id(), name: `Nom ${s.till}` } : { cents: s.cents }),
            });
          await k.project();
        }
        const live = await rowsOf(tills);
        await rebuildView(k.db, k.codec, tills);
        expect(await rowsOf(tills)).toEqual(live);
      }),
      { numRuns: 15 },
    );
  });

  it('holds every kind of column as the live one does, whatever letters are in it, and the lines of a journal', async () => {
    const all = view(till)({
      name: 'till-kinds',
      version: 1,
      key: 'id',
      columns: {
        id: 'uuid',
        words: 'text',
        list: 'text[]',
        data: 'jsonb',
        flag: 'boolean',
        count: 'integer',
        place: 'bigint',
        at: 'timestamptz',
        none: 'text',
      },
      on: {
        TillOpened: (_row, { position, occurredAt, data: { name, tillId } }) => ({
          words: name,
          list: [name, '', 'null', tillId],
          data: { [name]: [name, null, 1.5] },
          flag: name.length % 2 === 0,
          count: name.length,
          place: position,
          at: occurredAt,
          none: null,
        }),
      },
      read: {},
    });
    const journal = view(till)({
      ...all,
      name: 'till-journal',
      journal: true,
      columns: { ...all.columns, id: 'bigint' },
      on: { TillOpened: { keys: (e) => [String(e.position)], fold: all.on['TillOpened'] as (row: unknown, e: unknown) => Row } },
    });
    const both = [all, journal];
    await prepareViews(k.db, k.codec, both);
    const live = projector(k.db, k.codec, both, () => undefined);
    await live.prepare();
    const letters = fc.oneof(
      fc.constantFrom('\\N', '\\.', 'a\tb\nc\rd', '{"}', '"\\"', ',', "l'été « 50 % »"),
      fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0') && s.isWellFormed()),
    );
    for (const name of fc.sample(letters, 60)) await k.send('OpenTill', { tillId: id(), holder: id(), name });
    while (await live.step());
    const before = await Promise.all(both.map(rowsOf));
    await rebuildViews(k.db, k.codec, both);
    expect(await Promise.all(both.map(rowsOf))).toEqual(before);
    expect(before.map((rows) => rows.length)).toEqual([60, 60]);
  });

  it('never leaves readers or writers without a table, shows its progress and ends with nothing beside it', async () => {
    const tillId = await history(300);
    await k.project();
    let rebuilding = true;
    const reads: number[] = [];
    const reading = (async () => {
      while (rebuilding) reads.push((await getRow(k.db, tills, tillId))!.events as number);
    })();
    const projecting = (async () => {
      while (rebuilding) await k.views.step();
    })();
    let written = 300;
    const writing = (async () => {
      while (rebuilding) {
        await k.send('AddMoney', { tillId, cents: 1 });
        written++;
      }
    })();
    const progress: [number, number][] = [];
    for (let n = 0; n < 3; n++) await rebuildView(k.db, k.codec, tills, (done, of) => progress.push([done, of]));
    rebuilding = false;
    await Promise.all([reading, projecting, writing]);
    await k.project();
    expect(reads.length).toBeGreaterThan(5);
    expect(reads.every((n, i) => n >= (reads[i - 1] ?? 300))).toBe(true);
    expect(await getRow(k.db, tills, tillId)).toMatchObject({ cents: written, events: written });
    expect(progress.at(-1)![0]).toBe(progress.at(-1)![1]);
    expect(await tables()).toEqual(['tills_v1']);
    expect(await k.db.query(`select reader from checkpoints where reader like 'view:%'`)).toEqual([{ reader: checkpointName(tills) }]);
    const indexes = await k.db.query<{ name: string }>(`select indexname as name from pg_indexes where schemaname = 'views'`);
    expect(indexes.filter((i) => i.name.includes('next'))).toEqual([]);
  });

  it('goes on where a cut rebuild was, and begins anew when the view changed meanwhile', async () => {
    await history(20);
    const cut = new Error('cut');
    const cutting = (of: View) =>
      rebuildView(k.db, k.codec, of, () => {
        throw cut;
      });
    await expect(cutting(tills)).rejects.toBe(cut);
    const before = await k.db.query<{ reader: string; position: string }>(
      `select reader, position from checkpoints where reader like '%next%'`,
    );
    expect(Number(before[0]!.position)).toBe(await horizon(k.db));
    await expect(cutting(tills)).rejects.toBe(cut);
    expect(await k.db.query(`select reader, position from checkpoints where reader like '%next%'`)).toEqual(before);
    const other = view(till)({ ...tills, on: { ...tills.on, MoneyAdded: (row) => ({ ...row, events: 1_000 }) } });
    await rebuildView(k.db, k.codec, other);
    expect((await rowsOf(other)).map((r) => r.events)).toEqual([1_000]);
    expect(await k.db.query(`select reader from checkpoints where reader like '%next%'`)).toEqual([]);
  });

  it('is read for several views at once, each going on where it was, however few rows stay in memory', async () => {
    const small = { batch: 40, between: 100, kept: 3 };
    for (let n = 0; n < 6; n++) await history(100);
    for (let n = 0; n < 40; n++) await history(5);
    const counts = { ...tills, name: 'till-counts', on: { ...tills.on } };
    await rebuildView(k.db, k.codec, tills);
    const expected = await rowsOf(tills);
    const cut = () => {
      throw new Error('cut');
    };
    await expect(rebuildViews(k.db, k.codec, [tills], cut, small)).rejects.toThrow('cut');
    const progress: number[] = [];
    await rebuildViews(k.db, k.codec, [tills, counts], (done) => progress.push(done), small);
    expect(await rowsOf(tills)).toEqual(expected);
    expect(await rowsOf(counts)).toEqual(expected);
    expect(progress[0]).toBeGreaterThan(0);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('is built by one process at a time', async () => {
    await history(5);
    let first: Promise<void> | undefined;
    await k.db.transaction(async (sql) => {
      // The first one waits for the live reader, so that it is still there when the second comes.
      await sql.query('select 1 from checkpoints where reader = $1 for update', [checkpointName(tills)]);
      await new Promise<void>((started) => {
        first = rebuildView(k.db, k.codec, tills, () => started());
      });
      await expect(rebuildView(k.db, k.codec, tills)).rejects.toThrow(/being rebuilt by another process/);
    });
    await first;
  });

  it('sets aside what a view cannot take, as its reader would, and takes what the reader had set aside', async () => {
    const [good, bad, poison] = [await history(3), randomUUID(), 666];
    await k.send('AddMoney', { tillId: bad, cents: 1 });
    await k.send('AddMoney', { tillId: bad, cents: poison });
    await k.send('AddMoney', { tillId: bad, cents: 2 });
    const brittle = view(till)({
      ...tills,
      on: {
        MoneyAdded: (row, e) => {
          if (e.data.cents === poison) throw new Error('cannot count that');
          return { ...row, cents: (row?.cents ?? 0) + e.data.cents, events: (row?.events ?? 0) + 1 };
        },
      },
    });
    const aside = () => k.db.query(`select reader, key, because from set_aside order by position`);
    await rebuildViews(k.db, k.codec, [brittle], undefined, { batch: 1, between: 1, kept: 1 });
    expect((await getRow(k.db, tills, good))!.events).toBe(3);
    expect(await getRow(k.db, tills, bad)).toMatchObject({ cents: 1, events: 1 });
    const reader = checkpointName(tills);
    expect(await aside()).toEqual([
      { reader, key: bad, because: 'MoneyAdded: cannot count that' },
      { reader, key: bad, because: 'waits behind an earlier event' },
    ]);
    await rebuildView(k.db, k.codec, tills);
    expect(await getRow(k.db, tills, bad)).toMatchObject({ cents: 669, events: 3 });
    expect(await aside()).toEqual([]);
  });
});

describe('a new version of a view', () => {
  const second = view(till)({
    ...tills,
    version: 2,
    columns: { ...tills.columns, doubled: 'integer' },
    on: {
      ...tills.on,
      MoneyAdded: (row, e) => {
        const cents = (row?.cents ?? 0) + e.data.cents;
        return { ...row, cents, doubled: cents * 2, events: (row?.events ?? 0) + 1 };
      },
    },
  });

  it('is built while the old one serves, and the old table goes once the new one has seen as much', async () => {
    const tillId = await history(10);
    await k.project();
    const progress: string[] = [];
    await prepareViews(k.db, k.codec, [second], ([v], done, of) => progress.push(`${v!.name} ${done}/${of}`));
    expect(progress.at(-1)).toBe(`tills ${await horizon(k.db)}/${await horizon(k.db)}`);
    expect(await getRow(k.db, second, tillId)).toMatchObject({ cents: 10, doubled: 20 });
    expect((await getRow(k.db, tills, tillId))!.cents).toBe(10);

    await k.send('AddMoney', { tillId, cents: 1 });
    await k.project();
    expect(await retireOldViews(k.db, [second])).toEqual([]);
    await prepareViews(k.db, k.codec, [second]);
    await rebuildView(k.db, k.codec, second);
    expect(await retireOldViews(k.db, [second])).toEqual(['tills_v1']);
    expect(await tables()).toEqual(['tills_v2']);
    expect(await retireOldViews(k.db, [second])).toEqual([]);
  });

  it('is not needed to be remembered when the columns changed: the table is built again', async () => {
    const tillId = await history(4);
    await k.project();
    const wider = { ...second, version: 1 };
    await prepareViews(k.db, k.codec, [wider]);
    expect(await getRow(k.db, wider, tillId)).toMatchObject({ cents: 4, doubled: 8 });
  });

  it('leaves a newer version alone, which belongs to code that is being deployed', async () => {
    await history(2);
    await prepareViews(k.db, k.codec, [second]);
    expect(await retireOldViews(k.db, [tills])).toEqual([]);
    expect(await tables()).toEqual(['tills_v1', 'tills_v2']);
  });
});
