import { decider, event } from '@jurilien/event-sourcing';
import type { EventRow, KeyVault, Sql } from '@jurilien/persistence';
import { z } from 'zod';
import { followBooks } from './books.js';

const counter = decider<{ readonly n: number }, { Counted: ReturnType<typeof event> }>({
  category: 'counter',
  events: { Counted: event(z.object({})) },
  initial: { n: 0 },
  evolve: (s) => ({ n: s.n + 1 }),
});
const vault = { prepare: () => Promise.resolve() } as unknown as KeyVault;

/** A log of one stream, whose answers come when they are let go. */
function slowLog() {
  const rows: EventRow[] = [];
  const waiting: (() => void)[] = [];
  const prepared = async (_statement: unknown, [, [seen]]: [string[], [number]]) => {
    const found = rows.filter(({ version }) => version > seen);
    await new Promise<void>((go) => waiting.push(go));
    return found;
  };
  return {
    sql: { prepared } as unknown as Sql,
    count: () =>
      void rows.push({
        ...{ position: String(rows.length + 1), stream: 'counter-1', version: rows.length + 1, type: 'Counted', schema_version: 1 },
        ...{ payload: {}, sealed: null, actor: { kind: 'system', id: 'x' }, occurred_at: '2026-11-02T15:00:00.000Z' },
      } as unknown as EventRow),
    /** Answers every question that is asked until something is done. */
    async answering(done: Promise<unknown>): Promise<void> {
      let over = false;
      void done.finally(() => (over = true));
      while (!over) {
        waiting.splice(0).forEach((go) => go());
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('the streams that every process follows', () => {
  it('have what happened before they were asked, even where a look is under way that began before it', async () => {
    const log = slowLog();
    const books = followBooks(log.sql, vault, [{ decider: counter, ids: () => ['1'] }], () => undefined);
    const early = books.readOn();
    log.count();
    const [late, later] = [books.readOn(), books.readOn()];
    expect(late).toBe(later);
    await log.answering(Promise.all([early, late]));
    expect(books.of(counter, '1')).toEqual({ n: 1 });
    books.close();
  });

  it('are of another edition after each change, and only then', async () => {
    const log = slowLog();
    const books = followBooks(log.sql, vault, [{ decider: counter, ids: () => ['1'] }], () => undefined);
    const editions: object[] = [];
    for (const happens of [true, false, true]) {
      if (happens) log.count();
      await log.answering(books.readOn());
      editions.push(books.edition());
    }
    expect(editions[1]).toBe(editions[0]);
    expect(editions[2]).not.toBe(editions[1]);
    books.close();
  });
});
