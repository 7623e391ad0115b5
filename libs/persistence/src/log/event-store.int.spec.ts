import { randomUUID } from 'node:crypto';
import { type Config, type ConfigVersions, execute, type Recorded } from '@jurilien/event-sourcing';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { SYSTEM, till, tillKernel } from '../../../../test/support/till.js';
import { isFromNewerCode } from './event-codec.js';
import { readStream } from './event-feed.js';
import { eventStore } from './event-store.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeAll(async () => {
  k = await tillKernel();
});
afterAll(() => k.close());

const id = (): string => randomUUID();
const stream = (tillId: string): Promise<Recorded[]> => readStream(k.db, k.codec, `till-${tillId}`);
const balance = async (tillId: string): Promise<number> =>
  (await stream(tillId)).reduce((n, e) => n + (e.type === 'MoneyAdded' ? 1 : -1) * (e.data.cents as number), 0);

describe('a command sent more than once', () => {
  it('gets its first answer again and appends nothing', async () => {
    const tillId = id();
    const commandId = randomUUID();
    const first = await k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five' });
    expect(await k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five' })).toEqual({ ...first, duplicate: true });
    expect(await stream(tillId)).toHaveLength(1);
  });

  it('is refused when the same id carries another command', async () => {
    const tillId = id();
    const commandId = randomUUID();
    await k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five' });
    await expect(k.send('AddMoney', { tillId, cents: 6 }, { commandId, fingerprint: 'six' })).rejects.toMatchObject({
      code: 'DUPLICATE',
      detail: 'command-id-used-for-another-command',
    });
    expect(await balance(tillId)).toBe(5);
  });

  it('at the same instant happens once, and every caller is answered the same', async () => {
    const tillId = id();
    const commandId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five', expectedVersion: 0 })),
    );
    expect(new Set(answers.map((a) => a.position)).size).toBe(1);
    expect(answers.filter((a) => !a.duplicate)).toHaveLength(1);
    expect(await stream(tillId)).toHaveLength(1);
  });

  it('at the same instant with two bodies over two streams happens once, and the other one is refused', async () => {
    const [a, b] = [id(), id()];
    const commandId = randomUUID();
    const answers = await Promise.allSettled(
      [a, b].map((tillId) => k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: tillId })),
    );
    expect(answers.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stream(a)).length + (await stream(b)).length).toBe(1);
  });
});

