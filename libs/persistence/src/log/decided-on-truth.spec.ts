import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { decider, decision, event, execute, refuseUnless, Refused, streamOf, type Actor, type Answer } from '@jurilien/event-sourcing';
import { unchanging } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { z } from 'zod';
import type { Group } from './append-queue.js';
import type { Database } from '../database/database.js';
import type { EventCodec } from './event-codec.js';
import { eventStore } from './event-store.js';
import type { KeyVault } from '../keys/key-vault.js';

/** Commands on a log in memory that others write to as well, whose answers get lost and which is away at times. */
const ACTOR: Actor = { kind: 'system', id: 'test' };
const LIMIT = 6;
const counted = event(z.object({ total: z.number(), by: z.string() }));
const counter = decider({
  category: 'counter',
  events: { Counted: counted },
  initial: { total: 0, by: [] as readonly string[] },
  evolve: (s, e) => ({ total: e.data.total, by: [...s.by, e.data.by] }),
});
/** Counts on in the first stream what it sees there, up to a limit; `once` counts for a name that is not there yet; `reset` begins again. */
const count = decision({
  name: 'Count',
  input: z.object({ on: z.string(), reads: z.string(), by: z.string(), once: z.boolean(), limited: z.boolean() }),
  streams: ({ on, reads }) => ({ on: streamOf(counter, on), ...(reads === on ? {} : { reads: streamOf(counter, reads) }) }),
  decide: ({ by, once, limited }, { on }) => {
    if (once && on.by.includes(by)) return {};
    if (by === 'reset') return { on: [{ type: 'Counted' as const, data: { total: 0, by } }] };
    refuseUnless(!limited || on.total < LIMIT, 'WRONG_STATE', 'full');
    return { on: [{ type: 'Counted' as const, data: { total: on.total + 1, by } }] };
  },
});

interface Row {
  readonly stream: string;
  readonly version: number;
  readonly command: string;
  readonly payload: { readonly total: number; readonly by: string };
}
type Mood = 'fine' | 'away' | 'lost' | 'other';

function memory(next: () => Mood) {
  const log: Row[] = [];
  let away = 0;
  const of = (stream: string): Row[] => log.filter((r) => r.stream === stream);
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  /** What `append_events` does: bundles whole or not at all. */
  const appended = (groups: readonly (Group & { b: number })[]): Record<number, number> => {
    const bad = new Set<number>();
    groups.forEach((g, n) => {
      if (g.x.some(([stream, expected]) => of(stream).length !== expected) || log.some((r) => r.command === g.c)) bad.add(g.b);
      for (const o of groups.slice(0, n))
        if (o.c === g.c || (o.b !== g.b && o.e.some(({ s }) => g.x.some(([stream]) => stream === s)))) bad.add(g.b);
    });
    const done: Record<number, number> = {};
    groups.forEach((g, n) => {
      if (bad.has(g.b)) return;
      for (const { s, v, d } of g.e as unknown as { s: string; v: number; d: Row['payload'] }[]) {
        if (v !== of(s).length + 1) throw new Error('a version was skipped or written twice');
        log.push({ stream: s, version: v, command: g.c, payload: d });
      }
      done[n + 1] = log.length;
    });
    return done;
  };
  const loaded = ([streams, afters, commands]: readonly unknown[]): object[] => {
    const rowOf = (r: Row, wanted: boolean): object => ({
      ...r,
      now: new Date().toISOString(),
      wanted,
      type: 'Counted',
      schema_version: 1,
      occurred_at: new Date().toISOString(),
      actor: ACTOR,
      sealed: null,
      command_id: r.command,
      position: String(log.indexOf(r) + 1),
    });
    const found = (streams as string[])
      .flatMap((s, i) => of(s).filter((r) => r.version > (afters as number[])[i]!))
      .map((r) => rowOf(r, true));
    const earlier = log.filter((r) => (commands as string[]).includes(r.command)).map((r) => rowOf(r, false));
    return found.length + earlier.length > 0 ? [...found, ...earlier] : [{ now: new Date().toISOString(), wanted: null }];
  };
  const db = {
    async prepared(text: string, values: readonly unknown[]) {
      const mood = next();
      if (mood === 'other' && values.length === 1) {
        const { s } = (JSON.parse(values[0] as string) as Group[])[0]!.e[0]!;
        appended([
          { c: randomUUID(), x: [], b: 0, e: [{ s, v: of(s).length + 1, d: { total: (of(s).at(-1)?.payload.total ?? 0) + 1, by: '' } }] },
        ] as never);
      }
      await turn();
      if (mood === 'away') throw new Error('Connection terminated unexpectedly');
      const answer = text.includes('read_streams') ? loaded(values) : [{ done: appended(JSON.parse(values[0] as string) as never) }];
      await turn();
      if (mood === 'lost') throw new Error('Connection terminated unexpectedly');
      return answer;
    },
    async query(_text: string, [command]: readonly unknown[]) {
      await turn();
      if (away++ % 5 === 4) throw new Error('Connection terminated unexpectedly');
      return log.filter((r) => r.command === command);
    },
  } as unknown as Database;
  return { db, log, of };
}

