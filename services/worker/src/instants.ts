import { DateTime } from 'luxon';

/** Where the books are kept: their days, months and years are those of this place. */
const PLACE = 'America/Toronto';
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * What an operator wrote for `--at`: an instant with its offset, or a day, which is meant to its last millisecond in the legal time
 * of the books. Nothing for what is neither, for a day that no calendar has, and for a time that could be that of several places.
 */
export function instantOf(text: string): string | undefined {
  const read = DAY.test(text) ? DateTime.fromISO(text, { zone: PLACE }).endOf('day') : DateTime.fromISO(INSTANT.test(text) ? text : '');
  return read.isValid ? new Date(read.toMillis()).toISOString() : undefined;
}

/** The sentence for what is no instant. */
export const notAnInstant = (text: string): string =>
  `--at ${text} is not an instant, such as 2026-11-21T14:30:00Z or 2026-11-21T09:30:00-05:00, nor a day, such as 2026-11-21.`;
