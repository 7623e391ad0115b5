import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute } from '@jurilien/contracts/api';
import { ask, type GivenTo } from './api.server';

const FRESH_MS = 60_000;
/** What stands beside a text is worth no waiting. */
const PATIENCE_MS = 1_000;

interface Known {
  at: number;
  value: unknown;
  /** When the value was told. */
  toldAt: number;
  asking?: Promise<unknown>;
}
const known = new Map<string, Known>();

/**
 * A figure that a page shows beside its text, of no one in particular: asked of the API at most once a minute for all readers, and
 * never waited for longer than a second. An API that is away leaves what was known last, or nothing: the page stands without it.
 * @param given one of a few: every answer is kept
 * @param longestMs for how long what was known last is shown while the API is away; words that may be taken back are not shown for longer
 */
export async function beside<K extends ApiRoute>(
  request: Request,
  route: K,
  given: GivenTo<K>,
  longestMs = Infinity,
): Promise<Answer<K> | null> {
  const { path } = addressOf(route, given as AddressParts);
  const kept = known.get(path) ?? { at: 0, value: null, toldAt: 0 };
  known.set(path, kept);
  if (Date.now() - kept.at < FRESH_MS) return kept.value as Answer<K> | null;
  kept.asking ??= ask(request, route, given).then((reply) => {
    // One that is away is asked again by the next reader, not by each.
    kept.at = reply.ok ? Date.now() : Date.now() - FRESH_MS + 5_000;
    if (reply.ok) [kept.value, kept.toldAt] = [reply.value, kept.at];
    kept.asking = undefined;
  });
  await Promise.race([
    kept.asking,
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  return Date.now() - kept.toldAt > longestMs ? null : (kept.value as Answer<K> | null);
}
