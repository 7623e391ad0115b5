import type { Answer } from '@jurilien/contracts/api';
import type { Config } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { DAYS, type Preview, readsFor, reaching, type Touched } from './preview.js';
import { prices } from './prices.js';
import { waves } from './waves.js';

/** Every preview there is: a key is of one at most. */
const PREVIEWS: readonly Preview[] = [prices, waves];

type Previews = Answer<'POST /api/configuration/previews'>;

/** What a change would have done with the cases of the last days, preview by preview; pairs that none is about are named. */
export async function previewsOf(
  kernel: Kernel,
  now: string,
  { before, after, set }: { readonly before: Config; readonly after: Config; readonly set: readonly Touched[] },
  seen: readonly string[] | undefined,
): Promise<Previews> {
  const previews: Previews['previews'][number][] = [];
  const indices = [...set.keys()];
  for (const { name, keys, compute } of PREVIEWS) {
    const of = indices.filter((i) => keys.some(({ key }) => key === set[i]!.key));
    if (of.length === 0) continue;
    const pairs = of.map((i) => set[i]!);
    const impact = await compute(readsFor(kernel, now, pairs, seen), { before, after, pairs, reaches: reaching(pairs) });
    previews.push({ name, pairs: of, days: DAYS, ...impact });
  }
  const shown = new Set(previews.flatMap(({ pairs }) => pairs));
  return { at: now, previews, none: indices.filter((i) => !shown.has(i)) };
}
