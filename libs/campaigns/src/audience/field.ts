import type { Comparison } from '@jurilien/event-sourcing';

/** A text in both languages. */
interface Both {
  readonly fr: string;
  readonly en: string;
}
/** One of the values that a field can have. */
export interface Option extends Both {
  readonly code: string;
}

/** How the values of a field are compared and typed. `month` is `2026-11`; a field of `several` holds a list of codes. */
export type FieldType =
  'text' | 'number' | 'boolean' | 'month' | { readonly oneOf: readonly Option[] } | { readonly several: readonly Option[] };

/** Something that a segment may ask about the people of an audience. What is not declared cannot be named. */
export interface AudienceField {
  readonly label: Both;
  readonly type: FieldType;
  /** The view and the columns that it is read from. */
  readonly reads: { readonly view: string; readonly columns: readonly string[] };
}
export type AudienceFields = Readonly<Record<string, AudienceField>>;

/** Declares a field. @param columns those of the view that it is made of */
export const field = (fr: string, en: string, type: FieldType, view: string, ...columns: readonly string[]): AudienceField => ({
  label: { fr, en },
  type,
  reads: { view, columns },
});

/** Values by their codes: `options({ fr: ['Français', 'French'] })`. */
export const options = (words: Readonly<Record<string, readonly [fr: string, en: string]>>): readonly Option[] =>
  Object.entries(words).map(([code, [fr, en]]) => ({ code, fr, en }));

/** The operators that make sense for a field. */
export function operatorsOf({ type }: AudienceField): readonly Comparison['operator'][] {
  if (type === 'boolean') return ['='];
  if (type === 'number' || type === 'month') return ['=', '!=', '<', '<=', '>', '>=', 'isSet', 'isMissing'];
  return ['=', '!=', 'in', 'notIn', 'isSet', 'isMissing'];
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Signs that a text column cannot hold. */
const STORABLE = /^[^\u0000\ud800-\udfff]+$/;

function fits(type: FieldType, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return Number.isSafeInteger(value) && Math.abs(value as number) <= 1_000_000;
  if (typeof value !== 'string') return false;
  if (type === 'month') return MONTH.test(value);
  if (type === 'text') return STORABLE.test(value);
  const known = 'oneOf' in type ? type.oneOf : type.several;
  return known.some(({ code }) => code === value);
}

/** What is wrong with one comparison: its field is not declared, or its operator or value is none of the field's. */
export function comparisonFault(
  fields: AudienceFields,
  { field: key, operator, value }: Comparison,
): 'unknown' | 'operator' | 'value' | undefined {
  if (!Object.hasOwn(fields, key)) return 'unknown';
  const asked = fields[key]!;
  if (!operatorsOf(asked).includes(operator)) return 'operator';
  if (operator === 'isSet' || operator === 'isMissing') return value === undefined ? undefined : 'value';
  if (operator === 'in' || operator === 'notIn')
    return Array.isArray(value) && value.length > 0 && value.every((one) => fits(asked.type, one)) ? undefined : 'value';
  return fits(asked.type, value) ? undefined : 'value';
}
