import type { Decider, EventTypes, LivesOf, Recorded, RecordedOf } from '@jurilien/event-sourcing';
import type { Province } from '@jurilien/reference';
import type { Both } from './both.js';
import type { About } from './lookup.js';

/** What one event makes happen for the rules of a trigger. */
export interface Occurrence {
  /** What makes it one: the same key is the same occurrence of a rule, however often its event is read. */
  readonly key: string;
  /** Keys of its first messages, where older versions of the product named them otherwise: what was sent or waits goes by those. */
  readonly keys?: readonly string[];
  readonly about: About;
  /** From when delays count, where it is not the event's own instant: the date of a hearing. */
  readonly anchor?: string;
  /** Where the moment before its instant has passed already, it is due at once: a clock runs. Otherwise there is nothing to say any more. */
  readonly orNow?: true;
  /** Its delay has passed already: an event by which older versions of the product ended a wait. */
  readonly waited?: true;
  readonly province?: Province | undefined;
}

/** "When this happens": the events of some lives, and what each makes an occurrence of. */
export interface Trigger {
  readonly key: string;
  /** The moment in a person's words, as the list of rules shows it. */
  readonly label: Both<string>;
  /** Which of an occurrence's ids are there: what rules of this trigger may ask and say. */
  readonly about: readonly (keyof About)[];
  readonly on: Readonly<Record<string, (event: Recorded<any>) => readonly Occurrence[]>>;
}

type Reactions<T extends EventTypes> = { readonly [K in keyof T & string]?: (event: RecordedOf<T, K>) => readonly Occurrence[] };

/** Declares a trigger over the events of lives: `trigger(acceptance)({ key, label, about, on: { AcceptanceOpened: (e) => [...] } })`. */
export const trigger =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  (t: Omit<Trigger, 'on'> & { readonly on: Reactions<LivesOf<D[number]>> }): Trigger =>
    t as Trigger;
