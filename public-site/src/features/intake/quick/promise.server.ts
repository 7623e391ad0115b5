import { businessHours, closedUntil, type Config, type Province } from '@jurilien/reference';
import { beside, configNow, statsOf } from '../../../api/index.server';
import { quickTexts } from '../words/quick';
import { fill, french, lastingOpen, number, provinceOf, withFigures } from '../../../lang';
import { figuresOf } from '../../../lang/index.server';
import type { Lang } from '../../../routes.table';
import { text, type Raw } from '../../../forms';

/** What may be promised of the wait: the measured median, never a wish; outside opening hours, when they begin. */
export function promiseText(median: number | null, province: Province, now: string, lang: Lang, config: Config): string {
  const t = quickTexts[lang];
  const hours = businessHours(config, province);
  const closed = closedUntil(now, province, lang, hours);
  const said = closed
    ? fill(t.closed, { when: closed })
    : median === null
      ? t.promiseNone
      : fill(t.promiseMedian, { time: lastingOpen(median, lang, hours) });
  return lang === 'fr' ? french(said) : said;
}

/** What S02 shows before the contact details, from live figures: the wait, and how many match. Without them, what is always true. */
export async function promises(request: Request, raw: Raw, lang: Lang): Promise<readonly string[]> {
  const region = text(raw, 'region');
  const province = provinceOf(region) ?? 'QC';
  const query = { lawyerType: text(raw, 'lawyerType'), province, region };
  const [stats, found, config] = await Promise.all([
    statsOf(request),
    beside(request, 'GET /api/public/eligible-counts', { query }),
    configNow(request),
  ]);
  const t = quickTexts[lang];
  return [
    promiseText(stats?.medianAnswerMinutes ?? null, province, new Date().toISOString(), lang, config),
    ...(found ? [found.count === null ? withFigures(t.few, lang, figuresOf(config)) : fill(t.many, { n: number(found.count, lang) })] : []),
  ];
}
