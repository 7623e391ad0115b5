import { centsIn } from '../money/amounts.js';
import type { Answer, Question } from './question.js';
import { valuesOf } from './rules.js';

/** A thousand million: longer answers are no amount of a request. */
const MOST_CENTS = 100_000_000_000;

/** Dollars as people write them, as a plain number; nothing when they are not an amount. */
export function dollars(written: string): string | undefined {
  const cents = centsIn(written);
  return cents === undefined || cents >= MOST_CENTS ? undefined : String(cents / 100);
}

/** A whole number as people write it. */
export function whole(written: string): string | undefined {
  const bare = written.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,7}$/.test(bare) ? String(Number(bare)) : undefined;
}

/** A real day of the calendar, `2026-11-22`, within what anyone living can mean. */
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
