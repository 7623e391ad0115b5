import type { z } from 'zod';
import type { FieldError } from './refused.js';

/**
 * What a schema says of an input, field by field, with message keys that the front ends translate (`required`, `min:20`, `invalid`…).
 * @param under names of fields that the input stands under
 */
export const inputFaults = (error: z.ZodError, ...under: readonly PropertyKey[]): FieldError[] =>
  (error.issues as (Issue & { path: PropertyKey[] })[]).map((issue) => ({
    field: [...under, ...issue.path].join('.'),
    message: messageKey(issue),
  }));

interface Issue {
  readonly code: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean;
  readonly divisor?: unknown;
  readonly message: string;
}

function messageKey(issue: Issue): string {
  // What a shared schema of texts, or of a list without repetition, says of itself.
  if (issue.message === 'email' || issue.message === 'characters' || issue.message === 'repeated') return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'number' && issue.inclusive) return `least:${String(issue.minimum)}`;
  if (issue.code === 'not_multiple_of') return `step:${String(issue.divisor)}`;
  if (issue.code === 'too_small') return Number(issue.minimum) <= 1 ? 'required' : `min:${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `max:${String(issue.maximum)}`;
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) return 'required';
  return 'invalid';
}
