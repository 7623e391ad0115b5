import { bounded } from '../../support/eventually.js';
import { PATIENCE_SECONDS, seeded } from '../../support/faults.js';
import { brokenIn } from './checks/index.js';
import type { historian, History } from './history.js';
import { journeysOf, type Travelled } from './journeys.js';
import { KINDS } from './kinds/index.js';
import { untilReady } from './kinds/kind.js';
import { hurrying, inPeace } from './peace.js';
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
/** Longer than anything takes with two faults in its way, on a slow machine too: what is not over then stands still. */
const JOURNEY_SECONDS = PATIENCE_SECONDS;
const FAULT_SECONDS = PATIENCE_SECONDS;
/** Where something went wrong already, peace may never come. */
const TROUBLED_SECONDS = 60;

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
    /** Faults that last just now. */
    let causing = 0;

    const ended = (): number => Object.values(journeys).reduce((n, one) => n + one, troubles.length);
    const trouble = (where: string) => (error: unknown) =>
      void troubles.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    async function lane(): Promise<void> {
      // Whatever comes after a trouble says less than what led to it.
      while (begun < plan.journeys && troubles.length === 0) {
        const n = ++begun;
        while (ahead[0] && ahead[0].at <= n) faults.push(fault(ahead.shift()!));
        const random = seeded(seedFor(plan.seed, 'journey', n));
        const [kind, make] = oneOf(makers, random());
        await bounded(() => make(random), 'it', JOURNEY_SECONDS).then(
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
        await Promise.all(kind.touches.map(async (thing) => hands.get(thing)));
        causing++;
        return bounded(() => kind.cause(world, seeded(seed)), 'it', FAULT_SECONDS)
          .catch((error: unknown) => {
            trouble(name)(error);
            return 'failed';
          })
          .finally(() => causing--);
      };
      const over = cause();
      for (const thing of kind.touches) hands.set(thing, over);
      return { fault: name, at, what: await over };
    }

    const progress = setInterval(() => tell(`  round ${plan.n}: ${ended()} of ${plan.journeys} journeys`), PROGRESS_MS);
    const hurry = hurrying(world, () => causing === 0);
    try {
      await people.goOn();
      await Promise.all(Array.from({ length: lanes }, lane));
      const caused = await Promise.all(faults);
      await untilReady(world).catch(trouble('afterwards'));
      for (const [service, running] of Object.entries(world.system.processes))
        if (!running.alive()) troubles.push(`the ${service} ended by itself: ${running.output().slice(-1_500)}`);
      const { accepted, outrageous } = people.book;
      const look = (now: string): Promise<History> => history.look({ now, accepted, travelled, outrageous });
      const seen = await inPeace(world, look, troubles.length > 0 ? TROUBLED_SECONDS : PATIENCE_SECONDS)
        .catch((error: unknown) => {
          trouble('afterwards')(error);
          return bounded(() => look(new Date().toISOString()), 'a last look', TROUBLED_SECONDS);
        })
        .catch(trouble('afterwards'));
      const broken = [
        ...(troubles.length > 0 ? [{ check: 'everything comes to its end', wrong: troubles }] : []),
        ...(seen ? brokenIn(seen) : []),
      ];
      return { round: plan.n, faults: caused, journeys, events: seen?.events.length ?? 0, seconds: (Date.now() - began) / 1_000, broken };
    } finally {
      clearInterval(progress);
      hurry.stop();
    }
  };
}
