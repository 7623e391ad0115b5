import { eventually } from './eventually.js';
import { call } from './call.js';

/** How long anything may take that a fault got in the way of. */
export const PATIENCE_SECONDS = 300;

/** Numbers in [0, 1) that a seed makes again. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The seed of this run, or the one to replay; printed, so that a failure can be repeated. */
export function seedOf(variable: string): number {
  const seed = Number(process.env[variable] ?? Math.floor(Math.random() * 1e9));
  process.stdout.write(`${variable}=${seed}\n`);
  return seed;
}

/** Asks as a person's browser does: the same request again when no one answered or the answer was "try again". */
export const patiently: typeof call = (origin, method, path, body, headers) =>
  eventually(
    async () => {
      const answer = await call(origin, method, path, body, headers).catch(() => undefined);
      return answer && answer.status !== 503 && answer.body?.code !== 'STALE_VERSION' ? answer : undefined;
    },
    `an answer to ${method} ${path.replace(/\?.*/, '')}`,
    PATIENCE_SECONDS,
  );
