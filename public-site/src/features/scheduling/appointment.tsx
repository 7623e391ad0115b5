import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms';
import { fill, useLang, useWords } from '../../lang';
import { Head } from '../../layout';
import { ACTS, type Act } from './acts';
import { SheetLink } from '../papers';
import { ActStep } from './act-steps';
import { AddToCalendar, Facts } from './facts';
import { SlotWords } from './slot-days';
import { whenIn } from './times';
import type { AppointmentProps } from './appointment-props';
import type { Appointment } from './types';
import { appointmentTexts } from './words/appointment';

/** M07: one appointment as it is now, and each thing that can be done with it as a step of its own. */
export function AppointmentView(props: AppointmentProps) {
  const { appointment: a, errors, step, done, sheet } = props;
  const t = useWords(appointmentTexts);
  const words: Readonly<Record<string, string>> = t;
  const failed = Object.keys(errors).length > 0;
  const title = a.with.name ? fill(t.with, { name: a.with.name }) : fill(t.withClient, { code: a.code });
  if (step && a.available[ACTS[step]] === true) return <ActStep {...props} step={step} />;
  return (
    <>
      <Head title={title} hidden failed={failed} />
      <ErrorSummary errors={errors} />
      {done && (
        <p className="notice success" role="status">
          {words[`done_${done}`]}
        </p>
      )}
      <h1>{title}</h1>
      <p>
        <span className={`badge ${a.state === 'Confirmed' ? 'success' : 'plain'}`}>{words[`state_${a.state}`]}</span>
      </p>
      <Moved appointment={a} />
      <Facts appointment={a} />
      <Standing appointment={a} />
      <Actions {...props} />
      <SheetLink href={sheet} />
      <AddToCalendar calendar={a.calendar} id={a.appointmentId} />
    </>
  );
}

const LIVE: readonly Appointment['state'][] = ['Requested', 'Confirmed', 'Proposing'];

/** What the time was before, for who comes from an older message. */
function Moved({ appointment: { moved, zone, state } }: { readonly appointment: Appointment }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  if (!moved || !LIVE.includes(state)) return null;
  return (
    <div className="notice warning">
      <h2>{t.movedTitle}</h2>
      <p>{fill(t.movedText, { before: whenIn(moved.from.startsAt, lang, zone) })}</p>
    </div>
  );
}

/** Who has to answer, what was proposed, who is late, and what came of it. */
function Standing({ appointment: a }: { readonly appointment: Appointment }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  const words: Readonly<Record<string, string>> = t;
  const mine = a.stated[a.side];
  const theirs = a.stated[a.side === 'client' ? 'professional' : 'client'];
  const lines: ReactNode[] = [
    a.state === 'Requested' && a.available['ConfirmAppointment'] !== true && t.waitsThem,
    a.state === 'Requested' && a.confirmBy && fill(t.confirmBy, { when: whenIn(a.confirmBy, lang, a.zone) }),
    ...(LIVE.includes(a.state)
      ? a.late.map(({ by, minutes }) => (by === a.side ? t.lateYou : minutes ? fill(t.lateThemBy, { n: minutes }) : t.lateThem))
      : []),
    a.cancelled && fill(words[`cancelledBy_${a.cancelled.by}`] ?? '', { reason: words[`reason_${a.cancelled.reason}`] ?? '' }),
    mine && fill(t.statedYou, { outcome: words[`outcome_${mine}`] ?? '' }),
    theirs && fill(t.statedThem, { outcome: words[`outcome_${theirs}`] ?? '' }),
    a.disputed && t.disputed,
  ];
  return (
    <>
      {lines.filter(Boolean).map((line, i) => (
        <p key={i}>{line}</p>
      ))}
      <Proposals appointment={a} />
    </>
  );
}

function Proposals({ appointment: { proposals, zone, side, moved, available } }: { readonly appointment: Appointment }) {
  const t = useWords(appointmentTexts);
  const lang = useLang();
  if (!proposals) return null;
  const mine = proposals.by === side || available['ConfirmAppointment'] !== true;
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{t.proposals}</h2>
      <p>{fill(mine ? t.proposedYou : t.proposedThem, { when: whenIn(proposals.until, lang, zone) })}</p>
      <SlotWords slots={proposals.slots} zone={zone} />
      {moved && <p className="soft">{t.proposedStands}</p>}
    </section>
  );
}

/** Every command that can be sent, as the way to its step. */
function Actions({ appointment: a, at }: AppointmentProps) {
  const t = useWords(appointmentTexts);
  const words: Readonly<Record<string, string>> = t;
  const can = (Object.keys(ACTS) as Act[]).filter((act) => a.available[ACTS[act]] === true);
  if (can.length === 0) return null;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{t.actions}</h2>
      <p className="actions">
        {can.map((act) => (
          <a key={act} className={act === 'confirmer' || act === 'resultat' ? 'button' : 'button quiet'} href={at({ faire: act })}>
            {act === 'confirmer' && a.proposals ? t.chooseTitle : words[act]}
          </a>
        ))}
      </p>
    </section>
  );
}
