const MINUTE_MS = 60_000;

/** How long, for a place with little room: « 2 h 5 min », « 45 min », « 3 j ». Each number has its unit, so that it is no time of day. */
export function spanOf(ms: number, dayMark: string): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours}\u00a0h\u00a0${minutes % 60}\u00a0min` : `${Math.floor(hours / 24)}\u00a0${dayMark}`;
}