const codec = {
  check: () => undefined,
  ownersOf: () => [],
  encode: (_: string, e: { type: string; data: object }) => ({ type: e.type, version: 1, payload: e.data, sealed: null }),
  keysOf: () => new Map(),
  stillCached: () => true,
  decodePast: (rows: readonly { payload: object }[]) =>
    Promise.resolve(rows.map((r) => ({ ...r, data: r.payload, occurredAt: '', type: 'Counted' }))),
} as unknown as EventCodec;
const secrets = { code: () => '', hash: (v: string) => v, id: (c: string) => c, number: () => 0 };
const storeOn = (db: Database) => eventStore(db, codec, {} as KeyVault, () => undefined);

type StoryEvent = { readonly answer: Answer } | { readonly refused: string };
/** Sends a command until it is answered, as a client does that was answered that the database is away. */
async function send(
  store: ReturnType<typeof storeOn>,
  commandId: string,
  input: Record<string, unknown>,
  begins?: true,
): Promise<StoryEvent> {
  for (let n = 0; n < 500; n++) {
    try {
      return {
        answer: await execute(
          { store, secrets, configuration: unchanging() },
          { ...count, tries: 100 },
          { name: 'Count', commandId, input, actor: ACTOR, begins },
        ),
      };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.code };
      if ((error as Error).name !== 'Unavailable') throw error;
    }
  }
  throw new Error('never answered');
}

beforeAll(() => {
  jest.spyOn(Math, 'random').mockReturnValue(-0.249);
});
afterAll(() => {
  jest.restoreAllMocks();
});

/** The same database, and what it is asked for. */
function listenedTo(db: Database): { happened: Database; asked: string[] } {
  const asked: string[] = [];
  const prepared = (text: string, values: never) => (
    asked.push(text.includes('read_streams') ? 'load' : 'append'),
    db.prepared(text, values)
  );
  return { happened: { ...db, prepared } as Database, asked };
}

