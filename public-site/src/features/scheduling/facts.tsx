import type { ReactNode } from 'react';
import { bytes, called, fill, useLang, usePath, useWords, when } from '../../lang';
import { clockIn, whenBoth } from './times';
import type { Appointment } from './types';
import { appointmentTexts } from './words/appointment';

/** When, how, with whom, what to bring and what was sent: the facts of one appointment. */
export function Facts({ appointment: a }: { readonly appointment: Appointment }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  const to = usePath();
  const whole = [a.with.name, a.with.firm].filter(Boolean).join(', ');
  return (
    <>
      <dl className="appointment-facts">
        <Fact label={t.when}>
          <strong>{whenBoth(a.slot.startsAt, lang, a.zone, a.otherZone)}</strong>,{' '}
          {fill(t.until, { time: clockIn(a.slot.endsAt, lang, a.zone) })}
        </Fact>
        <Fact label={t.how}>
          <How appointment={a} />
        </Fact>
        {whole && <Fact label={t.who}>{whole}</Fact>}
        <Fact label={t.request}>{a.code}</Fact>
        {a.price && <Fact label={t.price}>{fill(t.priceText, { price: a.price })}</Fact>}
        {a.bring && <Fact label={t.bring}>{a.bring}</Fact>}
        {a.documents.length > 0 && (
          <Fact label={t.documents}>
            <ul className="plain">
              {a.documents.map((d) => (
                <li key={d.id}>
                  <a href={to('myDocuments')}>{d.name ?? d.type}</a>, {bytes(d.bytes, lang)}
                </li>
              ))}
            </ul>
            <p className="small soft">{t.documentsRead}</p>
          </Fact>
        )}
      </dl>
      <Notes notes={a.notes} />
    </>
  );
}

/** One line of a list of facts. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How the two meet; a link to a call or a map is there while the time stands. */
function How({ appointment: { mode, side, with: other, phone, place, videoLink } }: { readonly appointment: Appointment }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  if (mode === 'video')
    return videoLink ? (
      <>
        {t.video}.{' '}
        <a href={videoLink} rel="noreferrer">
          {t.videoOpen}
        </a>
      </>
    ) : (
      t.videoLater
    );
  if (mode === 'inPerson')
    return (
      <>
        {t.inPerson}
        {place && (
          <>
            , {place}.{' '}
            <a href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`} rel="noreferrer">
              {t.map}
            </a>
          </>
        )}
      </>
    );
  if (side === 'professional') return t.phoneFrom;
  const name = other.name ?? '';
  return phone ? fill(t.phoneToAt, { name, phone: called(phone, lang) }) : fill(t.phoneTo, { name });
}

/** What each side wrote beside its acts. */
function Notes({ notes }: { readonly notes: Appointment['notes'] }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  const words: Readonly<Record<string, string>> = t;
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t.notes}</h2>
      <ul className="rows">
        {notes.map(({ by, at, text }) => (
          <li key={at}>
            <div>
              <p>{text}</p>
              <p className="small soft">
                {words[`by_${by}`]}, {when(at, lang)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CalendarProps {
  readonly calendar: Appointment['calendar'];
  /** Of what it is a file: the file bears the beginning of its id. */
  readonly id: string;
}

/** The file that every calendar takes, and pages of calendars on the web. */
export function AddToCalendar({ calendar, id }: CalendarProps) {
  const t = useWords(appointmentTexts);
  if (!calendar) return null;
  const web = [
    [t.addGoogle, calendar.google],
    [t.addOutlook, calendar.outlook],
    [t.addOffice, calendar.office],
  ] as const;
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{t.addTitle}</h2>
      <p className="actions">
        <a
          className="button quiet"
          download={`${id.slice(0, 8)}.ics`}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar.file)}`}
        >
          {t.addFile}
        </a>
        {web.map(([label, href]) => (
          <a key={label} href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
