import type { System } from './system.js';

/** Asks several things of one API in the same moment: connections are open before, requests leave in one tick. */
export async function atOnce<T>(system: System, asks: readonly (() => Promise<T>)[]): Promise<T[]> {
  await Promise.all(asks.map(() => fetch(`${system.origin}/health/live`).then((r) => r.text())));
  return Promise.all(asks.map((ask) => ask()));
}

/** How often each value occurs. */
export const tally = (values: readonly (string | number)[]): Record<string, number> =>
  values.reduce<Record<string, number>>((n, v) => ({ ...n, [v]: (n[v] ?? 0) + 1 }), {});
