import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startSystem } from '../support/system.js';
import { fuzz, send, type Fault, type Found } from './fuzz.js';
import { openPeople } from './people.js';
import type { Asked } from './requests.js';

const HELP = `npm run fuzz -- [--seed N] [--requests N] [--minutes N] [--lanes N] [--send '<request>']

Requests by the thousand over every route and command, by every role, to a system of its own; then whether a reader stopped.
  --seed N      what the requests are made of; printed, so that a run can be made again
  --requests N  how many (50000 unless said); --minutes N: at most so long (30)
  --lanes N     requests under way at once (8)
  --send '…'    sends one request that a run printed, and says what was answered`;

/** How long the process may answer no one. */
const STILL_MS = 60_000;

const wholeOf = (name: string, text: string | undefined, usual: number): number => {
  const n = text === undefined ? usual : Number(text);
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${name} takes a whole number, 1 or more; not "${text}"`);
  return n;
};

/** `npm run fuzz`. Answers the exit code: 0 when nothing was answered by a fault of ours and every reader goes on. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      seed: { type: 'string' },
      requests: { type: 'string' },
      minutes: { type: 'string' },
      lanes: { type: 'string' },
      send: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  process.env.LOG_LEVEL = 'fatal';
  const seed = wholeOf('seed', values.seed, 1 + Math.floor(Math.random() * 1e9));
  const plan = {
    seed,
    requests: wholeOf('requests', values.requests, 50_000),
    lanes: wholeOf('lanes', values.lanes, 8),
    say: (line: string): void => console.log(line),
  };
  const minutes = wholeOf('minutes', values.minutes, 30);
  console.log(`seed ${seed}`);
  const system = await startSystem();
  try {
    const people = await openPeople(system, seed);
    if (values.send !== undefined) {
      const { status, text } = await send(system, people, JSON.parse(values.send) as Asked);
      console.log(`${status} ${text}`);
      return status === 'failed' || Number(status) >= 500 ? 1 : 0;
    }
    const underWay = watched(seed);
    const found = await fuzz(system, people, { ...plan, until: Date.now() + minutes * 60_000, underWay });
    report(seed, found);
    return found.faults.length + found.readers.length > 0 ? 1 : 0;
  } finally {
    await system.close();
  }
}

/** Has another thread look on: it ends a run that stands still, and says what was under way. */
function watched(seed: number): (lane: number, asked?: Asked) => void {
  const watch = new Worker(new URL('watch.mjs', import.meta.url), { workerData: { seed, patienceMs: STILL_MS } });
  watch.unref();
  setInterval(() => watch.postMessage({}), STILL_MS / 60).unref();
  return (lane, asked) => watch.postMessage({ lane, asked: asked && JSON.stringify(asked) });
}

/** Faults that are answered alike at one address are reported once, with how often. */
function report(seed: number, { sent, counts, faults, readers }: Found): void {
  console.log(
    `${sent} requests: ${Object.entries(counts)
      .map(([status, n]) => `${status} ${n}`)
      .join(', ')}`,
  );
  const alike = Map.groupBy(faults, (f) => `${f.status} ${f.asked.route ?? f.asked.path}`);
  for (const [what, [first, ...more]] of alike) console.log(repeatOf(seed, what, first!, more.length));
  for (const reader of readers) console.log(`READER ${reader}`);
  const held = faults.length + readers.length === 0;
  console.log(held ? 'No fault of ours, and every reader goes on.' : `${alike.size} faults, ${readers.length} readers.`);
}

const repeatOf = (seed: number, what: string, { n, asked, text }: Fault, more: number): string =>
  [
    `FAULT ${what}${more > 0 ? ` (and ${more} more)` : ''}: ${text}`,
    `  npm run fuzz -- --seed ${seed} --send '${JSON.stringify(asked).replaceAll("'", "'\\''")}'`,
    `  with all that came before it: npm run fuzz -- --seed ${seed} --requests ${n + 1}`,
  ].join('\n');
