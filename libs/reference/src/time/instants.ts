/** An ISO instant moved by milliseconds. */
export const plus = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** An ISO instant moved by calendar months: the 31st of August and half a year more is the last of February. */
export function plusMonths(iso: string, months: number): string {
  const at = new Date(Date.parse(iso));
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString();
}

/** Whether `iso` is reached at `now`. */
export const reached = (iso: string, now: string): boolean => Date.parse(iso) <= Date.parse(now);

/** The later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
