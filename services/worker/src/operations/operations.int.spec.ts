import { randomUUID } from 'node:crypto';
import { operation } from '@jurilien/operations';
import { openDatabase, rebuildsNow, type WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import { stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { rebuildGivenUp, rebuildProjection } from './rebuild-projection.js';
import { settleLetters } from './settle-dead-letters.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined, fatal: () => undefined };
const tools = () => ({ kernel: k.kernel, bus: k.bus, log });
function item<N extends keyof Work>(job: N, input: Work[N]): WorkItem<Work[N]> {
  const now = new Date().toISOString();
  return { id: randomUUID(), job, key: randomUUID(), position: 0, occurredAt: now, now, attempts: 0, input };
}
const status = async (operationId: string) => (await stateOf(k.kernel, operation, operationId)).status;

describe('the rebuild of a view', () => {
  const begun = async (view = 'operations'): Promise<WorkItem<Work['rebuild-projection']>> => {
    const operationId = randomUUID();
    await k.happened(operation, operationId, [{ type: 'ProjectionRebuildStarted', data: { operationId, view } }]);
    return item('rebuild-projection', { operationId, view });
  };

  it('waits while another process rebuilds the view, without a try being counted, and is done then', async () => {
    const work = await begun();
    const elsewhere = await openDatabase(k.kernel.settings.DATABASE_URL, { max: 1 });
    await elsewhere.query(`select pg_advisory_lock(7413, hashtext('operations_v1'))`);
    await expect(rebuildProjection(tools())(work)).rejects.toMatchObject({ retryInSeconds: 15 });
    expect(await status(work.input.operationId)).toBe('Running');
    await elsewhere.close();

    await rebuildProjection(tools())(work);
    expect(await status(work.input.operationId)).toBe('Done');
    expect(await rebuildsNow(k.kernel.db)).toEqual(new Map());
    const [{ n }] = (await k.kernel.db.query(`select count(*)::int as n from views.operations_v1 where id = $1`, [
      work.input.operationId,
    ])) as [any];
    expect(n).toBe(1);
    // The same row run once more builds nothing.
    await rebuildProjection(tools())(work);
  });

  it('that was given up says so, and may be done in the end', async () => {
    const work = await begun();
    await rebuildGivenUp(tools())!(work);
    expect(await status(work.input.operationId)).toBe('Failed');
    await rebuildProjection(tools())(work);
    expect(await status(work.input.operationId)).toBe('Done');
  });

  it('of a view that this code does not have fails, so that newer code may do it', async () => {
    const work = await begun('not-yet');
    await expect(rebuildProjection(tools())(work)).rejects.toThrow('no view');
  });
});

describe('work that was given up', () => {
  it('is settled once, however often its row of work runs', async () => {
    const operationId = randomUUID();
    const of = { job: 'settle-lead', fault: 'Error' };
    await k.happened(operation, operationId, [
      { type: 'DeadLetterRetried', data: { operationId, ...of, until: new Date().toISOString() } },
    ]);
    const giveUp = () =>
      k.kernel.db.query(
        `insert into work_items (id, job, key, input, position, occurred_at, state, due_at, fault)
         select gen_random_uuid(), 'settle-lead', gen_random_uuid()::text, '{}', 0, now(), 'failed', now() - interval '1 minute', 'Error' from generate_series(1, 1203)`,
      );
    await giveUp();
    const work = item('settle-dead-letters', { operationId, act: 'retry', ...of, until: new Date().toISOString() });
    await Promise.all([settleLetters(tools())(work), settleLetters(tools())(work)]);
    expect(await status(operationId)).toBe('Done');
    const [event] = await k.kernel.db.query<{ payload: object }>(
      `select payload from events where stream = $1 and type = 'DeadLettersSettled'`,
      [`operation-${operationId}`],
    );
    expect(event!.payload).toMatchObject({ settled: 1_203, refused: 0 });
    // What is given up meanwhile is another act's.
    await giveUp();
    await settleLetters(tools())(work);
    const [{ n }] = (await k.kernel.db.query(`select count(*)::int as n from work_items where state = 'failed'`)) as [any];
    expect(n).toBe(1_203);
  });
});
