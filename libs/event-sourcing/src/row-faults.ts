import { columnOf, type Column, type ColumnType } from './columns.js';
import { ERASED } from './event.js';
import type { Row, View } from './view.js';

const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const OF_TYPE: Readonly<Record<ColumnType, (value: unknown) => boolean>> = {
  uuid: isText,
  text: isText,
  integer: isWhole,
  bigint: isWhole,
  boolean: (value) => typeof value === 'boolean',
  timestamptz: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  jsonb: () => true,
  'text[]': (value) => Array.isArray(value) && value.every(isText),
};

/**
 * How a row differs from what its view declares, and readers are promised: a column that does not exist, an empty value where there
 * must be one, a value of another type, outside its list, or of another shape.
 */
export function faultsOf(view: View, row: Row): string[] {
  const unknown = Object.keys(row).filter((name) => !Object.hasOwn(view.columns, name));
  return [
    ...unknown.map((name) => `${name} is no column`),
    ...Object.entries(view.columns).flatMap(([name, declared]) => {
      // The projector writes the key.
      if (name === view.key) return [];
      const fault = faultOf(columnOf(declared), row[name]);
      return fault ? [`${name} ${fault}: ${JSON.stringify(row[name])}`] : [];
    }),
  ];
}

function faultOf({ type, notNull, values, schema, personal }: Column, value: unknown): string | undefined {
  if (value === undefined || value === null) return notNull ? 'is empty' : undefined;
  if (personal && type === 'text' && value === ERASED) return undefined;
  if (!OF_TYPE[type](value)) return `is not ${type}`;
  if (values && ![value].flat().every((one) => values.includes(one as string))) return `is none of ${values.join(', ')}`;
  // Read back as the table keeps it: what has no value has no key.
  const found = schema?.safeParse(JSON.parse(JSON.stringify(value)));
  return found?.success === false
    ? `has another shape (${found.error.issues.map((i) => `${i.path.join('.')} ${i.code}`).join(', ')})`
    : undefined;
}
