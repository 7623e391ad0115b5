import { ERASED, ownerNamed, type EventType, type Recorded } from '@jurilien/event-sourcing';
import { factName, momentName } from './fact-words.js';
import { withheldBecause } from './field-words.js';
import type { PersonalCopy } from './personal-copy.js';

/** Keys of what belongs to no one person: an incident's file is about what happened, and its register has readers of its own. */
const OF_NO_PERSON: ReadonlySet<string> = new Set(['incidentId']);

/** Personal fields of an event type that a copy has to show, each with the field that names its key. */
export const fieldsToCopy = ({ personal }: Pick<EventType, 'personal'>): [field: string, owner: string][] =>
  Object.entries(personal).filter(([, owner]) => !OF_NO_PERSON.has(owner));

/** The place of the holding whose key sealed something: the key itself, or the one it is a part of. */
type PlaceOf = (owner: string) => number | undefined;
export function placesOf(owners: readonly (readonly string[])[]): PlaceOf {
  const places = new Map(owners.flatMap((keys, place) => keys.map((key) => [key, place] as const)));
  return (owner) => places.get(owner) ?? places.get(owner.split('/')[0]!);
}

/** Every personal field of these events that one of the person's keys sealed, in their order; what was erased is held no more. */
export function copiedFields(
  events: readonly Recorded[],
  types: ReadonlyMap<string, Pick<EventType, 'personal'>>,
  placeOf: PlaceOf,
): PersonalCopy['personal'] {
  return events.flatMap(({ type: event, data, occurredAt }) =>
    fieldsToCopy(types.get(event)!).flatMap(([field, ownerField]) => {
      const [owner, value] = [ownerNamed(data, ownerField), data[field]];
      const holding = typeof owner === 'string' ? placeOf(owner) : undefined;
      if (holding === undefined || value === undefined || value === ERASED) return [];
      const withheld = withheldBecause(event, field);
      return [{ holding, at: occurredAt, event, field, ...(withheld ? { withheld } : { value }) }];
    }),
  );
}

/** What happened to one holding and was answered in clear, from the events of its own life. */
export function copiedFacts(events: readonly Recorded[], holding: number): PersonalCopy['facts'] {
  return events
    .filter(({ type }) => momentName(type))
    .map(({ type: event, data, occurredAt, personal = [] }) => {
      const clear = { ...data, ...(isRecord(data['facts']) ? data['facts'] : {}) };
      const values = Object.entries(clear).filter(
        ([name, value]) => factName(name) && !personal.includes(name) && value !== null && value !== undefined,
      );
      return { holding, at: occurredAt, event, values: Object.fromEntries(values) };
    });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
