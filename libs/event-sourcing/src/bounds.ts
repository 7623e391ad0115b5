import { Refused, type FieldError } from './refused.js';

/** Between what a number may lie, and of what it is a multiple: values in force, which a schema does not know. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
}

/** What is wrong with a number by the bounds in force, in the words that a schema would use; nothing where there is no number. */
const faults = (field: string, n: number | undefined, { least = -Infinity, most = Infinity, step = 1 }: Bounds): FieldError[] =>
  n === undefined
    ? []
    : [
        ...(n < least ? [{ field, message: `least:${least}` }] : []),
        ...(n > most ? [{ field, message: `max:${most}` }] : []),
        ...(n % step === 0 ? [] : [{ field, message: `step:${step}` }]),
      ];

/** Numbers by the names of their fields, each with its bounds. @throws Refused VALIDATION that names every field at fault */
export function refuseOutOfBounds(numbers: Readonly<Record<string, readonly [n: number | undefined, bounds: Bounds]>>): void {
  const found = Object.entries(numbers).flatMap(([field, [n, bounds]]) => faults(field, n, bounds));
  if (found.length > 0) throw new Refused('VALIDATION', 'input', found);
}
