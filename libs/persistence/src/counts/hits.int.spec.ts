import { OFFICE_ZONE as OFFICES } from '@jurilien/reference';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { openDatabase, type Database } from '../database/database.js';
import { hitAll, hitKey, windowOf } from './hits.js';
import { OFFICE_ZONE } from './office-zone.js';
import { fixed } from '../database/statement.js';

const DAY = 86_400;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = await openDatabase(database.url, { max: 2 });
  await db.migrate();
});
afterAll(async () => {
  await db?.close();
  await database?.drop();
});

/** The window an instant lies in. */
async function windowAt(at: string, seconds: number): Promise<readonly [starts: string, ends: string]> {
  const { starts, ends } = windowOf(fixed`$1::timestamptz`, fixed`$2::int`);
  const iso = (of: string): string => `to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`;
  const [row] = await db.query<{ starts: string; ends: string }>(`select ${iso(starts)} as starts, ${iso(ends)} as ends`, [at, seconds]);
  return [row!.starts, row!.ends];
}

describe('a limit of a day', () => {
  it('is counted by the day of the offices: their midnight begins it, not the one of Greenwich', async () => {
    expect(OFFICE_ZONE).toBe(OFFICES);
    const monday = ['2026-11-23T05:00Z', '2026-11-24T05:00Z'];
    // The evening in Montréal lies around midnight in Greenwich.
    for (const at of ['2026-11-23T05:00:00Z', '2026-11-23T23:59:59Z', '2026-11-24T00:00:01Z', '2026-11-24T04:59:59.999Z'])
      expect([at, ...(await windowAt(at, DAY))]).toEqual([at, ...monday]);
    expect(await windowAt('2026-11-23T04:59:59.999Z', DAY)).toEqual(['2026-11-22T05:00Z', monday[0]]);
    expect(await windowAt('2026-11-24T05:00:00Z', DAY)).toEqual([monday[1], '2026-11-25T05:00Z']);
  });

  it('is one day when the clocks change, of 23 hours or of 25', async () => {
    for (const at of ['2026-03-08T05:00:00Z', '2026-03-08T07:30:00Z', '2026-03-09T03:59:59Z'])
      expect(await windowAt(at, DAY)).toEqual(['2026-03-08T05:00Z', '2026-03-09T04:00Z']);
    for (const at of ['2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:59Z'])
      expect(await windowAt(at, DAY)).toEqual(['2026-11-01T04:00Z', '2026-11-02T05:00Z']);
  });

  it('ends when it says so, and a new day counts from one', async () => {
    const hit = async () => (await hitAll(db, [['guess', DAY]]))[0]!;
    expect((await hit()).hits).toBe(1);
    const second = await hit();
    expect(second.hits).toBe(2);
    const [, ends] = await windowAt(new Date().toISOString(), DAY);
    expect(Math.abs(second.endsInSeconds - (Date.parse(ends) - Date.now()) / 1_000)).toBeLessThan(30);
    await db.query(`update rate_limits set window_start = window_start - interval '1 day' where key = $1`, [hitKey('guess')]);
    expect((await hit()).hits).toBe(1);
  });
});

it('a shorter limit is counted by the clock, and two keys of one question each in their own window', async () => {
  expect(await windowAt('2026-11-23T05:59:59Z', 3_600)).toEqual(['2026-11-23T05:00Z', '2026-11-23T06:00Z']);
  const [hour, day] = await hitAll(db, [
    ['of an hour', 3_600],
    ['of a day', DAY],
  ]);
  expect([hour!.hits, day!.hits]).toEqual([1, 1]);
  expect(hour!.endsInSeconds).toBeLessThanOrEqual(3_600);
});
