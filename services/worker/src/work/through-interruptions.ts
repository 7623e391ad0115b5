import { Refused } from '@jurilien/event-sourcing';
import { isTransient } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { JobHandler } from './handlers.js';
import { tooEarly } from './too-early.js';

/** How soon it goes on. */
const GOES_ON_SECONDS = 5;

/**
 * Work that one row does for hours or days: a moment in which the database is away, or someone else was quicker, counts as no try of it, for
 * over such a time there are more of them than work is tried.
 */
export function throughInterruptions<N extends keyof Work>(handler: JobHandler<N>): JobHandler<N> {
  return async (item) => {
    try {
      await handler(item);
    } catch (error) {
      const passes = isTransient(error) || (error instanceof Refused && error.code === 'STALE_VERSION');
      throw passes ? tooEarly('it goes on after an interruption', GOES_ON_SECONDS) : error;
    }
  };
}
