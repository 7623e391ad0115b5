import { fold, type Decider, type EventTypes } from '@jurilien/event-sourcing';
import { readStream } from '@jurilien/persistence';
import type { Kernel } from './kernel.js';

/** State of one stream as the log has it right now: for jobs and pages that must not be behind. */
export async function stateOf<S, T extends EventTypes>(kernel: Kernel, decider: Decider<S, T>, id: string): Promise<S> {
  return fold(decider, await readStream(kernel.db, kernel.codec, `${decider.category}-${id}`));
}
