import { randomUUID } from 'node:crypto';
import { tillKernel } from '../../../../test/support/till.js';
import {
  deadLetter,
  deadLetterGroups,
  forgetSettling,
  listDeadLetters,
  settleDeadLetters,
  settlingNow,
  type DeadLetterFate,
  type DeadLettersOf,
} from './dead-letters.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ automations: [] });
});
afterEach(() => k.close());

/** Rows that were given up, the first of them the longest ago. */
async function givenUp(count: number, { job = 'greet', fault = 'Error', state = 'failed' } = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await k.db.query(
    `insert into work_items (id, job, key, input, position, occurred_at, state, attempts, due_at, created_at, fault, last_error)
     select id, $2, id::text, '{}', 0, now() - interval '9 days', $3, 5, now() - interval '1 hour' + n * interval '1 second', now() - interval '9 days', $4, 'no to anne@exemple.ca'
       from unnest($1::uuid[]) with ordinality as t(id, n)`,
    [ids, job, state, fault],
  );
  return ids;
}
const later = () => new Date(Date.now() + 60_000).toISOString();
const states = async () =>
  Object.fromEntries(
    (await k.db.query<{ state: string; n: number }>('select state, count(*)::int as n from work_items group by state')).map((r) => [
      r.state,
      r.n,
    ]),
  );
const settle = (id: string, of: DeadLettersOf, fateOf: () => DeadLetterFate = () => 'retry', limit = 4, until = later()) =>
  settleDeadLetters(k.db, id, { of, until, limit }, fateOf);

describe('work that was given up', () => {
  it('is listed the newest first, page by page, and never with what was thrown', async () => {
    const ids = await givenUp(7);
    await givenUp(3, { state: 'pending' });
    const first = await listDeadLetters(k.db, undefined, { limit: 4 });
    const rest = await listDeadLetters(k.db, undefined, { limit: 4, after: first.at(-1)! });
    expect([...first, ...rest].map(({ id }) => id)).toEqual([...ids].reverse());
    expect(JSON.stringify([first, rest])).not.toContain('anne@exemple.ca');
    expect(await deadLetter(k.db, ids[2]!)).toMatchObject({ id: ids[2], job: 'greet', fault: 'Error', attempts: 5 });
    expect(await deadLetter(k.db, randomUUID())).toBeUndefined();
  });

  it('is counted by kind and reason, that of an older version under none', async () => {
    await givenUp(2, { fault: '' });
    await givenUp(3, { fault: 'SendFailure 30006' });
    await givenUp(1, { job: 'wave', fault: '' });
    expect((await deadLetterGroups(k.db, 10)).map(({ job, fault, rows }) => [job, fault, rows])).toEqual([
      ['greet', 'SendFailure 30006', 3],
      ['greet', '', 2],
      ['wave', '', 1],
    ]);
    expect(await listDeadLetters(k.db, { job: 'greet', fault: '' }, { limit: 10 })).toHaveLength(2);
  });

  it('is tried again in portions, each row once, as if it had just been asked for', async () => {
    await givenUp(10);
    await givenUp(2, { fault: 'another' });
    const id = randomUUID();
    const of = { job: 'greet', fault: 'Error' };
    expect(await settle(id, of)).toMatchObject({ settled: 4, refused: 0 });
    expect(await settlingNow(k.db)).toEqual(new Map([[id, { settled: 4, refused: 0 }]]));
    // A worker that goes on knows nothing but the operation.
    expect(await settle(id, of)).toMatchObject({ settled: 8 });
    expect(await settle(id, of)).toMatchObject({ settled: 10, over: true });
    expect(await settle(id, of)).toMatchObject({ settled: 10, over: true });
    expect(await states()).toEqual({ pending: 10, failed: 2 });
    const [row] = await k.db.query(
      `select bool_and(attempts = 0) as fresh, bool_and(due_at > now() - interval '1 minute' and created_at > now() - interval '1 minute') as just from work_items where state = 'pending'`,
    );
    expect(row).toEqual({ fresh: true, just: true });
    await forgetSettling(k.db, id);
    expect(await settlingNow(k.db)).toEqual(new Map());
  });

  it('keeps nothing of a portion that a fault cut: neither rows nor their count', async () => {
    await givenUp(6);
    const id = randomUUID();
    const of = { job: 'greet', fault: 'Error' };
    await settle(id, of);
    const cut = (): DeadLetterFate => {
      throw new Error('the worker was killed');
    };
    await expect(settle(id, of, cut)).rejects.toThrow('killed');
    expect(await states()).toEqual({ pending: 4, failed: 2 });
    expect(await settlingNow(k.db)).toEqual(new Map([[id, { settled: 4, refused: 0 }]]));
    expect(await settle(id, of)).toMatchObject({ settled: 6, over: true });
  });

  it('by two workers at once is tried again once', async () => {
    await givenUp(40);
    const id = randomUUID();
    const work = async (): Promise<void> => {
      while (!(await settle(id, { job: 'greet', fault: 'Error' }, () => 'retry', 7)).over);
    };
    await Promise.all([work(), work(), work()]);
    expect(await settlingNow(k.db)).toEqual(new Map([[id, { settled: 40, refused: 0 }]]));
    expect(await states()).toEqual({ pending: 40 });
  });

  it('stays where no one waits for it, and is passed over once', async () => {
    await givenUp(6);
    const fates = ['stay', 'retry', 'stay', 'retry', 'retry', 'stay'] as const;
    let n = 0;
    const id = randomUUID();
    const fateOf = (): DeadLetterFate => fates[n++]!;
    await settle(id, { job: 'greet', fault: 'Error' }, fateOf);
    expect(await settle(id, { job: 'greet', fault: 'Error' }, fateOf)).toMatchObject({ settled: 3, refused: 3, over: true });
    expect(await states()).toEqual({ pending: 3, failed: 3 });
  });

  it('is put aside as done, one row without the others of its reason', async () => {
    const [one] = await givenUp(3);
    expect(await settle(randomUUID(), { workId: one! }, () => 'dismiss')).toMatchObject({ settled: 1, over: true });
    expect(await states()).toEqual({ done: 1, failed: 2 });
  });

  it('that was given up after the act is none of it', async () => {
    await givenUp(3);
    const act = new Date(Date.now() - 3_600_000 + 2_500).toISOString();
    expect(await settle(randomUUID(), { job: 'greet', fault: 'Error' }, () => 'retry', 4, act)).toMatchObject({ settled: 2, over: true });
    expect(await states()).toEqual({ pending: 2, failed: 1 });
  });
});
