import { ids, kindOf, propertiesOf, registryOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contexts } from '../../libs/runtime/src/start/contexts.js';

/** What names something: `id`, `leadId`, `alertIds`. */
const NAMES_SOMETHING = /^id$|Ids?$/;

/** Properties that name something and take any text. */
const plain = (schema: z.ZodType): string[] =>
  propertiesOf(schema)
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
