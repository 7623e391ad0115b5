import { DAY_MS } from '@jurilien/reference';
import { smsTexts } from '../i18n/sms';
import { french, useLang, usePath, useWords } from '../lang';
import type { Lang } from '../routes.table';
import type { SmsPart } from './types';

/** A Monday; the days of a week are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1);

/** A minute of the day as people write it: 9 h 30, 9:30 a.m. */
function clockOf(minute: number, lang: Lang): string {
  const at = new Date(MONDAY + minute * 60_000);
  const words = new Intl.DateTimeFormat(`${lang}-CA`, { timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return lang === 'fr' ? french(words.replace(/^0/, '').replace(/ h 00$/, ' h')) : words;
}
const dayName = (day: number, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-CA`, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + (day - 1) * DAY_MS));

/** When our texts may ring. */
export function Hours({ pro, sms }: Pick<SmsPart, 'pro' | 'sms'>) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const to = usePath();
  const rows = sms.windows.map((w, i) => ({
    days: sms.ownHours
      ? sentence(
          w.days.map((d) => dayName(d, lang)),
          lang,
        )
      : i === 0
        ? t.weekdays
        : t.otherDays,
    hours: `${clockOf(w.from, lang)} – ${clockOf(w.to, lang)}`,
  }));
  return (
    <section aria-labelledby="sms-hours">
      <h2 id="sms-hours">{t.hours}</h2>
      <dl className="sms-pairs">
        {rows.map((row) => (
          <div key={row.days}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{pro ? t.hoursPro : t.hoursText}</p>
      {pro && (
        <p className="small">
          <a href={to('profile')}>{sms.ownHours ? t.hoursChange : t.hoursSet}</a>
        </p>
      )}
    </section>
  );
}

const sentence = (days: readonly string[], lang: Lang): string => {
  const words = new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' }).format(days);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
