import { when as moment, fill, useLang, useWords } from '../../../lang';
import { Fact } from '../facts';
import { clockIn, whenBoth, whenIn } from '../times';
import { appointmentTexts } from '../words/appointment';
import { meetingTexts } from '../words/meeting';
import type { Meeting } from './types';

const WRITE_TO = 'bonjour@jurilien.example';

/** Where the team is written to when a page can do no more. */
export const WriteToUs = ({ children }: { readonly children: string }) => (
  <p className="notice">
    {children} <a href={`mailto:${WRITE_TO}`}>{WRITE_TO}</a>
  </p>
);

/** When, how, how long and with whom. */
export function MeetingFacts({ meeting: m }: { readonly meeting: Meeting }) {
  const t = useWords(meetingTexts);
  const a = useWords(appointmentTexts);
  const lang = useLang();
  return (
    <dl className="appointment-facts">
      {m.slot && (
        <Fact label={a.when}>
          <strong>{whenBoth(m.slot.startsAt, lang, m.zone, m.otherZone ?? m.zone)}</strong>,{' '}
          {fill(a.until, { time: clockIn(m.slot.endsAt, lang, m.zone) })}
        </Fact>
      )}
      <Fact label={t.length}>{fill(t.minutes, { n: m.minutes })}</Fact>
      <Fact label={a.how}>
        <How meeting={m} />
      </Fact>
      {m.staff && <Fact label={a.who}>{fill(t.staff, { name: m.staff })}</Fact>}
      {m.code && <Fact label={a.request}>{m.code}</Fact>}
    </dl>
  );
}

/** How they meet; the way into a call by video is there while the time stands. */
function How({ meeting: { mode, state, videoLink, address } }: { readonly meeting: Meeting }) {
  const t = useWords(meetingTexts);
  const a = useWords(appointmentTexts);
  if (mode === 'phone') return t.phone;
  if (mode === 'inPerson') return [a.inPerson, address].filter(Boolean).join(', ');
  if (state !== 'Scheduled') return a.video;
  if (!videoLink) return a.videoLater;
  return (
    <>
      {a.video}.{' '}
      <a href={videoLink} rel="noreferrer">
        {a.videoOpen}
      </a>
    </>
  );
}

/** What the time was before, for who comes from an older message. */
export function Moved({ meeting: { moved, state, zone } }: { readonly meeting: Meeting }) {
  const t = useWords(meetingTexts);
  const a = useWords(appointmentTexts);
  const lang = useLang();
  if (!moved || state !== 'Scheduled') return null;
  return (
    <div className="notice warning">
      <p>
        <strong>{a.movedTitle}</strong>
      </p>
      <p>{fill(t.movedText, { before: whenIn(moved.startsAt, lang, zone) })}</p>
    </div>
  );
}

/** What became of one that is not ahead any more. */
export function Became({ meeting: { state, slot, cancelled } }: { readonly meeting: Meeting }) {
  const t = useWords(meetingTexts);
  const a: Readonly<Record<string, string>> = useWords(appointmentTexts);
  if (cancelled && state === 'Cancelled')
    return <p>{fill(t[`cancelled_${cancelled.by}`], { reason: a[`reason_${cancelled.reason}`] ?? '' })}</p>;
  return state === 'Lapsed' && !slot ? <WriteToUs>{t.lapsed}</WriteToUs> : null;
}

/** What the team wrote for who was invited. */
export function SharedNotes({ notes, level }: { readonly notes: Meeting['notes']; readonly level: 2 | 3 }) {
  const t = useWords(meetingTexts);
  const lang = useLang();
  const Heading = `h${level}` as const;
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="meeting-notes">
      <Heading id="meeting-notes">{t.notes}</Heading>
      <ul className="rows">
        {notes.map(({ at, note }) => (
          <li key={at}>
            <div>
              <p className="meeting-note">{note}</p>
              <p className="small soft">{moment(at, lang)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
