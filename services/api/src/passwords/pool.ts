/** More is asked at once than can be done: nothing happened, the caller may come back after `retryAfterSeconds`. */
export class Busy extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too much at once; nothing was lost, try again');
    this.name = 'Busy';
  }
}

/**
 * Runs at most `width` pieces of heavy work at once and lets a few wait; the others are sent away at once, so that a storm
 * of sign-ins cannot take the memory and the processor of everyone else.
 */
export function pool(width: number, waiting: number, retryAfterSeconds: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (queue.length >= waiting) throw new Busy(retryAfterSeconds);
      await new Promise<void>((go) => queue.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      // The place goes from hand to hand; it is free only when no one waits.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
