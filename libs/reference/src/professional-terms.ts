import { professionalTermsNoticeDays, professionalTermsVersion } from './configuration/keys/professionals.js';
import { DAY_MS } from './time/durations.js';

/** How an agreement stands beside the terms in force: the same, an earlier one within the notice, or none that counts. */
export type TermsStanding = 'current' | 'notice' | 'due';

/** A version is named by the day it is published; five hours after midnight in Greenwich that day has begun here. */
const publishedMs = (version: string): number => Date.parse(`${version}T05:00:00.000Z`);

/** From when on who has not agreed to a version gets no more offers. */
export const termsBarAt = (version: string = professionalTermsVersion.shipped): string =>
  new Date(publishedMs(version) + professionalTermsNoticeDays.shipped * DAY_MS).toISOString();

/**
 * New terms give notice before they bar (R66): who agreed to an earlier version goes on until the notice is over. Who never agreed to
 * any has no earlier contract to go on with.
 * @param accepted the version agreed to @param version the one in force, for specs
 */
export function termsStanding(
  accepted: string | null | undefined,
  now: string,
  version: string = professionalTermsVersion.shipped,
): TermsStanding {
  if (accepted === version) return 'current';
  return accepted && Date.parse(now) < Date.parse(termsBarAt(version)) ? 'notice' : 'due';
}

/** Days after publication on which the notice is sent (4.7.4, R66). */
const NOTICES = [0, 7, 14] as const;
/** The latest notice that is due at an instant: 0, 1 or 2; none before publication and once it bars. */
export function termsNoticeAt(now: string, version: string = professionalTermsVersion.shipped): number | undefined {
  if (Date.parse(now) >= Date.parse(termsBarAt(version))) return undefined;
  const step = NOTICES.findLastIndex((days) => Date.parse(now) >= publishedMs(version) + days * DAY_MS);
  return step < 0 ? undefined : step;
}
