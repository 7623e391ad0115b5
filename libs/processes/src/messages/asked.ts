import type { MessageRule, Occasion } from '@jurilien/contracts';
import { ERASED, type Config } from '@jurilien/event-sourcing';

/** An occasion, and the database's instant when its words are written: whether it has passed is never judged by one machine's clock. */
export interface NotifyInput extends Occasion {
  readonly now: string;
  /** The values in force when its words are written. */
  readonly config: Config;
}

/** Whether the words of a rule are still true of what they are about, looked at again at the moment of writing (4.7.2). */
type Moment<S> = (state: S, asked: NotifyInput) => boolean;
/** Moments of messages about one kind of thing, by rule. */
export type Moments<S> = Readonly<Partial<Record<MessageRule, Moment<S>>>>;

export const always = (): boolean => true;

/** Whether the moment of an occasion has not passed. */
export const isTimely = <S>(moments: Moments<S>, state: S, asked: NotifyInput): boolean => moments[asked.rule]!(state, asked);

/** Whether there is an address, and its person was not erased. */
export const isReachable = (address: string | undefined): address is string =>
  address !== undefined && address !== '' && address !== ERASED;
