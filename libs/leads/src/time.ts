import { MINUTE_MS } from '@jurilien/reference';

/** Minutes, hours and days in milliseconds: wall-clock arithmetic of the timers. */
export { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@jurilien/reference';

/** An ISO instant moved by milliseconds. */
export const plus = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** Whether `iso` is reached at `now`. */
export const reached = (iso: string, now: string): boolean => Date.parse(iso) <= Date.parse(now);

/** The later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

/** "No", then "yes" within two minutes, is a second thought (4.3.7). */
export const REFUSAL_UNDO_MS = 2 * MINUTE_MS;