describe('versions', () => {
  it('of one stream have no gap, whatever races', async () => {
    const tillId = id();
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => k.send('AddMoney', { tillId, cents: 1 })));
    expect(results.every((r) => r.status === 'fulfilled')).toBe(true);
    expect((await stream(tillId)).map((e) => e.version)).toEqual([1, 2, 3]);
  });

  it('of forty commands in one moment are those of their decisions, and a refusal on top of something that never came is no answer', async () => {
    const [a, b] = [id(), id()];
    await k.send('AddMoney', { tillId: a, cents: 1_000 });
    // Another process writes in between, past this one's ways.
    const other = eventStore(k.db, k.codec, k.vault, () => undefined);
    const elsewhere = (n: number) =>
      execute({ ...k, store: other }, k.registry.decisions.get('AddMoney')!, {
        name: 'AddMoney',
        input: { tillId: a, cents: 1 },
        commandId: randomUUID(),
        actor: SYSTEM,
        reason: `other ${n}`,
      });
    const moves = Array.from({ length: 40 }, (_, n) => [
      k.send('MoveMoney', { from: a, to: b, cents: 30 }),
      ...(n % 10 === 5 ? [elsewhere(n)] : []),
    ]).flat();
    const results = await Promise.allSettled(moves);
    for (const r of results) if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'STALE_VERSION' });
    const events = await stream(a);
    expect(events.map((e) => e.version)).toEqual(events.map((_, n) => n + 1));
    let left = 0;
    for (const e of events) {
      left += (e.type === 'MoneyAdded' ? 1 : -1) * (e.data.cents as number);
      expect(left).toBeGreaterThanOrEqual(0);
    }
    const moved = results.filter((r) => r.status === 'fulfilled' && r.value.events.length === 2).length;
    expect(await balance(b)).toBe(30 * moved);
    expect(events.filter((e) => e.type === 'MoneyTaken')).toHaveLength(moved);
  });

  it('seen by the caller are never written over', async () => {
    const tillId = id();
    await k.send('AddMoney', { tillId, cents: 1 });
    await expect(k.send('AddMoney', { tillId, cents: 1 }, { expectedVersion: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await k.send('AddMoney', { tillId, cents: 1 }, { expectedVersion: 1 });
  });

  it('lost three times in a row end in STALE_VERSION, not in an endless loop', async () => {
    const tillId = id();
    let tries = 0;
    const unlucky = {
      load: k.store.load,
      append: async () => {
        tries++;
        return 'conflict' as const;
      },
    };
    await expect(
      execute({ ...k, store: unlucky }, k.registry.decisions.get('AddMoney')!, {
        name: 'AddMoney',
        commandId: randomUUID(),
        input: { tillId, cents: 1 },
        actor: SYSTEM,
      }),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(tries).toBe(3);
  });

  describe('in one statement', () => {
    const x = (tillId: string, version: number) => [`till-${tillId}`, version];
    const e = (tillId: string, v: number) => ({ s: `till-${tillId}`, v, t: 'MoneyTaken', sv: 1, d: { tillId, cents: 1 } });
    const group = (over: object) => ({ c: randomUUID(), at: '2026-01-01T00:00:00.000Z', actor: SYSTEM, corr: randomUUID(), ...over });
    const appended = async (...groups: object[]) => {
      const [row] = await k.db.query<{ done: object }>('select append_events($1::jsonb) as done', [JSON.stringify(groups)]);
      return Object.keys(row!.done);
    };

    it('a stream that another command only read is no conflict', async () => {
      const [source, target] = [id(), id()];
      await k.send('AddMoney', { tillId: source, cents: 100 });
      expect(
        await appended(
          group({ x: [x(target, 0), x(source, 1)], e: [e(target, 1)] }),
          group({ x: [x(source, 1)], e: [e(source, 2)] }),
          group({ x: [x(source, 7)], e: [e(source, 8)] }),
        ),
      ).toEqual(['1', '2']);
    });

    it('of several events of a command the last one is its position, and two that want the same place are both kept out', async () => {
      const [a, b] = [id(), id()];
      const [row] = await k.db.query<{ done: Record<number, number> }>('select append_events($1::jsonb) as done', [
        JSON.stringify([
          group({ b: 0, x: [x(a, 0)], e: [e(a, 1), e(a, 2)] }),
          group({ b: 0, x: [], e: [e(a, 3)] }),
          group({ b: 2, x: [x(b, 0)], e: [e(b, 1)] }),
        ]),
      ]);
      const [second, third, last] = await k.db.query<{ position: string }>(
        'select position from events where stream = any($1) and version > 1 or stream = $2 order by position',
        [[`till-${a}`], `till-${b}`],
      );
      expect(Object.values(row!.done)).toEqual([second, third, last].map((r) => Number(r!.position)));
      const c = id();
      await expect(appended(group({ x: [x(c, 0)], e: [e(c, 1)] }), group({ x: [x(c, 0)], e: [e(c, 1)] }))).rejects.toThrow('events_pkey');
      expect(await stream(c)).toEqual([]);
    });
  });
});

describe('a decision over two streams', () => {
  it('is one transaction, and never goes below nothing, whatever races', async () => {
    const [a, b] = [id(), id()];
    await k.send('AddMoney', { tillId: a, cents: 100 });
    await Promise.allSettled(Array.from({ length: 20 }, () => k.send('MoveMoney', { from: a, to: b, cents: 30 })));
    const [left, right] = [await balance(a), await balance(b)];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + right).toBe(100);
    const pairs = await k.db.query<{ n: string }>(
      `select count(*) as n from events where stream = any($1) and type <> 'MoneyAdded' or stream = $2 group by command_id`,
      [[`till-${a}`], `till-${b}`],
    );
    expect(pairs.every((p) => p.n === '2')).toBe(true);
  });
});

describe('what an event says besides its data', () => {
  it('who, for whom, why, and what led to it', async () => {
    const tillId = id();
    const [correlationId, commandId] = [randomUUID(), randomUUID()];
    await k.send(
      'AddMoney',
      { tillId, cents: 1 },
      {
        commandId,
        correlationId,
        causationId: '42',
        reason: 'Erreur de caisse',
        onBehalfOf: 'holder-1',
        actor: { kind: 'user', id: 'staff-1', role: 'admin' },
      },
    );
    expect((await stream(tillId))[0]).toMatchObject({
      actor: { kind: 'user', id: 'staff-1', role: 'admin' },
      reason: 'Erreur de caisse',
      onBehalfOf: 'holder-1',
      commandId,
      correlationId,
      causationId: '42',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('starts a story of its own when nothing led to it', async () => {
    const tillId = id();
    const commandId = randomUUID();
    await k.send('AddMoney', { tillId, cents: 1 }, { commandId });
    expect((await stream(tillId))[0]).toMatchObject({ correlationId: commandId, causationId: undefined });
  });
});

describe('the door of the log', () => {
  // proves: ASVS row 57
  it('refuses text that the database cannot hold', async () => {
    await expect(k.send('OpenTill', { tillId: id(), holder: id(), name: 'a\u0000b' })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(k.send('OpenTill', { tillId: id(), holder: id(), name: '\ud800' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('refuses an event that does not fit its own schema, whatever the decision thought', async () => {
    const tillId = id();
    await expect(k.send('TakeMoney', { tillId, cents: -1 })).rejects.toThrow('Event "MoneyTaken" does not fit its own schema: cents');
    expect(await stream(tillId)).toEqual([]);
  });

  it('lets the neighbours of a broken append through', async () => {
    const good = Array.from({ length: 5 }, id);
    const results = await Promise.allSettled([
      ...good.map((tillId) => k.send('AddMoney', { tillId, cents: 1 })),
      k.send('AddMoney', { tillId: id(), cents: 1 }, { correlationId: 'not a uuid' }),
    ]);
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  });

  // proves: ASVS row 83
  it('cannot be passed backwards: the log is never edited', async () => {
    await expect(k.db.query(`update events set reason = 'x'`)).rejects.toThrow('append-only');
    await expect(k.db.query('delete from events')).rejects.toThrow('append-only');
  });

  it('finds its own event again when the answer to a commit was lost', async () => {
    const tillId = id();
    let lost = 0;
    const flaky = {
      ...k.db,
      prepared: async (text: string, values?: readonly unknown[]) => {
        const rows = await k.db.prepared(text, values);
        if (text.includes('append_events') && lost++ === 0) throw new Error('Connection terminated unexpectedly');
        return rows;
      },
    } as typeof k.db;
    const { eventStore } = await import('./event-store.js');
    const answer = await execute(
      { ...k, store: eventStore(flaky, k.codec, k.vault, () => undefined) },
      k.registry.decisions.get('AddMoney')!,
      { name: 'AddMoney', commandId: randomUUID(), input: { tillId, cents: 9 }, actor: SYSTEM },
    );
    expect(answer.events).toEqual([{ type: 'MoneyAdded', stream: `till-${tillId}`, version: 1 }]);
    expect(await stream(tillId)).toHaveLength(1);
    expect(lost).toBe(1);
  });
});

describe('old events', () => {
  const insert = (tillId: string, type: string, schemaVersion: number, payload: object) =>
    k.db.query(
      `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
     values ($1, 1, $2, $3, now(), '{"kind":"system","id":"old"}', gen_random_uuid(), 1, gen_random_uuid(), $4)`,
      [`till-${tillId}`, type, schemaVersion, JSON.stringify(payload)],
    );

  it('climb the ladder to the version of today', async () => {
    const tillId = id();
    await insert(tillId, 'MoneyAdded', 1, { tillId, dollars: 3 });
    expect((await stream(tillId))[0]!.data).toEqual({ tillId, cents: 300 });
    await k.send('TakeMoney', { tillId, cents: 300 });
  });

  it('of a type that this code does not declare are named, with where they are, and known as another version’s', async () => {
    const tillId = id();
    await insert(tillId, 'TillPolished', 1, {});
    const error: unknown = await stream(tillId).catch((e: unknown) => e);
    expect((error as Error).message).toMatch(/Event "TillPolished" is in the log but no context of this version declares it.*stream till-/);
    expect(isFromNewerCode(error)).toBe(true);
  });

  it('of a version newer than the code are named too', async () => {
    const tillId = id();
    await insert(tillId, 'MoneyTaken', 7, { tillId, cents: 1 });
    const error: unknown = await stream(tillId).catch((e: unknown) => e);
    expect((error as Error).message).toMatch(/written by a newer version of the code \(event MoneyTaken version 7/);
    expect(isFromNewerCode(error)).toBe(true);
  });
});

describe('the configuration that an event was decided on', () => {
  const four = configWith({ 'lead.files.max': 4 }, 4);
  const nine = configWith({ 'lead.files.max': 9 }, 9);
  const known = new Map([asShipped(), four, nine].map((config) => [config.version, config]));
  let inForce = four;
  const looked: number[] = [];
  const configuration: ConfigVersions = {
    current: () => inForce,
    at: (version) => known.get(version)!,
    upTo: (version) => Promise.resolve(void looked.push(version)),
  };

  it('is stored with it and comes back with it, also for the next decision, and is the shipped one for events of before', async () => {
    const of = await tillKernel({ automations: [] }, { configuration });
    try {
      const tillId = id();
      await of.send('AddMoney', { tillId, cents: 5 });
      inForce = nine;
      await of.send('AddMoney', { tillId, cents: 5 });
      await of.db.query(
        `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
         select stream, 3, type, schema_version, occurred_at, actor, gen_random_uuid(), 1, correlation_id, payload from events where stream = $1 and version = 1`,
        [`till-${tillId}`],
      );
      const events = await readStream(of.db, of.codec, `till-${tillId}`);
      expect(events.map(({ config }) => config)).toEqual([four, nine, asShipped()]);
      expect(looked).toContain(9);
      // A process that knows nothing of the stream folds each event on its own configuration.
      const folded: number[] = [];
      const decider = { ...till, evolve: (s: object, _e: unknown, meta: { config: Config }) => (folded.push(meta.config.version), s) };
      await eventStore(of.db, of.codec, of.vault, () => undefined).load([{ decider: decider as never, id: tillId }]);
      expect(folded).toEqual([4, 9, 1]);
    } finally {
      await of.close();
    }
  });
});
