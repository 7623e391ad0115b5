import type { Occasion } from '@jurilien/contracts';
import { ERASED, type Config } from '@jurilien/event-sourcing';

/** An occasion, and the database's instant when its words are written: whether it has passed is never judged by one machine's clock. */
export interface NotifyInput extends Occasion {
  readonly now: string;
  /** The values in force when its words are written. */
  readonly config: Config;
}

/** Whether there is an address, and its person was not erased. */
export const isReachable = (address: string | undefined): address is string =>
  address !== undefined && address !== '' && address !== ERASED;
