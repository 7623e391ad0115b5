import { minuteWords, weekdayWords, type WeeklyHours } from '@jurilien/reference';
import { formatList } from '../../format';
import { locale } from '../../locale';
import type { Translate } from '../../useT';

/** Weekdays as people say them: « lun. à ven. », "Mon., Wed.". */
const daysWords = (days: readonly number[], t: Translate): string => {
  const runs: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number) => weekdayWords(day, locale, 'short');
  const run = ([from, to]: [number, number]): string[] => {
    if (to - from >= 2) return [t('hours.range', { from: name(from), to: name(to) })];
    return from === to ? [name(from)] : [name(from), name(to)];
  };
  return formatList(runs.flatMap(run));
};

/** Hours of a week on one line. */
export const weekWords = ({ days, from, to, holidaysClosed }: WeeklyHours, t: Translate): string =>
  t(holidaysClosed ? 'hours.weekClosed' : 'hours.week', {
    days: daysWords(days, t),
    from: minuteWords(from, locale),
    to: minuteWords(to, locale),
  });