it('thirty commands for one stream are one reading and one append, and the next thirty one append alone', async () => {
  const { db, of } = memory(() => 'fine');
  const { happened, asked } = listenedTo(db);
  const store = storeOn(happened);
  const all = () =>
    Promise.all(Array.from({ length: 30 }, () => send(store, randomUUID(), { on: 's', reads: 's', by: 'x', once: false, limited: false })));
  await all();
  expect(asked).toEqual(['load', 'append']);
  await all();
  expect(asked).toEqual(['load', 'append', 'append']);
  expect(of('counter-s').map((r) => r.payload.total)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
});

it('what begins a stream is appended without reading it, and reads it where it was there before', async () => {
  const { db, of } = memory(() => 'fine');
  const { happened, asked } = listenedTo(db);
  const [store, elsewhere] = [storeOn(happened), storeOn(db)];
  const begin = (on: string, s = store) => send(s, randomUUID(), { on, reads: on, by: on, once: false, limited: true }, true);
  // The clock is observed with the first reading.
  await begin('a');
  expect(asked.splice(0)).toEqual(['load', 'append']);
  expect(await begin('b')).toMatchObject({ answer: { events: [{ version: 1 }] } });
  expect(await begin('b')).toMatchObject({ answer: { events: [{ version: 2 }] } });
  expect(asked.splice(0)).toEqual(['append', 'append']);
  await begin('c', elsewhere);
  expect(await begin('c')).toMatchObject({ answer: { events: [{ version: 2 }] } });
  expect(asked).toEqual(['append', 'load', 'append']);
  expect(of('counter-c').map((r) => r.payload.total)).toEqual([1, 2]);
});

it('a refusal, and finding nothing to do, are answered on what the log says', async () => {
  const { db, of } = memory(() => 'fine');
  const [store, elsewhere] = [storeOn(db), storeOn(db)];
  const one = (s = store, over = {}) => send(s, randomUUID(), { on: 's', reads: 's', by: 'x', once: false, limited: true, ...over });
  for (let n = 1; n <= LIMIT; n++) await one();
  expect(await one()).toEqual({ refused: 'WRONG_STATE' });
  expect(await one(store, { once: true })).toEqual({ answer: { position: 0, events: [] } });
  expect(of('counter-s')).toHaveLength(LIMIT);
  await one(elsewhere, { by: 'reset' });
  expect(await one()).toMatchObject({ answer: { events: [{ version: LIMIT + 2 }] } });
});

it('whatever is decided on what, through two processes, with batches that fail, each is written once, saw all before it, and is answered truthfully', async () => {
  const names = ['a', 'b', 'c'];
  const asked = fc.record({
    on: fc.constantFrom(...names),
    reads: fc.constantFrom(...names),
    by: fc.constantFrom('x', 'y', 'z'),
    once: fc.boolean(),
    limited: fc.boolean(),
    twice: fc.boolean(),
    begins: fc.constantFrom(undefined, undefined, true as const),
    process: fc.constantFrom(0, 0, 0, 1),
    waits: fc.integer({ min: 0, max: 6 }),
  });
  const mood = fc.constantFrom<Mood>('fine', 'fine', 'fine', 'fine', 'fine', 'away', 'lost', 'other');
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 25 }), fc.infiniteStream(mood), async (commands, moods) => {
      const { db, log, of } = memory(() => moods.next().value);
      const stores = [storeOn(db), storeOn(db)];
      await Promise.all(
        commands.map(async ({ twice, begins, process, waits, ...input }) => {
          for (let n = 0; n < waits; n++) await new Promise((resolve) => setImmediate(resolve));
          const commandId = randomUUID();
          const stream = `counter-${input.on}`;
          const happened = await Promise.all(
            (twice ? [process, 1 - process] : [process]).map((p) => send(stores[p]!, commandId, input, begins)),
          );
          const mine = log.filter((r) => r.command === commandId);
          expect(mine.length).toBeLessThanOrEqual(1);
          for (const t of happened) {
            if ('refused' in t) expect(input.limited && of(stream).length >= LIMIT).toBe(true);
            else if (t.answer.events.length === 0) expect(input.once && of(stream).some((r) => r.payload.by === input.by)).toBe(true);
            else expect([t.answer.events[0]!.version, t.answer.position]).toEqual([mine[0]!.version, log.indexOf(mine[0]!) + 1]);
          }
        }),
      );
      for (const n of names) expect(of(`counter-${n}`).map((r) => r.payload.total)).toEqual(of(`counter-${n}`).map((r) => r.version));
      const limits = commands.every((c) => c.limited) && !log.some((r) => r.payload.by === '');
      if (limits) for (const n of names) expect(of(`counter-${n}`).length).toBeLessThanOrEqual(LIMIT);
    }),
    { numRuns: 150 },
  );
});
