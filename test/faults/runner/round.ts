import { seeded } from '../../support/faults.js';
import { nothingOwed } from '../../support/invariants.js';
import { brokenIn } from './checks/index.js';
import type { historian } from './history.js';
import { journeysOf, type Travelled } from './journeys.js';
import { KINDS } from './kinds/index.js';
import { untilReady } from './kinds/kind.js';
import type { People } from './people.js';
import { oneOf, seedFor, type Round } from './plan.js';
import type { World } from './world.js';

/** What one round came to. */
export interface RoundResult {
  readonly round: number;
  readonly faults: readonly { readonly fault: string; readonly at: number; readonly what: string; readonly skipped?: true }[];
  readonly journeys: Readonly<Record<string, number>>;
  readonly events: number;
  readonly seconds: number;
  readonly broken: readonly { readonly check: string; readonly wrong: readonly string[] }[];
}

const PROGRESS_MS = 20_000;

/** Runs the rounds of one world, one after another. */
export function rounds(world: World, people: People, history: ReturnType<typeof historian>, lanes: number, tell: (line: string) => void) {
  const makers = Object.entries(journeysOf(world.system, people));
  const travelled: Travelled[] = [];

  return async (plan: Round): Promise<RoundResult> => {
    const began = Date.now();
    const troubles: string[] = [];
    const journeys: Record<string, number> = {};
    const faults: Promise<RoundResult['faults'][number]>[] = [];
    const ahead = [...plan.faults];
    /** What lays its hands on a thing last. */
    const hands = new Map<string, Promise<string>>();
    let begun = 0;

    const trouble = (where: string) => (error: unknown) =>
      void troubles.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    async function lane(): Promise<void> {
      while (begun < plan.journeys) {
        const n = ++begun;
        while (ahead[0] && ahead[0].at <= n) faults.push(fault(ahead.shift()!));
        const random = seeded(seedFor(plan.seed, 'journey', n));
        const [kind, make] = oneOf(makers, random());
        await make(random).then(
          (one) => {
            journeys[kind] = (journeys[kind] ?? 0) + 1;
            travelled.push(one);
          },
          trouble(`journey ${n}, ${kind}`),
        );
      }
    }
    async function fault({ fault: name, at, seed }: Round['faults'][number]): Promise<RoundResult['faults'][number]> {
      const kind = KINDS[name]!;
      const missing = await kind.missing?.(world);
      if (missing) return { fault: name, at, what: missing, skipped: true };
      const cause = async (): Promise<string> => {
        await Promise.all(kind.touches.map((thing) => hands.get(thing)));
        return kind.cause(world, seeded(seed)).catch((error: unknown) => {
          trouble(name)(error);
          return 'failed';
        });
      };
      const over = cause();
      for (const thing of kind.touches) hands.set(thing, over);
      const what = await over;
      return { fault: name, at, what };
    }

    const progress = setInterval(() => {
      const ended = Object.values(journeys).reduce((n, one) => n + one, troubles.length);
      tell(`  round ${plan.n}: ${ended} of ${plan.journeys} journeys`);
    }, PROGRESS_MS);
    await Promise.all(Array.from({ length: lanes }, lane)).finally(() => clearInterval(progress));
    const caused = await Promise.all(faults);
    await untilReady(world).catch(trouble('afterwards'));
    for (const [service, running] of Object.entries(world.system.processes))
      if (!running.alive()) troubles.push(`the ${service} ended by itself: ${running.output().slice(-1_500)}`);
    await settled(world).catch(trouble('afterwards'));
    const { accepted, outrageous } = people.book;
    const seen = await history.look({ accepted, travelled, outrageous });
    const broken = [...(troubles.length > 0 ? [{ check: 'everything comes to its end', wrong: troubles }] : []), ...brokenIn(seen)];
    return { round: plan.n, faults: caused, journeys, events: seen.events.length, seconds: (Date.now() - began) / 1_000, broken };
  };
}

/** Work that waits for a next try after a fault is brought forward: nobody has an hour. */
async function settled({ system }: World): Promise<void> {
  let waiting = true;
  const hurry = async (): Promise<void> => {
    while (waiting) {
      await system.kernel.db
        .query(
          `update work_items set due_at = least(due_at, clock_timestamp()) where state = 'pending' and attempts > 0 and due_at > clock_timestamp() + interval '12 seconds'`,
        )
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };
  await Promise.all([nothingOwed(system).finally(() => (waiting = false)), hurry()]);
}
