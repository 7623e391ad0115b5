import { inThread } from '@jurilien/files';
import type { BusyTime, Read } from '@jurilien/scheduling';

/** Reading a calendar of two megabytes takes a fraction of this. */
const MOST_CPU_MS = 5_000;
const MOST_HEAP_MB = 256;

/** Reads a calendar file of a stranger's, its recurrences laid out around the span; in a thread of its own, for a file may be made to run for ever. */
export async function readIcs(text: string, { from, until }: BusyTime, mostCpuMs = MOST_CPU_MS): Promise<Read> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const script = new URL(`./ics-thread.${extension}`, import.meta.url);
  const found = await inThread<Read>(script, { text, from, until }, { mostCpuMs, mostHeapMb: MOST_HEAP_MB });
  return found.ended === 'answered' ? found.answer : { fault: 'tooLarge' };
}
