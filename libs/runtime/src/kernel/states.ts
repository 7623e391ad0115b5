import { currentState, streamOf, type Decider, type EventTypes } from '@jurilien/event-sourcing';
import type { Kernel } from './kernel.js';

/**
 * State of one stream as the log has it right now: for jobs and pages that must not be behind. Those who ask at the same moment
 * share one reading, and what was read a moment ago is not read again.
 */
export async function stateOf<S, T extends EventTypes>(kernel: Kernel, decider: Decider<S, T>, id: string): Promise<S> {
  return (await currentState(kernel.store, streamOf(decider, id))) as S;
}
