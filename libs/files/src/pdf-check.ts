import { Worker } from 'node:worker_threads';
import type { RefusedBecause } from './kinds.js';

/**
 * A long contract is read in well under a second of the processor. Time on the clock is no measure of a file: on a busy machine the same
 * contract takes a minute, and would be refused for what others do.
 */
const MOST_CPU_MS = 15_000;
const LOOK_EVERY_MS = 250;
const MOST_HEAP_MB = 256;
/** Files are read one after the other: a storm of uploads takes one processor, not all of them. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Reads a PDF as its readers do, object streams and all, in a thread of its own: why it may not be kept, or nothing. One that takes
 * too much of the processor, or unpacks to too much, is refused as active.
 */
export function lookIntoPdf(bytes: Uint8Array, mostCpuMs = MOST_CPU_MS): Promise<RefusedBecause | undefined> {
  const answer = before.then(() => look(bytes, mostCpuMs));
  before = answer;
  return answer;
}

function look(bytes: Uint8Array, mostCpuMs: number): Promise<RefusedBecause | undefined> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pdf-worker.${extension}`, import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // What a library says of a damaged file is nothing for the log.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (because: RefusedBecause | undefined): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(because);
    };
    const watch = setInterval(() => {
      worker.cpuUsage().then(
        ({ user, system }) => (user + system) / 1_000 > mostCpuMs && end('active'),
        // The thread has ended, which its own events report.
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    worker.once('message', end);
    worker.once('error', () => end('active'));
    worker.once('exit', () => end('active'));
  });
}
