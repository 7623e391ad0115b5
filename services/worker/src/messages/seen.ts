import type { Lookup } from '@jurilien/automation';
import type { Kernel } from '@jurilien/runtime';

/** From where a message is looked at: now, with everything as the log has it, or an instant of the past, as it was then. */
export interface Seen {
  readonly kernel: Kernel;
  readonly now: string;
  readonly state: Lookup['state'];
}
