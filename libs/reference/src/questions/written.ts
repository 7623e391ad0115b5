import type { Answer, Question } from './question.js';
import { valuesOf } from './rules.js';

/** Dollars as people write them: « 1 500,50 $ », "$1,500.50"; nothing when they are not an amount. */
export function dollars(written: string): string | undefined {
  const bare = written.replace(/[\s\u00a0\u202f$]|CAD/g, '');
  // A comma before one or two last digits is a French decimal; before three it groups thousands.
  const plain = bare.replace(/,(\d{1,2})$/, '.$1').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? String(Number(plain)) : undefined;
}

/** A whole number as people write it. */
export function whole(written: string): string | undefined {
  const bare = written.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,7}$/.test(bare) ? String(Number(bare)) : undefined;
}

/** A real day of the calendar, `2026-11-22`, within what anybody living can mean. */
export function realDay(written: string): string | undefined {
  const day = written.trim();
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

/** An answer as it is stored, however it was written; what cannot be read is left as it is, for `answerFaults` to name. */
export function storedAnswer(q: Pick<Question, 'kind'>, answer: unknown): Answer {
  const values = valuesOf(answer);
  if (q.kind === 'many') return [...new Set(values)];
  const value = values[0] ?? '';
  const read = q.kind === 'money' ? dollars(value) : q.kind === 'number' ? whole(value) : q.kind === 'date' ? realDay(value) : undefined;
  return read ?? value;
}
