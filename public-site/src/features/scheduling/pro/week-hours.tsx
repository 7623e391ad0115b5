import { weekdayWords } from '@jurilien/reference';
import type { Errors } from '../../../forms';
import { fill, useLang, useWords } from '../../../lang';
import { hoursTexts } from '../words/pro-hours';
import { idOfDay, WEEKDAYS, type Draft } from './hours';
import { Spans } from './spans';

interface Props {
  readonly week: Draft['week'];
  readonly errors: Errors;
  /** What was done is read out. */
  readonly onChange: (week: Draft['week'], done?: string) => void;
}

/** Days of work: what one day has is copied to all of them. */
const WORKDAYS = 5;

/** The hours of each day of the week. */
export function WeekHours({ week, errors, onChange }: Props) {
  const t = useWords(hoursTexts);
  const lang = useLang();
  return (
    <section aria-labelledby="week-hours">
      <h2 id="week-hours">{t.week}</h2>
      <div className="hours-week">
        {WEEKDAYS.map((weekday) => {
          const day = weekdayWords(weekday, lang);
          const spans = week[weekday - 1] ?? [];
          return (
            <fieldset key={weekday} className="hours-day">
              <legend>{day}</legend>
              <Spans
                idOf={(at) => idOfDay(weekday, at)}
                day={day}
                spans={spans}
                errors={errors}
                closed={t.closed}
                onChange={(changed, done) => onChange(week.with(weekday - 1, changed), done && fill(t[done], { day }))}
              />
              {spans.length > 0 && (
                <button
                  type="button"
                  className="button quiet small-button"
                  aria-label={fill(t.copyOf, { day })}
                  onClick={() =>
                    onChange(
                      week.map((own, i) => (i < WORKDAYS ? spans : own)),
                      fill(t.copied, { day }),
                    )
                  }
                >
                  {t.copy}
                </button>
              )}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
