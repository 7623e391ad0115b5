import { closedUntil, whenWeRead } from '@jurilien/reference';
import { readingTexts } from './words/reading';
import { fill, french, lastingOpen } from '../../lang';
import type { Lang } from '../../routes.table';
import { statsOf } from '../../api/index.server';

/** When the team reads a request: the one sentence of it, on the confirmation and on the request's page. */
function readingText(median: number | null, province: string | null | undefined, now: string, lang: Lang): string {
  const where = province === 'ON' ? 'ON' : 'QC';
  const words =
    median === null || closedUntil(now, where, lang)
      ? whenWeRead(now, where, lang)
      : fill(readingTexts[lang].median, { time: lastingOpen(median, lang) });
  return lang === 'fr' ? french(words) : words;
}

/** The same for a request of now, from live figures. */
export async function readingOf(request: Request, province: string | null | undefined, lang: Lang): Promise<string> {
  const stats = await statsOf(request);
  return readingText(stats?.medianReviewMinutes ?? null, province, new Date().toISOString(), lang);
}
