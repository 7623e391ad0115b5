import { finderExactPerDay, finderMissesPerDay } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';
import { hitAll, takeBack, TooMany } from '../http/rate-limit.js';

const DAY_S = 86_400;

/**
 * Counts a question by which a person asks whether a masked value is exactly this one. A mask hides few digits: without a limit they
 * could all be tried. Questions count per person and day, and those that found nothing, as guesses do, count by themselves.
 * @param found asks, and answers whether anything was found
 * @param guessable a number or an address, whose mask leaves little to guess; a whole name is not
 * @throws TooMany until the day of the offices is over
 */
export async function countKnown<T>(
  { db, configuration }: Pick<Kernel, 'db' | 'configuration'>,
  { actor: { id } }: Principal,
  guessable: boolean,
  ask: () => Promise<{ readonly answer: T; readonly found: boolean }>,
): Promise<T> {
  const misses = `known-miss:${id}`;
  const config = configuration.current();
  const limits = [config.value(finderExactPerDay), config.value(finderMissesPerDay)];
  const hits = await hitAll(db, [[`known:${id}`, DAY_S], ...(guessable ? [[misses, DAY_S] as const] : [])]);
  const over = hits.find(({ hits: n }, at) => n > limits[at]!);
  if (over) throw new TooMany(over.endsInSeconds);
  const { answer, found } = await ask();
  if (guessable && found) await takeBack(db, misses, DAY_S);
  return answer;
}
