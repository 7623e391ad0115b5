import type { Decider, LivesOf } from './decider.js';
import type { EventTypes, RecordedOf } from './event.js';

/**
 * Refuses handlers for events that are not in a catalogue, also where the object was spread, wrapped or computed: a key whose name
 * the compiler does not know, as `Object.fromEntries` gives it, is refused as well.
 */
export type OnlyOf<T extends EventTypes, O, More extends string = never> = {
  readonly [K in Exclude<keyof O, (keyof T & string) | More>]: never;
};

/**
 * One handler for several events of these lives: `...forEach(lead)(['LeadWithdrawn', 'LeadClosed'], (e) => [cancel(…)])`.
 * @param _lives whose events they are, so that a misspelt name does not compile
 */
export const forEach =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  <K extends keyof LivesOf<D[number]> & string, A>(
    types: readonly K[],
    handler: (event: RecordedOf<LivesOf<D[number]>, NoInfer<K>>) => A,
  ): { readonly [N in K]: typeof handler } =>
    Object.fromEntries(types.map((type) => [type, handler])) as { [N in K]: typeof handler };
