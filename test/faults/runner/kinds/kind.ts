import { eventually } from '../../../support/eventually.js';
import { PATIENCE_SECONDS } from '../../../support/faults.js';
import type { Backend } from '../../../support/system.js';
import type { World } from '../world.js';

type Thing = 'api' | 'worker' | 'database' | 'redis' | 'people' | 'line to database' | 'line to redis' | 'providers';

/** A kind of fault: caused while people are under way, and over when it returns. */
export interface Kind {
  readonly about: string;
  /** What it lays its hands on: two faults of one thing come one after the other. */
  readonly touches: readonly Thing[];
  /** Where it means something; everywhere unless stated. */
  readonly backends?: readonly Backend[];
  /** Why this machine cannot cause it; nothing when it can. */
  readonly missing?: (world: World) => Promise<string | undefined> | string | undefined;
  /** Causes it, ends it, and answers in words what happened. */
  readonly cause: (world: World, random: () => number) => Promise<string>;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
/** A number of milliseconds between two. */
export const between = (least: number, most: number, chance: number): number => Math.round(least + (most - least) * chance);

/** Starts PostgreSQL again, as its operator does: until it runs. */
export const databaseAgain = ({ database }: World): Promise<unknown> =>
  eventually(
    () =>
      database.start().then(
        () => true,
        () => false,
      ),
    'PostgreSQL',
    PATIENCE_SECONDS,
  );

/** Waits until the product says that it can do its work again, and what it hands on is done. */
export const untilReady = ({ system }: World): Promise<unknown> => {
  let last = 'no one answered';
  return eventually(
    async () => {
      const answer = await fetch(`${system.origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      last = answer ? await answer.text() : 'no one answered';
      return answer?.ok && (JSON.parse(last) as { status: string }).status === 'ok';
    },
    () => `readiness: ${last}`,
    PATIENCE_SECONDS,
  );
};
