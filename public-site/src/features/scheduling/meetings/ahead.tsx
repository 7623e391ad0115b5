import { useLang, usePath, useWords } from '../../../lang';
import { useAsk } from '../../../session';
import { meetingTexts } from '../words/meeting';
import { lineOf } from './lines';

/** Meetings with our team that lie ahead, on the pages of what they are for; a page without them is still a page. */
export function MeetingsAhead() {
  const t = useWords(meetingTexts);
  const lang = useLang();
  const to = usePath();
  const { value } = useAsk('GET /api/meetings/own', {});
  if (!value || value.upcoming.length === 0) return null;
  return (
    <>
      {value.upcoming.map((m) => (
        <section key={m.meetingId} className="card raised" aria-labelledby={`meeting-${m.meetingId}`}>
          <h2 id={`meeting-${m.meetingId}`}>{t[`title_${m.kind}`]}</h2>
          <p>{lineOf(m, lang)}</p>
          <p className="actions">
            <a className={m.state === 'Invited' ? 'button' : 'button quiet'} href={to('myMeetings', { query: { rencontre: m.meetingId } })}>
              {m.state === 'Invited' ? t.choisir : t.open}
            </a>
          </p>
        </section>
      ))}
    </>
  );
}
