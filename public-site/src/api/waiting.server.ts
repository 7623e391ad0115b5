import { AsyncLocalStorage } from 'node:async_hooks';

interface Told {
  wait?: number;
}
const answers = new AsyncLocalStorage<Told>();

/**
 * Answers one page, and tells how long the API asked it to wait.
 * @param answer starts the answer; what it is given reads the longest wait that was asked for until then, in seconds
 */
export function withWait(answer: (wait: () => number | undefined) => void): void {
  const told: Told = {};
  answers.run(told, () => {
    answer(() => told.wait);
  });
}

/** The API asked this page to come back later. */
export function toldToWait(seconds: number): void {
  const told = answers.getStore();
  if (told) told.wait = Math.max(told.wait ?? 0, seconds);
}
