import { kindOf, propertiesOf, Refused, type AnyDecision } from '@jurilien/event-sourcing';
import type { z } from 'zod';

const known = new WeakMap<AnyDecision, readonly (readonly [field: string, schema: z.ZodType])[]>();

/** Fields of a command's input that are ids, or lists of them. */
function idFieldsOf(decision: AnyDecision): readonly (readonly [string, z.ZodType])[] {
  const of = known.get(decision);
  if (of) return of;
  const fields = Object.entries((decision.input as z.ZodObject).shape as Record<string, z.ZodType>).filter(([, schema]) =>
    propertiesOf(schema).every(({ path, schema: value }) => path === '' && kindOf(value) !== undefined),
  );
  known.set(decision, fields);
  return fields;
}

/** Refuses what is no id where one is asked for, before anything is looked up by it: tables and streams are asked by ids alone. */
export function refuseMalformedIds(decision: AnyDecision, payload: Readonly<Record<string, unknown>>): void {
  const wrong = idFieldsOf(decision).filter(([field, schema]) => payload[field] !== undefined && !schema.safeParse(payload[field]).success);
  if (wrong.length > 0)
    throw new Refused(
      'VALIDATION',
      'input',
      wrong.map(([field]) => ({ field, message: 'invalid' })),
    );
}
