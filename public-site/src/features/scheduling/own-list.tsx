import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fill, useLang, usePath, useWords } from '../../lang';
import { PauseDrawing } from '../../layout';
import { Failed, Skeleton } from '../../pro';
import { useAsk } from '../../session';
import { whenBoth } from './times';
import type { AppointmentLine } from './types';
import { appointmentTexts } from './words/appointment';
import { ownTexts } from './words/own';

const AGAIN_MS = 60_000;

type At = (query: Readonly<Record<string, string>>) => string;
/** What can be done with one of the list, beside its line. */
type Acts = (line: AppointmentLine, at: At) => ReactNode;

/** Own appointments by what they need: to come, to be confirmed, over; and for a client those who can be booked with. */
export function OwnList({ acts }: { readonly acts?: Acts }) {
  const t = useWords(ownTexts);
  const { value, problem, reload } = useAsk('GET /api/appointments', {}, AGAIN_MS);
  const { pathname } = useLocation();
  const at: At = (query) => `${pathname}?${new URLSearchParams(query)}`;
  const failed = problem && <Failed problem={problem} retry={reload} />;
  if (!value)
    return (
      <>
        <h1>{t.title}</h1>
        {failed ?? <Skeleton />}
      </>
    );
  const { upcoming, toConfirm, past, invitations } = value;
  const none = upcoming.length + toConfirm.length + past.length + invitations.length === 0;
  return (
    <>
      <h1>{t.title}</h1>
      {failed}
      {none && <Nothing />}
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 id="invitations">{t.toBook}</h2>
          <ul className="rows">
            {invitations.map(({ acceptanceId, professional, code }) => (
              <li key={acceptanceId}>
                <p className="row-title">{fill(t.with, { name: professional.name, code })}</p>
                <a className="button quiet" href={at({ reserver: acceptanceId })}>
                  {t.book}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Part id="to-confirm" title={t.toConfirm} lines={toConfirm} at={at} acts={acts} />
      <Part id="upcoming" title={t.upcoming} lines={upcoming} at={at} acts={acts} />
      <Part id="past" title={t.past} lines={past} at={at} acts={acts} />
    </>
  );
}

function Nothing() {
  const t = useWords(ownTexts);
  const to = usePath();
  return (
    <>
      <PauseDrawing />
      <p className="lead">{t.none}</p>
      <p className="actions">
        <a className="button quiet" href={to('dashboard')}>
          {t.home}
        </a>
      </p>
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly AppointmentLine[];
  readonly at: At;
  readonly acts: Acts | undefined;
}

function Part({ id, title, lines, at, acts }: PartProps) {
  const t = useWords(ownTexts);
  const a = useWords(appointmentTexts);
  const lang = useLang();
  const words: Readonly<Record<string, string>> = a;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.appointmentId}>
            <div>
              <p className="row-title">
                <a href={at({ rdv: line.appointmentId })}>{whenBoth(line.slot.startsAt, lang, line.zone, line.otherZone)}</a>
              </p>
              <p>{line.with.name ? fill(t.with, { name: line.with.name, code: line.code }) : fill(t.ofRequest, { code: line.code })}</p>
              <p className="small soft">
                {[words[`state_${line.state}`], t[`mode_${line.mode}`]].join(' · ')}
                {line.available['ConfirmAppointment'] === true && ` · ${t.yourTurn}`}
                {line.available['RecordAppointmentOutcome'] === true && !line.stated[line.side] && ` · ${t.sayOutcome}`}
              </p>
              {acts?.(line, at)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
