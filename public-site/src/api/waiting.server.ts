import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting {
  wait?: number;
}
const answers = new AsyncLocalStorage<Waiting>();

/**
 * Answers one page, and reports how long the API asked it to wait.
 * @param answer starts the answer; what it is given reads the longest wait that was asked for until then, in seconds
 */
export function withWait(answer: (wait: () => number | undefined) => void): void {
  const waiting: Waiting = {};
  answers.run(waiting, () => {
    answer(() => waiting.wait);
  });
}

/** The API asked this page to come back later. */
export function mustWait(seconds: number): void {
  const waiting = answers.getStore();
  if (waiting) waiting.wait = Math.max(waiting.wait ?? 0, seconds);
}
