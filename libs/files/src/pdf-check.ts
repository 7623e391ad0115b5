import { Worker } from 'node:worker_threads';
import type { RefusedBecause } from './kinds.js';

/** A long contract is read in well under a second. */
const MOST_MS = 15_000;
const MOST_HEAP_MB = 256;
/** Files are read one after the other: a storm of uploads takes one processor, not all of them. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Reads a PDF as its readers do, object streams and all, in a thread of its own: why it may not be kept, or nothing. One that takes
 * too long, or unpacks to too much, is refused as active.
 */
export function lookIntoPdf(bytes: Uint8Array): Promise<RefusedBecause | undefined> {
  const answer = before.then(() => look(bytes));
  before = answer;
  return answer;
}

function look(bytes: Uint8Array): Promise<RefusedBecause | undefined> {
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
      clearTimeout(late);
      void worker.terminate();
      resolve(because);
    };
    const late = setTimeout(() => end('active'), MOST_MS);
    worker.once('message', end);
    worker.once('error', () => end('active'));
    worker.once('exit', () => end('active'));
  });
}
