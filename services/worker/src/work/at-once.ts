import type { Work } from '@jurilien/processes';
import type { JobHandler } from './handlers.js';
import { tooEarly } from './too-early.js';

/** How soon long work looks again whether there is room for it. */
const LOOK_AGAIN_SECONDS = 5;

/**
 * At most so many runs of long work side by side in this process: timers, offers and notices of the same queue keep their places. What
 * comes beyond that is asked again a little later, and no try is counted.
 */
export function atOnce<N extends keyof Work>(most: number, handler: JobHandler<N>): JobHandler<N> {
  let running = 0;
  return async (item) => {
    if (running >= most) throw tooEarly('others of its kind are being done', LOOK_AGAIN_SECONDS);
    running += 1;
    try {
      await handler(item);
    } finally {
      running -= 1;
    }
  };
}
