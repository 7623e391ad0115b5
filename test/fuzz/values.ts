import { kindOf } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import type { Random } from './random.js';

/** How often a value is one that no honest caller sends. */
const HOSTILE_SHARE = 0.03;
const deep = (n: number): unknown => (n === 0 ? 1 : { a: deep(n - 1) });
/** What breaks programs: other types, edges of numbers and dates, signs that are not seen, signs of other languages of machines. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '@',
    "'",
    '"',
    '{}',
    '[]',
    'null',
    'undefined',
    'NaN',
    '0',
    '-1',
    '9999999999',
    '1e309',
    '0x10',
    '%00',
    '%0d%0a',
    '..',
    '../../etc',
  ],
  ...[
    '\u202eabc',
    'a\r\nBcc: x@y.example',
    '\u0000',
    '\ud800',
    '\ufeff',
    '😀'.repeat(50),
    'é'.repeat(300),
    'a'.repeat(5_000),
    '${7*7}',
    '<b>x</b>',
  ],
  ...[
    '2026-02-30',
    '2026-13-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+010000-01-01T00:00:00.000Z',
    '0001-01-01',
    '24:00',
    'poison',
    '__proto__',
  ],
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2_147_483_648,
    -2_147_483_649,
    Number.MAX_SAFE_INTEGER,
    1e21,
    [],
    {},
    [null],
    [[]],
    deep(40),
    { constructor: 1 },
  ],
];
export const hostile = (r: Random): unknown => r.pick(HOSTILE);

/** Texts of the shapes that are asked for: what a schema takes of them is tried out. */
const TEXTS: readonly string[] = [
  ...[
    'x',
    'Marie Tremblay',
    'Une phrase de vingt caractères au moins, et davantage.',
    'family',
    'QC',
    'ON',
    '06',
    'T',
    'fr',
    'en',
    'H2X 1Y4',
    'H2X',
  ],
  ...[
    '123456',
    '482913',
    '514 555-0142',
    '+15145550142',
    'marie@exemple.test',
    'https://exemple.test/crochet',
    '2026-11-22',
    '2027-01-15T15:00:00.000Z',
  ],
  ...[
    '09:00',
    'a'.repeat(64),
    'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
    '123456-7',
    'BARREAU26',
    '2026-11',
    '12.50',
    'K7M2',
    'lead',
    '30005',
    'deadbeef',
  ],
];
const taken = new WeakMap<z.ZodType, readonly string[]>();
function textsOf(schema: z.ZodType): readonly string[] {
  const known = taken.get(schema) ?? TEXTS.filter((text) => schema.safeParse(text).success);
  taken.set(schema, known);
  return known;
}

type Def = Record<string, any> & { readonly type: string };
/** A reference to something of this kind that there is, or that this run makes up; `people.ts` turns it into an id. */
export const reference = (kind: string, r: Random): string => `{${kind}:${r.below(24)}}`;

/** A value that a schema mostly takes. */
export function valueOf(schema: z.ZodType, r: Random): unknown {
  if (r.chance(HOSTILE_SHARE)) return hostile(r);
  const names = kindOf(schema);
  if (names) return reference(names, r);
  const def = schema.def as unknown as Def;
  const inner = (s: unknown): unknown => valueOf(s as z.ZodType, r);
  switch (def.type) {
    case 'object':
      return objectOf(def['shape'] as Record<string, z.ZodType>, r);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return r.chance(0.6) ? inner(def['innerType']) : undefined;
    case 'nullable':
      return r.chance(0.85) ? inner(def['innerType']) : null;
    case 'readonly':
    case 'nonoptional':
      return inner(def['innerType']);
    case 'array':
      return Array.from({ length: r.below(3) + (r.chance(0.8) ? 1 : 0) }, () => inner(def['element']));
    case 'union':
      return inner(r.pick(def['options'] as unknown[]));
    case 'pipe':
      return inner(def['in']);
    case 'record':
      return Object.fromEntries(Array.from({ length: r.below(3) }, () => [String(inner(def['keyType'])), inner(def['valueType'])]));
    case 'enum':
      return r.pick(Object.values(def['entries'] as object));
    case 'literal':
      return r.pick(def['values'] as unknown[]);
    case 'boolean':
      return r.chance(0.5);
    case 'number':
    case 'int':
      return numberOf(schema, r);
    case 'string': {
      const texts = textsOf(schema);
      return texts.length > 0 ? r.pick(texts) : r.pick(TEXTS);
    }
    default:
      return r.pick(TEXTS);
  }
}

/** An object of a schema's shape; mostly nothing more. */
function objectOf(shape: Record<string, z.ZodType>, r: Random): object {
  const fields = Object.entries(shape).flatMap(([name, s]) => {
    const value = valueOf(s, r);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(r.chance(0.02) ? [...fields, ['unasked', hostile(r)] as const] : fields);
}

/** A number at an edge of what is allowed, or in between. */
function numberOf(schema: z.ZodType, r: Random): number {
  const { minimum, maximum, format } = schema._zod.bag as { minimum?: number; maximum?: number; format?: string };
  const least = Math.max(minimum ?? 0, -1_000_000);
  const most = Math.min(maximum ?? least + 1_000, least + 1_000_000);
  const n = r.pick([least, most, least + r.next() * (most - least)]);
  return format === undefined && r.chance(0.5) ? n : Math.round(n);
}

/** A value by the name of its field, where there is no schema: what a route asked for when it refused. */
export function valueByName(name: string, r: Random): unknown {
  if (r.chance(2 * HOSTILE_SHARE)) return hostile(r);
  const many = /Ids$|^ids$/.test(name);
  const id = /^(\w*?)Ids?$/.exec(name);
  if (id) {
    const one = (): string => reference(id[1]!.replace(/^(\w)/, (c) => c.toLowerCase()) || 'lead', r);
    return many ? [one()] : one();
  }
  if (/email/i.test(name)) return r.pick(['marie@exemple.test', 'a@b.example', 'x']);
  if (/phone|number$/i.test(name)) return r.pick(['+15145550142', '514 555-0142', '1']);
  if (/(At|From|To|Until|from|to|until|day|date)$/.test(name)) return r.pick(['2026-11-22', '2026-11-22T15:00:00.000Z']);
  if (/^(limit|size|page|perPage|round|wave|cents|cc|months|days|n|version|offset)$|Cents$|Cc$/.test(name))
    return r.pick([0, 1, 2, 25, 100, 5_000]);
  if (/^(fields|consents|criteria|changes|filter|answers|practice)$/.test(name)) return {};
  if (/^(sharing|contact|terms|accepted|website)$/.test(name)) return r.pick([true, '']);
  return r.pick(TEXTS);
}
