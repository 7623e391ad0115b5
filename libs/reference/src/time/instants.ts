/** An ISO instant moved by milliseconds. */
export const plus = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

/** Whether `iso` is reached at `now`. */
export const reached = (iso: string, now: string): boolean => Date.parse(iso) <= Date.parse(now);

/** The later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
