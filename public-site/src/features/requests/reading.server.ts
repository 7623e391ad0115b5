import { businessHours, closedUntil, whenWeRead, type Config } from '@jurilien/reference';
import { readingTexts } from './words/reading';
import { fill, french, lastingOpen } from '../../lang';
import type { Lang } from '../../routes.table';
import { configNow, statsOf } from '../../api/index.server';

/** When the team reads a request: the one sentence of it, on the confirmation and on the request's page. */
function readingText(median: number | null, province: string | null | undefined, now: string, lang: Lang, config: Config): string {
  const where = province === 'ON' ? 'ON' : 'QC';
  const hours = businessHours(config, where);
  const said =
    median === null || closedUntil(now, where, lang, hours)
      ? whenWeRead(now, where, lang, hours)
      : fill(readingTexts[lang].median, { time: lastingOpen(median, lang, hours) });
  return lang === 'fr' ? french(said) : said;
}

/** The same for a request of now, from live figures. */
export async function readingOf(request: Request, province: string | null | undefined, lang: Lang): Promise<string> {
  const [stats, config] = await Promise.all([statsOf(request), configNow(request)]);
  return readingText(stats?.medianReviewMinutes ?? null, province, new Date().toISOString(), lang, config);
}
