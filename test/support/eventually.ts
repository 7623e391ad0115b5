import { AsyncLocalStorage } from 'node:async_hooks';

/** How long an answer may take, of a service or of a page: a busy machine is no failed rule, and how fast something is stands in the benches. */
export const USUAL_SECONDS = 120;

/** What each wait in flight is for, and under what. */
const inFlight = new AsyncLocalStorage<Set<What>>();
/** What is waited for, in words; those that change are asked for when it took too long. */
type What = string | (() => string);
const inWords = (what: What): string => (typeof what === 'string' ? what : what());

/**
 * Asks again until the answer is there, ever less often: the process that has to answer needs the time for it. Bounded: what takes longer is a
 * fault.
 */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, what: What, seconds = USUAL_SECONDS): Promise<T> {
  const end = Date.now() + seconds * 1_000;
  const late = (): never => {
    throw new Error(`waited ${seconds} s in vain for ${inWords(what)}`);
  };
  return named(what, async () => {
    for (let pause = 25; Date.now() < end; pause = Math.min(200, pause * 1.1)) {
      // Who is asked and never answers is as late as who always says no.
      const answer = await before(ask(), end - Date.now(), late);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return late();
  });
}

/** Does something that a bounded work around it names when it is late. */
export async function named<T>(what: What, work: () => Promise<T>): Promise<T> {
  const waits = inFlight.getStore();
  waits?.add(what);
  return work().finally(() => waits?.delete(what));
}

/** Does something that must be over in so many seconds. @throws Error with everything it was waiting for then */
export function bounded<T>(work: () => Promise<T>, what: string, seconds: number): Promise<T> {
  const waits = new Set<What>();
  return before(inFlight.run(waits, work), seconds * 1_000, () => {
    throw new Error(
      `${what} is not over after ${seconds} s, and waits for ${[...waits].map(inWords).join(', then ') || 'something without a name'}`,
    );
  });
}

/**
 * The quickest of some tries, of which no more are made once one was quick enough: a busy machine is slow now and then, a product that is
 * slow is slow each time.
 * @param measure what is measured, afresh each time; answers its milliseconds
 */
export async function quickest(enoughMs: number, measure: () => Promise<number>, tries = 5): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < tries && best > enoughMs; n++) best = Math.min(best, await measure());
  return best;
}

/** How many milliseconds something takes. */
export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** What a promise brings, unless it is late after so many milliseconds. */
function before<T>(promise: T | Promise<T>, ms: number, late: () => never): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([promise, end.then(late)]).finally(() => clearTimeout(timer));
}

/** Waits until what happens next is in a later second than what happened: reports know instants by their second. */
export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1_000);
  await eventually(async () => Math.floor(Date.now() / 1_000) > second, 'the next second');
}
