import { ERASED, registryOf, type Recorded } from '@jurilien/event-sourcing';
import {
  COPY_FORMAT,
  copiedFields,
  copyPaper,
  copyTable,
  declaredFields,
  declaredMoments,
  fieldName,
  fieldsToCopy,
  partName,
  type PersonalCopy,
  placesOf,
  withheldBecause,
} from '@jurilien/processes';
import { z } from 'zod';
import { sampleOf, type JsonSchema } from '../../../../test/golden/samples.js';
import { contexts } from '../start/contexts.js';

const { events: types } = registryOf(contexts);
interface Schema extends JsonSchema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}

/** Every event type with personal fields, its schema, and an example with every optional field. */
const examples = [...types]
  .filter(([, type]) => fieldsToCopy(type).length > 0)
  .map(([type, { schema: shape }]) => {
    const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
    return { type, schema, data: sampleOf(schema, true) as Record<string, unknown> };
  });
const personal = examples.flatMap(({ type, schema }) =>
  fieldsToCopy(types.get(type)!).flatMap(([field]) => (schema.properties?.[field] ? [{ type, schema, field }] : [])),
);
const partsOf = ({ properties = {}, anyOf = [], items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inside]) => [name, ...partsOf(inside)]),
  ...anyOf.flatMap(partsOf),
  ...(items ? partsOf(items) : []),
];

const ME = 'me';
/** Everything that can be said of one person was said of this one, once for each event type. */
const seeded: Recorded[] = examples.map(({ type, data }, i) => {
  const owners = Object.fromEntries(
    fieldsToCopy(types.get(type)!).map(([, owner]) => [owner.split('|')[0], i % 2 === 0 ? ME : `${ME}/part-${i}`]),
  );
  const occurredAt = new Date(Date.UTC(2026, 10, 1, 0, i)).toISOString();
  return { type, data: { ...data, ...owners }, occurredAt } as unknown as Recorded;
});
const fields = copiedFields(seeded, types, placesOf([[ME]]));
const copyIn = (lang: 'fr' | 'en'): PersonalCopy => ({
  ...{
    format: COPY_FORMAT,
    requestId: 'r',
    lang,
    madeAt: '2026-11-29T12:00:00.000Z',
    personal: fields,
    facts: [],
    accesses: [],
    files: [],
  },
  holdings: [{ kind: 'request', id: 'l', since: '2026-11-01T00:00:00.000Z', endedAt: null }],
});

describe('the copy of one’s own data (L25-8)', () => {
  // proves: ASVS row 89
  it('L25-8: has every personal field that the event types declare, and no other', () => {
    const copied = fields.map(({ event, field }) => `${event}.${field}`).sort();
    expect(copied).toEqual(personal.map(({ type, field }) => `${type}.${field}`).sort());
    expect(copied.length).toBeGreaterThan(80);
  });
  it('names every personal field and each of its parts in both languages', () => {
    const nameless = personal.flatMap(({ type, field, schema }) => [
      ...(fieldName(type, field) ? [] : [`${type}.${field}`]),
      ...partsOf(schema.properties?.[field] ?? {})
        .filter((part) => !partName(part))
        .map((part) => `${type}.${field}.${part}`),
    ]);
    expect(nameless).toEqual([]);
  });
  it('names nothing that no event has any more', () => {
    const known = new Set(personal.flatMap(({ type, field }) => [field, `${type}.${field}`]));
    expect(declaredFields().filter((name) => !known.has(name))).toEqual([]);
    expect(declaredMoments().filter((type) => !types.has(type))).toEqual([]);
  });
  it('holds the value of a field, unless it is about another person, opens something or is said twice', () => {
    for (const { event, field, value, withheld } of fields) {
      expect([event, field, withheld]).toEqual([event, field, withheldBecause(event, field)]);
      expect([event, field, value === undefined]).toEqual([event, field, withheld !== undefined]);
    }
  });
  it.each(['fr', 'en'] as const)('can be read as a document and as a table: %s', (lang) => {
    const copy = copyIn(lang);
    const paper = JSON.stringify(copyPaper(copy));
    const table = copyTable(copy);
    const cells = JSON.stringify(table);
    for (const { event, field, value } of fields) {
      expect(paper).toContain(fieldName(event, field)![lang]);
      if (typeof value !== 'string') continue;
      expect([event, field, paper.includes(value)]).toEqual([event, field, true]);
      expect(cells).toContain(value.slice(0, 20));
    }
    expect(table.length).toBe(fields.length + 1);
  });
  it('has nothing of another person’s key and nothing that was erased', () => {
    expect(copiedFields(seeded, types, placesOf([['you']]))).toEqual([]);
    const erased = seeded.map((e) => ({
      ...e,
      data: { ...e.data, ...Object.fromEntries(fieldsToCopy(types.get(e.type)!).map(([f]) => [f, ERASED])) },
    }));
    expect(copiedFields(erased, types, placesOf([[ME]]))).toEqual([]);
  });
});
