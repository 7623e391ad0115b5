import { defaults, HOUR_MS as HOUR, MINUTE_MS, MINUTE_MS as MINUTE } from '@jurilien/reference';

/** The configured figures this context obeys, by the names its rules use (specification 4.13). */
export const limits = {
  clientUpdateMs: defaults['lead.clientUpdateHours'] * HOUR,
  maxLatenessMs: defaults['automation.maxLatenessHours'] * HOUR,
  /** With a live claim the end of the search is asked for again after this long (4.2.3). */
  claimRecheckMs: 10 * MINUTE,
} as const;

/** "No", then "yes" within two minutes, is a second thought (4.3.7). */
export const REFUSAL_UNDO_MS = 2 * MINUTE_MS;
