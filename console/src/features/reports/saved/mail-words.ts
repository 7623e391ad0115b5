import { type MailSchedule, scheduleWords, whenWords } from '@jurilien/reference';
import { locale } from '../../../locale';
import type { Translate } from '../../../useT';
import type { Saved } from './saved';

/** When a mail goes, on the offices’ clock: `lundi 7 décembre à 7 h 30`. */
export const mailTime = (at: string): string => whenWords(at, locale);

/** How often a mail goes, with its first letter as a sentence begins. */
export function scheduleText(schedule: MailSchedule): string {
  const words = scheduleWords(schedule, locale);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** When the next mail goes; that it is paused. */
export const nextMailText = (t: Translate, { paused, nextAt }: NonNullable<Saved['mail']>): string =>
  paused ? t('reports.mail.paused') : t('reports.mail.next', { when: mailTime(nextAt) });
