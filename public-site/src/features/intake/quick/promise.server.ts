import { businessHours, closedUntil, shippedConfig, type Province } from '@jurilien/reference';
import { beside, statsOf } from '../../../api/index.server';
import { quickTexts } from '../words/quick';
import { fill, french, lastingOpen, number, provinceOf } from '../../../lang';
import type { Lang } from '../../../routes.table';
import { text, type Raw } from '../../../forms';

/** What may be promised of the wait: the measured median, never a wish; outside opening hours, when they begin. */
export function promiseText(median: number | null, province: Province, now: string, lang: Lang): string {
  const t = quickTexts[lang];
  const closed = closedUntil(now, province, lang, businessHours(shippedConfig, province));
  const said = closed
    ? fill(t.closed, { when: closed })
    : median === null
      ? t.promiseNone
      : fill(t.promiseMedian, { time: lastingOpen(median, lang) });
  return lang === 'fr' ? french(said) : said;
}

/** What S02 shows before the contact details, from live figures: the wait, and how many match. Without them, what is always true. */
export async function promises(request: Request, raw: Raw, lang: Lang): Promise<readonly string[]> {
  const region = text(raw, 'region');
  const province = provinceOf(region) ?? 'QC';
  const query = { lawyerType: text(raw, 'lawyerType'), province, region };
  const [stats, found] = await Promise.all([statsOf(request), beside(request, 'GET /api/public/eligible-counts', { query })]);
  const t = quickTexts[lang];
  return [
    promiseText(stats?.medianAnswerMinutes ?? null, province, new Date().toISOString(), lang),
    ...(found ? [found.count === null ? t.few : fill(t.many, { n: number(found.count, lang) })] : []),
  ];
}
