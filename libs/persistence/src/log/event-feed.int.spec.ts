import { randomUUID } from 'node:crypto';
import { SYSTEM, tillKernel } from '../../../../test/support/till.js';
import { horizon, readEvents, readStream } from './event-feed.js';
import { getRow } from '../views/view-reader.js';
import { tills } from '../../../../test/support/till.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel();
});
afterEach(() => k.close());

const id = (): string => randomUUID();

/** A writer that has drawn its position and not committed yet. */
async function openWriter(tillId: string, statements: readonly string[] = [k.appendText(tillId)]) {
  const client = await k.db.pool.connect();
  await client.query('begin');
  for (const text of statements) await client.query('select append_events($1::jsonb)', [text]);
  return {
    commit: async () => {
      await client.query('commit');
      client.release();
    },
    rollback: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

describe('reading everything in order', () => {
  it('waits for a writer that drew an earlier position and commits late: projector and reactor skip nothing', async () => {
    const [late, early] = [id(), id()];
    const opened = JSON.stringify([
      {
        c: randomUUID(),
        at: '2026-01-01T00:00:00.000Z',
        actor: SYSTEM,
        corr: randomUUID(),
        x: [[`till-${late}`, 0]],
        e: [{ s: `till-${late}`, v: 1, t: 'TillOpened', sv: 1, d: { tillId: late, holder: late } }],
      },
    ]);
    const slow = await openWriter(late, [opened]);
    const { position } = await k.send('AddMoney', { tillId: early, cents: 5 });
    await k.project();
    await k.react();
    expect(await getRow(k.db, tills, early)).toBeUndefined();
    expect(await horizon(k.db)).toBeLessThan(position);
    await slow.commit();
    await k.project();
    await k.react();
    await k.project();
    expect((await getRow(k.db, tills, early))!.cents).toBe(5);
    // Opened once, and welcomed once by the automation with seven cents.
    expect(await getRow(k.db, tills, late)).toMatchObject({ events: 2, cents: 7 });
  });

  it('does not wait for a writer that rolled back', async () => {
    const slow = await openWriter(id());
    const tillId = id();
    await k.send('AddMoney', { tillId, cents: 5 });
    await slow.rollback();
    await k.project();
    expect((await getRow(k.db, tills, tillId))!.cents).toBe(5);
  });

  it('skips nothing while writers commit late or roll back', async () => {
    let running = true;
    const seen = new Set<number>();
    const reader = (async () => {
      let after = 0;
      for (;;) {
        const last = !running;
        const events = await readEvents(k.db, k.codec, after, await horizon(k.db), 500);
        for (const e of events) {
          expect(e.position).toBeGreaterThan(after);
          after = e.position;
          seen.add(e.position);
        }
        if (last && events.length === 0) return;
      }
    })();
    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        for (let n = 0; n < 12; n++) {
          await k.db
            .transaction(async (sql) => {
              await sql.query('select append_events($1::jsonb)', [k.appendText(id())]);
              await sql.query('select pg_sleep($1)', [((writer * 7 + n * 3) % 15) / 1_000]);
              if ((writer + n) % 5 === 0) throw new Error('rolled back');
            })
            .catch((e: Error) => {
              if (e.message !== 'rolled back') throw e;
            });
        }
      }),
    );
    running = false;
    await reader;
    const all = await k.db.query<{ position: string }>('select position from events');
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((r) => !seen.has(Number(r.position)))).toEqual([]);
  });

  it('is not held up by a long transaction that has nothing to do with the log', async () => {
    const client = await k.db.pool.connect();
    await client.query('begin; create table elsewhere (x int)');
    const { position } = await k.send('AddMoney', { tillId: id(), cents: 1 });
    expect(await horizon(k.db)).toBeGreaterThanOrEqual(position);
    await client.query('rollback');
    client.release();
  });
});

describe('a stream in the past', () => {
  it('is read up to a version or an instant', async () => {
    const tillId = id();
    for (const cents of [1, 2, 3]) await k.send('AddMoney', { tillId, cents }, { at: `2026-01-0${cents}T00:00:00.000Z` });
    const cents = async (upTo: Parameters<typeof readStream>[3]) =>
      (await readStream(k.db, k.codec, `till-${tillId}`, upTo)).map((e) => e.data.cents);
    expect(await cents({})).toEqual([1, 2, 3]);
    expect(await cents({ version: 2 })).toEqual([1, 2]);
    expect(await cents({ at: '2026-01-02T12:00:00Z' })).toEqual([1, 2]);
    expect(await cents({ at: '2025-12-31T00:00:00Z' })).toEqual([]);
  });
});
