import type { Answer } from '@jurilien/contracts/api';

/** One page in one week, as the API counts it; the week is named by its Monday. */
type Reading = Answer<'GET /api/page-views'>['data'][number];
export interface PageRow {
  readonly path: string;
  readonly total: number;
  /** Readings by week, the newest first. */
  readonly byWeek: readonly number[];
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Mondays of the last weeks, the newest first; days without a reading have no row, their week has a place all the same. */
export function mondays(weeks: number, today: string): string[] {
  const at = Date.parse(`${today}T00:00:00Z`);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, i) => dayOf(monday - 7 * i * DAY_MS));
}

/** A row per page, the most read first. */
export function byPage(readings: readonly Reading[], weeks: readonly string[]): PageRow[] {
  const views = new Map(readings.map((r) => [`${r.pagePath} ${r.day}`, r.views]));
  return [...new Set(readings.map((r) => r.pagePath))]
    .map((path) => {
      const byWeek = weeks.map((week) => views.get(`${path} ${week}`) ?? 0);
      return { path, byWeek, total: byWeek.reduce((sum, n) => sum + n, 0) };
    })
    .sort((a, b) => b.total - a.total || a.path.localeCompare(b.path));
}
