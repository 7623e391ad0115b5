import { useEffect, useRef } from 'react';
import type { Errors } from '../../../forms';
import { fill, useWords } from '../../../lang';
import { hoursTexts } from '../words/pro-hours';
import { idOfDays, idOfDaysSpan, type Draft, type OtherDays as Days } from './hours';
import { Spans } from './spans';
import { Typed } from './typed';

interface Props {
  readonly exceptions: Draft['exceptions'];
  readonly errors: Errors;
  readonly onChange: (exceptions: Draft['exceptions'], done?: string) => void;
}

const NEW: Days = { from: '', until: '', spans: [] };

/** Days on which the week does not hold: closed, or with other hours. */
export function OtherDays({ exceptions, errors, onChange }: Props) {
  const t = useWords(hoursTexts);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(exceptions.length);
  // A new line is where one goes on; where one was taken away, the button to add another.
  useEffect(() => {
    const n = exceptions.length;
    if (n > before.current) document.getElementById(`${idOfDays(n - 1)}-from`)?.focus();
    if (n < before.current) add.current?.focus();
    before.current = n;
  }, [exceptions.length]);
  return (
    <section aria-labelledby="other-days">
      <h2 id="other-days">{t.exceptions}</h2>
      <p>{t.exceptionsLead}</p>
      {exceptions.map((days, at) => (
        <OneOfThem
          key={at}
          days={days}
          at={at}
          errors={errors}
          onChange={(changed, done) => onChange(exceptions.with(at, changed), done)}
          onRemove={() =>
            onChange(
              exceptions.filter((_, other) => other !== at),
              t.daysRemoved,
            )
          }
        />
      ))}
      <p>
        <button ref={add} type="button" className="button quiet" onClick={() => onChange([...exceptions, NEW], t.daysAdded)}>
          {t.addDays}
        </button>
      </p>
    </section>
  );
}

interface OneProps {
  readonly days: Days;
  readonly at: number;
  readonly errors: Errors;
  readonly onChange: (days: Days, done?: string) => void;
  readonly onRemove: () => void;
}

function OneOfThem({ days, at, errors, onChange, onRemove }: OneProps) {
  const t = useWords(hoursTexts);
  const n = at + 1;
  const title = fill(t.dayN, { n });
  const date = (part: 'from' | 'until', label: string, hint?: string) => (
    <Typed
      id={`${idOfDays(at)}-${part}`}
      type="date"
      label={label}
      hint={hint}
      value={days[part]}
      error={errors[`${idOfDays(at)}-${part}`]}
      onType={(value) => onChange({ ...days, [part]: value })}
    />
  );
  return (
    <fieldset className="hours-day">
      <legend>{title}</legend>
      <div className="hours-dates">
        {date('from', t.firstDay)}
        {date('until', t.lastDay, t.lastDayHint)}
      </div>
      <Spans
        idOf={(span) => idOfDaysSpan(at, span)}
        day={title}
        spans={days.spans}
        errors={errors}
        closed={t.closedDays}
        onChange={(spans, done) => onChange({ ...days, spans }, done && fill(t[done], { day: title }))}
      />
      <button type="button" className="button quiet small-button" aria-label={fill(t.removeDaysOf, { n })} onClick={onRemove}>
        {t.removeDays}
      </button>
    </fieldset>
  );
}
