import { randomUUID } from 'node:crypto';
import { execute, fold, Refused, type Answer, type Decider, type EventStore, type Recorded } from '@jurilien/event-sourcing';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import { readStream } from '@jurilien/persistence';
import { contexts } from '@jurilien/runtime';
import type { Outcome, Sent } from '../../libs/processes/src/memory-log.testing.js';
import type { RaceLog } from '../../libs/processes/src/race-world.testing.js';
import { testKernel } from './kernel.js';

type AnyDecider = Decider<any, any>;
/** Ids of the specs start like this; each world has a beginning of its own, so that many share one database. */
const BEGINNING = '018f2a10';
const swap = <T>(value: T, from: string, to: string): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value).replaceAll(from, to)) as T);

/** Worlds on a real log, with the commands of the claims; what they read is a copy of the log after each command. */
export function postgresLog() {
  let kernel: Awaited<ReturnType<typeof testKernel>>;
  return {
    async open(): Promise<void> {
      kernel = await testKernel(contexts);
    },
    close: () => kernel?.close(),
    fresh: (): RaceLog => world(() => kernel),
  };
}

function world(kernelOf: () => Awaited<ReturnType<typeof testKernel>>): RaceLog {
  const own = randomUUID().slice(0, 8);
  const streams = new Map<string, Recorded[]>();
  const seeds = new Map<string, () => Promise<void>>();
  const inside = <T>(value: T): T => swap(value, BEGINNING, own);
  const outside = <T>(value: T): T => swap(value, own, BEGINNING);

  /** Pasts go in before the first command, event by event at their own instants. */
  async function plant(): Promise<void> {
    for (const put of seeds.values()) await put();
    seeds.clear();
  }
  async function look(): Promise<void> {
    const { db, codec } = kernelOf();
    const names = await db.query<{ stream: string }>('select distinct stream from events where stream like $1', [`%-${own}-%`]);
    const claims = await db.query<{ stream: string }>(
      `select distinct 'acceptance-' || (payload ->> 'acceptanceId') as stream from events where stream like $1 and type = 'AcceptanceConfirmed'`,
      [`distribution-${own}-%`],
    );
    for (const { stream } of [...names, ...claims])
      streams.set(
        outside(stream),
        (await readStream(db, codec, stream)).map((e) => ({ ...outside(e), config: e.config })),
      );
  }

  async function run(store: EventStore, { name, input, actor, at, commandId }: Sent): Promise<Outcome> {
    const { registry, ...ports } = kernelOf();
    try {
      const answer: Answer = await execute({ ...ports, store }, registry.decisions.get(name)!, {
        name,
        input: inside(input),
        actor: inside(actor),
        at,
        commandId: commandId ? inside(commandId) : randomUUID(),
        reason: 'because of a spec',
      });
      return { answer, types: answer.events.map((e) => e.type) };
    } catch (error) {
      if (error instanceof Refused) return { refusal: error.message };
      throw error;
    }
  }

  const eventsOf = (d: AnyDecider, id: string): readonly Recorded[] => streams.get(`${d.category}-${id}`) ?? [];
  return {
    seed(decider: AnyDecider, id: string, past: Past): void {
      const events = recorded(decider, id, past);
      streams.set(`${decider.category}-${id}`, events);
      seeds.set(`${decider.category}-${id}`, async () => {
        for (const e of events)
          await kernelOf().store.append({
            command: { name: 'seed', commandId: randomUUID(), input: {}, actor: inside(e.actor) },
            occurredAt: e.occurredAt,
            config: e.config,
            streams: [
              {
                ref: { decider, id: inside(id) },
                expectedVersion: e.version - 1,
                events: [{ type: e.type, data: inside(e.data) }] as never,
              },
            ],
          });
      });
    },
    async send(sent) {
      await plant();
      const outcome = await run(kernelOf().store, sent);
      await look();
      return outcome;
    },
    async race(first, second) {
      await plant();
      const { store } = kernelOf();
      let won: Outcome | undefined;
      const lost = await run(
        {
          ...store,
          cached: () => undefined,
          async load(refs, commandId) {
            const loaded = await store.load(refs, commandId);
            won ??= await run(store, first);
            return loaded;
          },
        },
        second,
      );
      await look();
      return [won!, lost];
    },
    events: eventsOf,
    state: <S>(decider: Decider<S, any>, id: string): S => fold(decider, eventsOf(decider, id)),
    length: (): number => [...streams.values()].flat().length,
  };
}
