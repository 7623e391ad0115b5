const AN_HOUR = 60;
const DAY = 24 * AN_HOUR;
const two = (n: number): string => String(n).padStart(2, '0');

/** Minutes after midnight as a field of a time holds them; the end of the day is midnight. */
export const clockOf = (minutes: number): string => `${two(Math.floor((minutes % DAY) / AN_HOUR))}:${two(minutes % AN_HOUR)}`;

/** What such a field holds, in minutes; nothing for what is no time yet. */
export function minutesOf(typed: string, isEnd: boolean): number | undefined {
  const found = /^(\d{2}):(\d{2})$/.exec(typed);
  if (!found) return undefined;
  const minutes = Number(found[1]) * AN_HOUR + Number(found[2]);
  return minutes === 0 && isEnd ? DAY : minutes;
}
