import { ids, kindOf, registryOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contexts } from '../../libs/runtime/src/contexts.js';

/** What names something: `id`, `leadId`, `alertIds`. */
const NAMES_SOMETHING = /^id$|Ids?$/;

/** Every property of a schema with the schema of its value, however deep, through wrappers, lists and choices. */
function properties(schema: z.ZodType, path = ''): { path: string; schema: z.ZodType }[] {
  const def = schema.def as unknown as Record<string, unknown> & { type: string };
  const into = (inner: unknown, at = path) => properties(inner as z.ZodType, at);
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, s]) => into(s, path ? `${path}.${name}` : name));
    case 'array':
      return into(def['element']);
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap((s) => into(s));
    case 'pipe':
      return [...into(def['in']), ...into(def['out'])];
    case 'record':
      return into(def['valueType'], `${path}.*`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return into(def['innerType']);
    default:
      return [{ path, schema }];
  }
}

/** Properties that name something and take any text. */
const plain = (schema: z.ZodType): string[] =>
  properties(schema)
    .filter(({ path }) => NAMES_SOMETHING.test(path.split('.').at(-1)!))
    .filter(({ schema: s }) => ['string', 'any', 'unknown'].includes(s.def.type) && kindOf(s) === undefined)
    .map(({ path }) => path);

it('every id in the input of a command is of the kind it names, never a plain text', () => {
  const { decisions } = registryOf(contexts);
  const found = [...decisions.values()].flatMap((d) => plain(d.input as z.ZodType).map((path) => `${d.name}: ${path}`));
  expect(decisions.size).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('finds a plain text wherever it hides, and leaves what names nothing alone', () => {
  const text = z.string();
  const hidden = z.object({
    leadId: ids.leadId.optional(),
    ownerId: text,
    note: text,
    paid: text,
    parts: z.array(z.object({ lotId: text.nullable() })).optional(),
    either: z.union([z.object({ id: text }), z.number()]),
    alertIds: z.array(text),
    names: z.record(text, z.object({ fileId: z.uuid() })),
  });
  expect(plain(hidden)).toEqual(['ownerId', 'parts.lotId', 'either.id', 'alertIds', 'names.*.fileId']);
});

it('an id has one spelling: in capitals it would be another stream with the same row', () => {
  const id = '018f2a10-0000-7000-8000-00000000000a';
  expect(ids.leadId.safeParse(id).success).toBe(true);
  for (const other of [id.toUpperCase(), `{${id}}`, ` ${id}`, id.replaceAll('-', ''), '@', 'poison', ''])
    expect([other, ids.leadId.safeParse(other).success]).toEqual([other, false]);
});
