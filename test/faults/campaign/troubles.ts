import pg from 'pg';
import { call } from '../../support/call.js';
import { eventually } from '../../support/eventually.js';
import type { System } from '../../support/system.js';

/** How far into its work a worker may get before it is killed, and how often it does not even get to work. */
const LATEST_MS = 2_500;
const KILLED_AT_BIRTH = 0.15;
/** Of so many kills of the worker one comes with a kill of the API, and one with a queue that forgets everything. */
const API_EVERY = 4;
const WIPE_EVERY = 2;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** What was done to the product. */
export interface Caused {
  worker: number;
  api: number;
  wipes: number;
  answers: number;
}

/** What a storm may touch. */
export interface Target {
  readonly system: System;
  /** Empties the Redis of the queue; absent where the queue is in PostgreSQL. */
  readonly flush?: (() => Promise<void>) | undefined;
  readonly random: () => number;
  /** Whether there is still something to break. */
  readonly goesOn: () => boolean;
}

/** Kills the worker again and again, soon after it began and in the middle of its work; the API dies and the queue forgets now and then. */
export async function killing({ system, flush, random, goesOn }: Target, kills: number, caused: Caused): Promise<void> {
  while (caused.worker < kills && goesOn()) {
    const worker = system.processes.worker!;
    if (random() >= KILLED_AT_BIRTH)
      await eventually(() => Promise.resolve(worker.output().includes('"working"') || !worker.alive()), 'a working worker');
    await pause(random() ** 2 * LATEST_MS);
    if (!worker.alive()) throw new Error(`the worker ended by itself: ${worker.output().slice(-1_000)}`);
    await worker.kill();
    caused.worker++;
    if (caused.worker % WIPE_EVERY === 0) {
      await (flush ? flush() : emptied(system.database.url));
      caused.wipes++;
    }
    if (caused.worker % API_EVERY === 0) {
      await system.processes.api!.kill();
      await system.startProcess('api');
      caused.api++;
    }
    await system.startProcess('worker');
  }
}

/** The tables of the queue, row by row, as a slip of a hand would. */
async function emptied(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'bullmq' and tablename !~ 'migration'`,
    );
    for (const { name } of rows) await client.query(`delete from ${name}`);
  } finally {
    await client.end();
  }
}

/** What providers do, and at most how often in a row: they ask to wait, break off with or without having taken it, or never answer. */
const MISBEHAVIOUR = {
  email: [
    ['429', 12],
    ['greylist', 12],
    ['close', 4],
    ['drop', 4],
    ['accept-then-hang', 3],
    ['timeout', 2],
  ],
  sms: [
    ['429', 8],
    ['500', 4],
    ['drop', 3],
    ['half', 3],
    ['accept-then-hang', 2],
  ],
} as const;

/** Has the providers misbehave, a few answers at a time. */
export async function misbehaving({ system, random, goesOn }: Target, everyMs: number, caused: Caused): Promise<void> {
  const put = (faults: object) => call(system.sandbox.origin, 'PUT', '/api/faults', faults);
  while (goesOn()) {
    for (const area of ['email', 'sms'] as const) {
      const all = MISBEHAVIOUR[area];
      const [mode, most] = all[Math.floor(random() * all.length)]!;
      const times = 1 + Math.floor(random() * most);
      await put({ [area]: { mode, times, ...(mode === '429' ? { retryAfter: 1 } : {}) } });
      caused.answers += times;
    }
    await pause(everyMs * (0.5 + random()));
  }
  await put({ email: { mode: 'ok' }, sms: { mode: 'ok' } });
}
