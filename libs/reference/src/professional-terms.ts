import { professionalTermsNoticeDays, professionalTermsVersion } from './configuration/keys/professionals.js';
import type { Config } from './configuration/resolve.js';
import { DAY_MS } from './time/durations.js';

/** How an agreement stands beside the terms in force: the same, an earlier one within the notice, or none that counts. */
export type TermsStanding = 'current' | 'notice' | 'due';

/** When it is asked, and by which version and which notice. */
interface Asked {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly config: Config;
}

/** A version is named by the day it is published; five hours after midnight in Greenwich that day has begun here. */
const publishedMs = (config: Config): number => Date.parse(`${config.value(professionalTermsVersion)}T05:00:00.000Z`);

/** From when on who has not agreed to the version in force gets no more offers. */
export const termsBarAt = (config: Config): string =>
  new Date(publishedMs(config) + config.value(professionalTermsNoticeDays) * DAY_MS).toISOString();

/**
 * New terms give notice before they bar (R66): who agreed to an earlier version goes on until the notice is over. Who never agreed to
 * any has no earlier contract to go on with.
 * @param accepted the version agreed to
 */
export function termsStanding(accepted: string | null | undefined, { now, config }: Asked): TermsStanding {
  if (accepted === config.value(professionalTermsVersion)) return 'current';
  return accepted && Date.parse(now) < Date.parse(termsBarAt(config)) ? 'notice' : 'due';
}

/** Days after publication on which the notice is sent (4.7.4, R66). */
const NOTICES = [0, 7, 14] as const;
/** The latest notice that is due at an instant: 0, 1 or 2; none before publication and once it bars. */
export function termsNoticeAt({ now, config }: Asked): number | undefined {
  if (Date.parse(now) >= Date.parse(termsBarAt(config))) return undefined;
  const step = NOTICES.findLastIndex((days) => Date.parse(now) >= publishedMs(config) + days * DAY_MS);
  return step < 0 ? undefined : step;
}
