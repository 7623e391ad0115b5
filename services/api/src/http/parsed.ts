import { Refused, type AnyDecision } from '@jurilien/event-sourcing';
import { isStorable } from '@jurilien/persistence';
import type { z } from 'zod';

/**
 * Parses a request's body or query; unknown and wrong fields are refused by name, and so is text that nothing could store, also where
 * it only shows once a text in it is read as JSON.
 */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  if (!isStorable(value)) throw new Refused('VALIDATION', 'unstorable-text', [{ field: '', message: 'characters' }]);
  const result = schema.safeParse(value);
  if (result.success) {
    refuseUnstorable(result.data);
    return result.data;
  }
  throw new Refused(
    'VALIDATION',
    'request',
    result.error.issues.map((i) => ({
      field: i.path.join('.'),
      message:
        i.code === 'unrecognized_keys'
          ? 'unknown'
          : i.code === 'too_big'
            ? `max:${String(i.maximum)}`
            : i.code === 'too_small'
              ? Number(i.minimum) <= 1
                ? 'required'
                : `min:${String(i.minimum)}`
              : i.message === 'email' || i.message === 'characters'
                ? i.message
                : 'invalid',
    })),
  );
}

function refuseUnstorable(data: unknown): void {
  const fields = Object.entries(data ?? {}).filter(([, value]) => !isStorable(value));
  if (fields.length > 0)
    throw new Refused(
      'VALIDATION',
      'request',
      fields.map(([field]) => ({ field, message: 'characters' })),
    );
}

/** Refuses fields a command does not have: what a caller adds in the hope that it is written is reported, not dropped. */
export function refuseUnknownFields(decision: AnyDecision, payload: Readonly<Record<string, unknown>>): void {
  const fields = (decision.input as z.ZodObject).shape;
  const unknown = Object.keys(payload).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0)
    throw new Refused(
      'VALIDATION',
      'input',
      unknown.map((field) => ({ field, message: 'unknown' })),
    );
}
