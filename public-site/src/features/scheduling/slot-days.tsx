import { calendarDay, zoneWords } from '@jurilien/reference';
import { useField } from '../../forms';
import { fill, useLang, useWords } from '../../lang';
import { clockIn, clocksDiffer, dayOf, whenIn } from './times';
import type { FreeSlots, SlotShown } from './types';
import { bookingTexts } from './words/booking';

/** The name of the box of one time, where several can be chosen. */
const slotName = ({ startsAt }: SlotShown): string => `slot-${startsAt}`;

const byDay = (slots: readonly SlotShown[], zone: string): [string, SlotShown[]][] => {
  const days = new Map<string, SlotShown[]>();
  for (const slot of slots) {
    const day = calendarDay(slot.startsAt, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
};

interface Props {
  readonly free: Pick<FreeSlots, 'slots' | 'zone'>;
  /** One time, or several to propose. */
  readonly choose: 'one' | 'several';
  readonly legend: string;
  readonly hint?: string;
}

/** Free times by day, on the reader's clock: one is chosen, or several. */
export function SlotDays({ free: { slots, zone }, choose, legend, hint }: Props) {
  const lang = useLang();
  const { value, values, error } = useField('slot');
  const first = slots[0];
  return (
    <fieldset className={error ? 'slot-days failed' : 'slot-days'} aria-describedby={error ? 'slot-error' : undefined}>
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {error && (
        <p className="error" id="slot-error">
          {error}
        </p>
      )}
      {byDay(slots, zone).map(([day, times]) => (
        <div className="slot-day" key={day} role="group" aria-labelledby={`day-${day}`}>
          <p className="slot-date" id={`day-${day}`}>
            {dayOf(day, lang)}
          </p>
          <div className="slot-times">
            {times.map((slot) => (
              <span className="slot-time" key={slot.startsAt}>
                <input
                  type={choose === 'one' ? 'radio' : 'checkbox'}
                  id={slot === first ? 'slot' : slotName(slot)}
                  name={choose === 'one' ? 'slot' : slotName(slot)}
                  value={choose === 'one' ? slot.startsAt : 'yes'}
                  defaultChecked={choose === 'one' ? value === slot.startsAt : values.includes(slot.startsAt)}
                />
                <label htmlFor={slot === first ? 'slot' : slotName(slot)}>{clockIn(slot.startsAt, lang, zone)}</label>
              </span>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** On whose clock the times are, and that the other side's shows something else. */
export function ZoneNote({ free: { slots, zone, otherZone, from } }: { readonly free: FreeSlots }) {
  const t = useWords(bookingTexts);
  const lang = useLang();
  const differs = slots.some((slot) => clocksDiffer(slot.startsAt, zone, otherZone));
  const named = (of: string): string => zoneWords(of, lang, from);
  return <p className="soft">{fill(differs ? t.zoneBoth : t.zone, { zone: named(zone), other: named(otherZone) })}</p>;
}

/** The ways to other days, and what is said of days without a free time. */
export function OtherDays({
  free,
  name,
  at,
  moved,
}: {
  readonly free: FreeSlots;
  readonly name: string;
  readonly at: (from?: string) => string;
  readonly moved: boolean;
}) {
  const t = useWords(bookingTexts);
  const lang = useLang();
  const { slots, from, until, next } = free;
  const none = next ? fill(t.none, { from: dayOf(from, lang), until: dayOf(until, lang) }) : fill(t.noneAtAll, { name });
  return (
    <>
      {slots.length === 0 && <p className="notice">{none}</p>}
      {(moved || next) && (
        <nav className="slot-nav" aria-label={t.otherDays}>
          {moved && <a href={at()}>{t.earlier}</a>}
          {next && <a href={at(next)}>{slots.length === 0 ? fill(t.goNext, { day: dayOf(next, lang) }) : t.later}</a>}
        </nav>
      )}
    </>
  );
}

/** A few times in a line each, as words. */
export const SlotWords = ({ slots, zone }: { readonly slots: readonly SlotShown[]; readonly zone: string }) => {
  const lang = useLang();
  return (
    <ul>
      {slots.map((slot) => (
        <li key={slot.startsAt}>{whenIn(slot.startsAt, lang, zone)}</li>
      ))}
    </ul>
  );
};
