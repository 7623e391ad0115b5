import { BUSINESS, isOpen, nextOpen, type Province } from '@jurilien/reference';
import { ask } from '../api.server';
import { quickTexts } from '../i18n/quick';
import { fill, when } from '../lang';
import type { Lang } from '../routes.table';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What may be said of the wait: the median that was lived, never a wish; outside opening hours, when they begin. */
export function promiseText(median: number | null, province: Province, now: string, lang: Lang): string {
  const t = quickTexts[lang];
  if (!isOpen(now, province, BUSINESS)) return fill(t.closed, { when: when(nextOpen(now, province, BUSINESS), lang) });
  if (median === null) return t.promiseNone;
  if (median < 1.5 * HOUR) return fill(t.promiseMinutes, { n: median });
  if (median < 2 * DAY) return fill(t.promiseHours, { n: Math.round(median / HOUR) });
  return fill(t.promiseDays, { n: Math.round(median / DAY) });
}

/** The same from the live figures; without them it says what is always true. */
export async function promise(request: Request, province: Province, lang: Lang): Promise<string> {
  const stats = await ask<{ medianAnswerMinutes: number | null }>(request, '/stats');
  return promiseText(stats.ok ? stats.value.medianAnswerMinutes : null, province, new Date().toISOString(), lang);
}
