import { weekdayWords } from '@jurilien/reference';
import { smsTexts } from './words/sms';
import { minuteOfDay, useLang, usePath, useWords } from '../../lang';
import type { Lang } from '../../routes.table';
import type { SmsPart } from './types';

/** When our texts may ring. */
export function Hours({ pro, sms }: Pick<SmsPart, 'pro' | 'sms'>) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const to = usePath();
  const rows = sms.windows.map((w, i) => ({
    days: sms.ownHours
      ? sentence(
          w.days.map((d) => weekdayWords(d, lang)),
          lang,
        )
      : i === 0
        ? t.weekdays
        : t.otherDays,
    hours: `${minuteOfDay(w.from, lang)} – ${minuteOfDay(w.to, lang)}`,
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
