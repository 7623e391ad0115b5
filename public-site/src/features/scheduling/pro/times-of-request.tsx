import { zoneWords } from '@jurilien/reference';
import { useState } from 'react';
import { Area, Line, Radios, type Raw } from '../../../forms';
import { fill, useLang, useWords } from '../../../lang';
import { Go, LiveForm, Outcome, sendCommand, useAct, useAsk, Wrong } from '../../../session';
import { whenIn } from '../times';
import { nearTexts } from '../words/pro-near';
import { OTHER, refusedTime, timeIn } from './ask-time';
import type { Hours } from './hours';
import { Times } from './next-times';

const AGAIN_MS = 60_000;
const MODES = ['phone', 'video', 'inPerson'] as const;

interface Props {
  readonly acceptanceId: string;
  readonly leadId: string;
  /** Whether the request still lives, so that a time can be offered. */
  readonly open: boolean;
}

/** Appointments of one request on its sheet, and the offer of another. */
export function TimesOfRequest(of: Props) {
  const t = useWords(nearTexts);
  const { value, reload } = useAsk('GET /api/appointments', {}, AGAIN_MS);
  if (!value) return null;
  const lines = [...value.toConfirm, ...value.upcoming, ...value.past].filter(({ acceptanceId }) => acceptanceId === of.acceptanceId);
  if (lines.length === 0 && !of.open) return null;
  return (
    <section aria-labelledby="times">
      <h2 id="times">{t.title}</h2>
      {lines.length === 0 ? <p className="soft">{t.noneOf}</p> : <Times lines={lines} />}
      {of.open && <Offer {...of} reload={reload} />}
    </section>
  );
}

/** A time offered to the client: one that is free, or any other that the two spoke of. */
function Offer({ acceptanceId, leadId, reload }: Props & { readonly reload: () => Promise<void> }) {
  const t = useWords(nearTexts);
  const lang = useLang();
  const { value: hours } = useAsk('GET /api/pro/availability', {});
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState('');
  // A press that is repeated asks for the same appointment.
  const [appointmentId, setAppointmentId] = useState(() => crypto.randomUUID());
  if (!hours) return null;
  const zone = (hours.plan ?? hours.shipped).zone;
  const send = (raw: Raw, form: HTMLFormElement): Promise<void> =>
    act(async () => {
      setDone('');
      const asked = timeIn(raw, zone, lang);
      if ('errors' in asked) return asked.errors;
      const reply = await sendCommand(lang, 'RequestAppointment', { appointmentId, acceptanceId, leadId, ...asked.payload });
      if (!reply.ok) return refusedTime(reply.problem, raw, lang);
      setAppointmentId(crypto.randomUUID());
      form.reset();
      await reload();
      setDone(t.sent);
      return undefined;
    });
  return (
    <details>
      <summary>{t.ask}</summary>
      <p>{t.askText}</p>
      <Wrong errors={errors} />
      <LiveForm
        name={`offer-time-${acceptanceId}`}
        className="stack offer-time"
        errors={errors}
        values={{ minutes: String((hours.plan ?? hours.shipped).slotMinutes) }}
        onSend={(raw, form) => void send(raw, form)}
      >
        <Fields hours={hours} zone={zone} />
        <p className="actions">
          <Go busy={busy}>{t.send}</Go>
        </p>
      </LiveForm>
      <Outcome>{done}</Outcome>
    </details>
  );
}

function Fields({ hours: { next }, zone }: { readonly hours: Hours; readonly zone: string }) {
  const t = useWords(nearTexts);
  const lang = useLang();
  const free = next.map(({ startsAt }) => ({ value: startsAt, label: whenIn(startsAt, lang, zone) }));
  return (
    <>
      <Radios name="slot" label={t.slot} initial={free[0]?.value ?? OTHER} options={[...free, { value: OTHER, label: t.other }]} />
      <div className="only-other">
        <Line name="date" type="date" label={t.date} className="short" />
        <Line name="time" type="time" label={fill(t.time, { zone: zoneWords(zone, lang) })} className="short" />
      </div>
      <Line name="minutes" label={t.minutes} numeric className="short" length={3} />
      <Radios name="mode" label={t.mode} initial="phone" options={MODES.map((value) => ({ value, label: t[`mode_${value}`] }))} />
      <Area name="note" label={t.note} optional rows={3} max={1_000} />
    </>
  );
}
