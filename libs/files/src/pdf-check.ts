import type { RefusedBecause } from './kinds.js';
import { inThread } from './thread.js';

/**
 * A long contract is read in well under a second of the processor. Time on the clock is no measure of a file: on a busy machine the same
 * contract takes a minute, and would be refused for what others do.
 */
const MOST_CPU_MS = 15_000;
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

async function look(bytes: Uint8Array, mostCpuMs: number): Promise<RefusedBecause | undefined> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const found = await inThread<RefusedBecause | undefined>(new URL(`./pdf-worker.${extension}`, import.meta.url), bytes, {
    mostCpuMs,
    mostHeapMb: MOST_HEAP_MB,
  });
  return found.ended === 'answered' ? found.answer : 'active';
}
