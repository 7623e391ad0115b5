import { calendarDay, minuteWords } from '@jurilien/reference';
import { Link, useLocation } from 'react-router';
import { fill, french, useLang, useWords } from '../../../lang';
import { Failed, Skeleton, Stale } from '../../../pro';
import { useAsk } from '../../../session';
import { clockIn, dayOf } from '../times';
import { appointmentTexts } from '../words/appointment';
import { ownTexts } from '../words/own';
import { timesTexts } from '../words/pro-times';
import { daysAfter, mondayOf, weekFrom, type Day, type Entry } from './week';

const AGAIN_MS = 60_000;
const WEEK = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day in the address, where it is one. */
const dayIn = (search: string): string | undefined => {
  const day = new URLSearchParams(search).get('semaine') ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** A week of appointments: seven days side by side on a desk, one under the other on a phone. */
export function WeekView() {
  const t = useWords(timesTexts);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const own = useAsk('GET /api/appointments', {}, AGAIN_MS);
  const hours = useAsk('GET /api/pro/availability', {});
  const problem = own.problem ?? hours.problem;
  const retry = async (): Promise<void> => {
    await Promise.all([own.reload(), hours.reload()]);
  };
  if (!own.value || !hours.value)
    return (
      <>
        <h1>{t.week}</h1>
        {problem ? <Failed problem={problem} retry={retry} /> : <Skeleton />}
      </>
    );
  const { plan, shipped } = hours.value;
  const zone = plan?.zone ?? shipped.zone;
  const today = calendarDay(own.value.serverNow, zone);
  const monday = mondayOf(dayIn(search) ?? today);
  const days = weekFrom(monday, zone, [...own.value.upcoming, ...own.value.toConfirm, ...own.value.past], plan);
  const to = (day: string): string => `${pathname}?${new URLSearchParams({ vue: 'semaine', semaine: day })}`;
  return (
    <>
      <h1>{fill(t.weekOf, { from: dayOf(monday, lang), until: dayOf(daysAfter(monday, WEEK - 1), lang) })}</h1>
      <Stale problem={problem} />
      <nav className="slot-nav" aria-label={t.weeks}>
        <Link to={to(daysAfter(monday, -WEEK))} preventScrollReset>
          ← {t.weekBefore}
        </Link>
        {monday !== mondayOf(today) && (
          <Link to={`${pathname}?vue=semaine`} preventScrollReset>
            {t.thisWeek}
          </Link>
        )}
        <Link to={to(daysAfter(monday, WEEK))} preventScrollReset>
          {t.weekAfter} →
        </Link>
      </nav>
      <ol className="week">
        {days.map((day) => (
          <DayOfWeek key={day.day} of={day} zone={zone} today={day.day === today} pathname={pathname} />
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  readonly of: Day;
  readonly zone: string;
  readonly today: boolean;
  readonly pathname: string;
}

function DayOfWeek({ of: { day, entries, spans }, zone, today, pathname }: DayProps) {
  const t = useWords(timesTexts);
  const lang = useLang();
  const clock = (minutes: number): string => (lang === 'fr' ? french(minuteWords(minutes, lang)) : minuteWords(minutes, lang));
  return (
    <li className={today ? 'week-day today' : 'week-day'}>
      <h2>
        {dayOf(day, lang)}
        {today && <span className="hidden-text"> {t.today}</span>}
      </h2>
      <p className="small soft">
        {spans.length === 0
          ? t.noHours
          : spans.map(({ from, until }) => fill(t.hours, { from: clock(from), until: clock(until) })).join(' · ')}
      </p>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <EntryOfDay key={`${entry.line.appointmentId}.${entry.startsAt}`} entry={entry} zone={zone} pathname={pathname} />
          ))}
        </ul>
      )}
    </li>
  );
}

function EntryOfDay({ entry: { line, startsAt, endsAt, proposed }, zone, pathname }: { entry: Entry; zone: string; pathname: string }) {
  const t = useWords(timesTexts);
  const o = useWords(ownTexts);
  const a: Readonly<Record<string, string>> = useWords(appointmentTexts);
  const lang = useLang();
  const time = fill(t.hours, { from: clockIn(startsAt, lang, zone), until: clockIn(endsAt, lang, zone) });
  return (
    <li className={proposed || line.state !== 'Confirmed' ? 'week-entry open' : 'week-entry'}>
      <p>
        <a href={`${pathname}?${new URLSearchParams({ rdv: line.appointmentId })}`}>{time}</a>
      </p>
      <p>{line.with.name ? fill(o.with, { name: line.with.name, code: line.code }) : fill(o.ofRequest, { code: line.code })}</p>
      <p className="small soft">{[proposed ? t.proposed : a[`state_${line.state}`], o[`mode_${line.mode}`]].join(' · ')}</p>
    </li>
  );
}
