import { Refused, type ColumnType } from '@jurilien/event-sourcing';
import { isStorable } from '../log/event-codec.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LIMITS = { integer: 2n ** 31n, bigint: 2n ** 63n } as const;

const whole = (value: unknown, type: 'integer' | 'bigint'): boolean => {
  if (typeof value === 'number' ? !Number.isSafeInteger(value) : !(typeof value === 'string' && /^-?\d{1,20}$/.test(value))) return false;
  const n = BigInt(value as string | number);
  return n < LIMITS[type] && n >= -LIMITS[type];
};
const instant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

const FITS: Readonly<Record<ColumnType, (value: unknown) => boolean>> = {
  uuid: (v) => typeof v === 'string' && UUID.test(v),
  integer: (v) => whole(v, 'integer'),
  bigint: (v) => whole(v, 'bigint'),
  boolean: (v) => v === true || v === false || v === 'true' || v === 'false',
  timestamptz: instant,
  text: (v) => ['string', 'number', 'boolean'].includes(typeof v) && isStorable(v),
  'text[]': (v) => typeof v === 'string' && isStorable(v),
  jsonb: () => false,
};

/** Whether a column of this type can hold the value; nothing is compared inside jsonb. */
export const fits = (type: ColumnType, value: unknown): boolean => FITS[type](value);

/** The value as PostgreSQL takes it: what a caller typed is refused here by name, rather than by the database. */
export function filterValue(type: ColumnType, value: unknown, field: string): unknown {
  if (!fits(type, value)) throw new Refused('VALIDATION', 'filter', [{ field, message: 'invalid' }]);
  // The 31st of a short month is the first of the next one, as everywhere in JavaScript.
  return type === 'timestamptz' ? new Date(value as string).toISOString() : value;
}
