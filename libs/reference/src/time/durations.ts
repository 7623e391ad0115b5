/** Lengths of time in milliseconds, on the wall clock. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** An hour in the seconds that windows of limits are told in. */
export const HOUR_S = HOUR_MS / 1_000;
export const DAY_S = 24 * HOUR_S;
