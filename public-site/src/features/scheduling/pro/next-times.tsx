import { fill, useLang, usePath, useWords } from '../../../lang';
import { useAsk } from '../../../session';
import { ACTS } from '../acts';
import { whenIn } from '../times';
import type { AppointmentLine } from '../types';
import { appointmentTexts } from '../words/appointment';
import { ownTexts } from '../words/own';
import { nearTexts } from '../words/pro-near';

const AGAIN_MS = 60_000;
const SHOWN = 3;

const answers = ({ available }: AppointmentLine): boolean => available[ACTS.confirmer] === true;

/** Appointments on the dashboard: what waits for an answer of the professional, then the next ones. Left out where none can be had. */
export function NextTimes() {
  const t = useWords(nearTexts);
  const to = usePath();
  const { value } = useAsk('GET /api/appointments', {}, AGAIN_MS);
  if (!value) return null;
  const toAnswer = value.toConfirm.filter(answers);
  const next = value.upcoming.slice(0, SHOWN);
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments">{t.title}</h2>
      {toAnswer.length + next.length === 0 ? <p className="soft">{t.none}</p> : <Times lines={[...toAnswer, ...next]} />}
      <p>
        <a className="plain-link" href={to('myAppointments')}>
          {t.all}
        </a>
      </p>
    </section>
  );
}

/** Appointments in lines, each leading to its page. */
export function Times({ lines }: { readonly lines: readonly AppointmentLine[] }) {
  const t = useWords(nearTexts);
  const o = useWords(ownTexts);
  const a: Readonly<Record<string, string>> = useWords(appointmentTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <ul className="rows">
      {lines.map((line) => (
        <li key={line.appointmentId}>
          <div>
            <p className="row-title">
              <a href={to('myAppointments', { query: { rdv: line.appointmentId } })}>{whenIn(line.slot.startsAt, lang, line.zone)}</a>
            </p>
            <p className="small soft">
              {[line.with.name ? fill(o.with, { name: line.with.name, code: line.code }) : line.code, o[`mode_${line.mode}`]].join(' · ')}
            </p>
          </div>
          {answers(line) ? <span className="badge warning">{t.answer}</span> : <span className="badge">{a[`state_${line.state}`]}</span>}
        </li>
      ))}
    </ul>
  );
}
