import type { Row } from '@jurilien/event-sourcing';
import { uuidFor } from '@jurilien/event-sourcing/testing';
import { saveRows } from '@jurilien/persistence';
import { contexts } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { recurringOf } from './recurring.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

const put = (view: string, rows: readonly Row[]): Promise<void> =>
  saveRows(k.db, k.registry.views.get(view)!, new Map(rows.map((row) => [row['id'] as string, row])));
const line = (id: string, province: string, account: string, credit: number, more: Row = {}): Row => ({
  ...{ id, day: '2026-10-15', month: '2026-10', province, type: 'subscription-grant', account, unit: 'M', debit: 0, credit, entries: 1 },
  ...more,
});
const entry = (id: string, member: string, at: string, more: Row = {}): Row => ({
  ...{
    id: uuidFor(id),
    professionalId: uuidFor(member),
    at,
    type: 'subscription-grant',
    cc: 0,
    changeCc: 0,
    key: id,
    lines: [],
    money: [],
  },
  ...{ province: 'ON', actorKind: 'system', actorId: 'x', position: 1, ...more },
});

it('is the fees of plans of one month, less what went back, with who paid one: coins that were bought are none of it', async () => {
  await put('money-journal', [
    line('a', 'ON', 'M.revenue.subscription', 29_800),
    line('b', 'ON', 'M.revenue.subscription', 0, { type: 'refund', debit: 9_900 }),
    line('c', 'ON', 'M.deferred', 50_000, { type: 'purchase' }),
    line('d', 'ON', 'M.revenue.access', 5_000, { type: 'capture' }),
    line('e', 'ON', 'M.revenue.subscription', 14_900, { month: '2026-09' }),
    line('f', 'QC', 'M.revenue.subscription', 9_900),
  ]);
  await put('ledger-entries', [
    entry('one', 'anne', '2026-10-02T15:00:00Z'),
    entry('again', 'anne', '2026-10-30T15:00:00Z'),
    // The last evening of October in the offices is November in Greenwich.
    entry('late', 'bea', '2026-11-01T02:00:00Z'),
    entry('next', 'cleo', '2026-11-02T15:00:00Z'),
    entry('bought', 'dora', '2026-10-02T15:00:00Z', { type: 'purchase' }),
    entry('elsewhere', 'eve', '2026-10-02T15:00:00Z', { province: 'QC' }),
  ]);
  const kernel = { ...k, reads: { on: (_views: unknown, ask: (sql: unknown) => unknown) => ask(k.db) } } as never;
  expect(await recurringOf(kernel, '2026-10')).toEqual({
    month: '2026-10',
    provinces: [
      { province: 'ON', cents: 19_900, members: 2 },
      { province: 'QC', cents: 9_900, members: 1 },
    ],
  });
  expect((await recurringOf(kernel, '2026-10', ['QC'])).provinces).toEqual([{ province: 'QC', cents: 9_900, members: 1 }]);
  expect((await recurringOf(kernel, '2026-08')).provinces).toEqual([]);
});
