/** Measuring: closed loops of users, percentiles, own and anchor in turns. */
import { setTimeout as pause } from 'node:timers/promises';

const sorted = (values) => [...values].sort((a, b) => a - b);

export const percentile = (values, p) => {
  const s = sorted(values);
  return s[Math.min(s.length - 1, Math.ceil((p / 100) * s.length) - 1)];
};
export const p95 = (values) => percentile(values, 95);
export const median = (values) => {
  const s = sorted(values);
  const m = s.length >> 1;
  return s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2;
};

/** Milliseconds that `work` takes. */
export async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What a person takes to read and press, shortened: between half of it and one and a half, never two at the same instant. */
export const THINK_MS = 1_000;
export const think = (user, n) => pause(THINK_MS * (0.5 + ((user * 7 + n * 13) % 20) / 20));

/**
 * `users` at once, each doing its tasks one after another, without a pause unless `between` makes one; answers all durations
 * and the whole time, ms.
 */
export async function closedLoop(users, perUser, task, between) {
  const durations = [];
  const total = await timed(() =>
    Promise.all(
      Array.from({ length: users }, async (_, user) => {
        for (let n = 0; n < perUser; n++) {
          await between?.(user, n);
          durations.push(await timed(() => task(user, n)));
        }
      }),
    ),
  );
  return { durations, total, perSecond: (users * perUser * 1_000) / total };
}

/** `count` tasks, at most `lanes` at once; for fixtures. */
export async function inLanes(count, lanes, task) {
  const results = Array(count);
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(lanes, count) }, async () => {
      while (next < count) {
        const n = next++;
        results[n] = await task(n);
      }
    }),
  );
  return results;
}

/** Own, anchor, own, anchor … after one warm-up of each; the garbage of one is not paid by the other. */
export async function inTurns(runs, own, anchor) {
  await own(-1);
  await anchor(-1);
  const result = { own: [], anchor: [] };
  for (let run = 0; run < runs; run++) {
    globalThis.gc?.();
    result.own.push(await own(run));
    globalThis.gc?.();
    result.anchor.push(await anchor(run));
  }
  return result;
}

/** Asks again until the answer is there. */
export async function until(ask, what, seconds = 120, everyMs = 25) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await pause(everyMs);
  }
  throw new Error(`waited ${seconds} s in vain for ${what}`);
}
