import type { Automation } from './automation.js';
import type { Context } from './context.js';
import type { AnyDecision } from './decision.js';
import type { EventType } from './event.js';
import type { View } from './view.js';

/** Everything the contexts declare, indexed by name once at start. */
export interface Registry {
  readonly decisions: ReadonlyMap<string, AnyDecision>;
  readonly events: ReadonlyMap<string, EventType>;
  readonly views: ReadonlyMap<string, View>;
  readonly automations: readonly Automation[];
  /** What the names of streams begin with. */
  readonly categories: ReadonlySet<string>;
}

function put<T>(map: Map<string, T>, kind: string, name: string, value: T, where: string): void {
  if (map.has(name) && map.get(name) !== value) {
    throw new Error(`${kind} "${name}" is declared twice; the second is in context "${where}". Give one of them another name.`);
  }
  map.set(name, value);
}

/**
 * Indexes contexts and refuses wiring mistakes with a sentence that says what to add: two decisions or views of one name,
 * an event type in two catalogues, a view or automation listening to an event no one declares, an effect's command that
 * does not exist is found at its first dispatch.
 */
export function registryOf(contexts: readonly Context[]): Registry {
  const decisions = new Map<string, AnyDecision>();
  const events = new Map<string, EventType>();
  const views = new Map<string, View>();
  const automations: Automation[] = [];
  for (const c of contexts) {
    for (const d of c.deciders) for (const [type, e] of Object.entries(d.events)) put(events, 'Event', type, e as EventType, c.name);
    for (const d of c.decisions) put(decisions, 'Decision', d.name, d, c.name);
    for (const v of c.views) put(views, 'View', v.name, v, c.name);
    automations.push(...c.automations);
  }
  const known = new Set([...events.keys(), '*']);
  for (const listener of [...views.values(), ...automations]) {
    const unknown = Object.keys(listener.on).find((type) => !known.has(type));
    if (unknown)
      throw new Error(
        `"${listener.name}" listens to "${unknown}", which no context declares. Add the event to its life, or correct the name.`,
      );
  }
  const names = automations.map((a) => a.name);
  const twice = names.find((n, i) => names.indexOf(n) !== i);
  if (twice) throw new Error(`Automation "${twice}" is declared twice; its checkpoint would be shared. Give one of them another name.`);
  const categories = new Set(contexts.flatMap((c) => c.deciders.map(({ category }) => category)));
  return { decisions, events, views, automations, categories };
}
