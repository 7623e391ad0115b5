import type { Troubles } from '@jurilien/persistence';
import type { Checks } from '@jurilien/runtime';
import type { Loop } from './loop.js';

/** A hiccup is no inability; the log says what it was. */
const FAILING_MS = 2_000;

/** Names the loops whose every step has failed for a while. */
export function failing(loops: Readonly<Record<string, Pick<Loop, 'failingMs'>>>): string | undefined {
  const names = Object.keys(loops).filter((name) => loops[name]!.failingMs() > FAILING_MS);
  return names.length > 0 ? `failing: ${names.join(', ')}` : undefined;
}

/** What only a worker knows of itself: what it shares with the API (database, disk, readers) the API sees on its own. */
const OWN = ['queue', 'loops', 'event-loop'];
export const ownTroubles = (checks: Checks): Troubles =>
  Object.fromEntries(Object.entries(checks).filter(([name, found]) => OWN.includes(name) && found !== 'ok'));
