import type { RefusedBecause } from './kinds.js';
import { inThread, scriptBeside } from './thread.js';
import { inTurn, type Whole } from './turn.js';

/**
 * A long contract is read in well under a second of the processor. Time on the clock is no measure of a file: on a busy machine the same
 * contract takes a minute, and would be refused for what others do.
 */
const MOST_CPU_MS = 15_000;
const MOST_HEAP_MB = 256;

/**
 * Reads a PDF as its readers do, object streams and all, in a thread of its own: why it may not be kept, or nothing. One that takes
 * too much of the processor, or unpacks to too much, is refused as active.
 */
export const lookIntoPdf = (whole: Whole, mostCpuMs = MOST_CPU_MS): Promise<RefusedBecause | undefined> =>
  inTurn(async () => {
    const bytes = await whole();
    const limits = { mostCpuMs, mostHeapMb: MOST_HEAP_MB };
    const found = await inThread<RefusedBecause | undefined>(scriptBeside(import.meta.url, 'pdf-worker'), bytes, limits, [bytes.buffer]);
    return found.ended === 'answered' ? found.answer : 'active';
  });
