import { useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { InProvince, useLang, usePath, useWords } from '../../lang';
import { LiveCountdown } from '../../layout';
import { Failed, Left, Skeleton } from '../../pro';
import { LiveActs, sendCommand, useAct, useAsk, type Asked } from '../../session';
import type { Raw } from '../../forms';
import { act, isAct, type Act } from './acts';
import { AppointmentView } from './appointment';
import { BOOKING_ACTS, isBookingAct, type Booked, type Send } from './book';
import { BookingSteps } from './booking';
import { dayAsked } from './days';
import { OwnList } from './own-list';
import type { Appointment, FreeSlots } from './types';
import { appointmentTexts } from './words/appointment';

const AGAIN_MS = 60_000;

/** M02: one’s own appointments, one of them, or a time to book, as the address says. */
export function OwnAppointments() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [one, book] = [query.get('rdv'), query.get('reserver')];
  if (one) return <OneAppointment appointmentId={one} />;
  if (book) return <OwnBooking acceptanceId={book} />;
  return <OwnList />;
}

/** A title while what it names is on its way, or cannot be had. */
function Waiting({ asked: { problem, reload } }: { readonly asked: Asked<unknown> }) {
  const t = useWords(appointmentTexts);
  return (
    <>
      <h1>{t.title}</h1>
      {problem ? <Failed problem={problem} retry={reload} /> : <Skeleton />}
    </>
  );
}

/** One press after another, each with an id of its own. */
function usePress() {
  const [commandId, setCommandId] = useState(() => crypto.randomUUID());
  return { commandId, next: () => setCommandId(crypto.randomUUID()) };
}

function OneAppointment({ appointmentId }: { readonly appointmentId: string }) {
  const asked = useAsk('GET /api/appointments/:appointmentId', { params: { appointmentId } }, AGAIN_MS);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const faire = query.get('faire');
  if (!asked.value) return <Waiting asked={asked} />;
  const shown = { appointment: asked.value, reload: asked.reload };
  return (
    <InProvince value={asked.value.province}>
      {faire === 'deplacer' || faire === 'proposer' ? <WithTimes {...shown} from={dayAsked(query)} /> : <Live {...shown} />}
    </InProvince>
  );
}

interface LiveProps {
  readonly appointment: Appointment;
  readonly reload: () => Promise<void>;
}

function WithTimes({ from, ...shown }: LiveProps & { readonly from: string | undefined }) {
  const { appointmentId } = shown.appointment;
  const asked = useAsk('GET /api/appointments/:appointmentId/slots', { params: { appointmentId }, query: from ? { from } : {} });
  if (!asked.value) return <Waiting asked={asked} />;
  return <Live {...shown} free={asked.value} />;
}

/** The page of one, alive: what is pressed is sent at once, and the page then says what was done. */
function Live({ appointment: a, reload, free }: LiveProps & { readonly free?: FreeSlots }) {
  const lang = useLang();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const to = usePath();
  const { commandId, next } = usePress();
  const { busy, errors, act: run } = useAct();
  const query = new URLSearchParams(search);
  const [faire, fait] = [query.get('faire'), query.get('fait')];
  const at = (more: Readonly<Record<string, string>>): string => `${pathname}?${new URLSearchParams({ rdv: a.appointmentId, ...more })}`;
  const { appointmentId, acceptanceId, leadId } = a;
  const send: Send = (name, payload, id) => sendCommand(lang, name, { appointmentId, acceptanceId, leadId, ...payload }, id);
  const onSend = (which: string, raw: Raw): void =>
    void run(async () => {
      const came = await act(send, which as Act, raw, commandId, lang);
      next();
      if (came.status !== 200) return came.errors;
      await reload();
      await go(at({ fait: which }));
      return undefined;
    });
  return (
    <LiveActs value={{ busy, onSend }}>
      <AppointmentView
        appointment={a}
        free={free}
        commandId={commandId}
        errors={errors}
        posted={{}}
        step={isAct(faire) ? faire : undefined}
        done={isAct(fait) ? fait : undefined}
        moved={query.has('des')}
        sheet={to('myPapers', { query: { rdv: a.appointmentId } })}
        at={at}
      />
    </LiveActs>
  );
}

/** M18 for a client who is signed in. */
function OwnBooking({ acceptanceId }: { readonly acceptanceId: string }) {
  const lang = useLang();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const from = dayAsked(query);
  const asked = useAsk('GET /api/client/booking/:acceptanceId', { params: { acceptanceId }, query: from ? { from } : {} }, AGAIN_MS);
  const { commandId, next } = usePress();
  const { busy, errors, act: run } = useAct();
  const [lost, setLost] = useState<Booked['lost']>();
  if (!asked.value) return <Waiting asked={asked} />;
  const booking = asked.value;
  const { leadId } = booking;
  const at = (more: Readonly<Record<string, string>>): string => `${pathname}?${new URLSearchParams({ reserver: acceptanceId, ...more })}`;
  const send: Send = (name, payload, id) => sendCommand(lang, name, { acceptanceId, leadId, ...payload }, id);
  const onSend = (which: string, raw: Raw): void =>
    void run(async () => {
      if (!isBookingAct(which)) return undefined;
      const came = await BOOKING_ACTS[which](send, raw, commandId, lang);
      next();
      setLost(came.lost);
      await asked.reload();
      if (came.status === 200) await go(at(which === 'book' ? { fait: 'rdv' } : which === 'release' ? { fait: 'libre' } : {}));
      return came.errors;
    });
  return (
    <InProvince value={booking.province}>
      <LiveCountdown value={Left}>
        <LiveActs value={{ busy, onSend }}>
          <BookingSteps
            booking={booking}
            commandId={commandId}
            errors={errors}
            posted={{}}
            lost={lost}
            done={query.get('fait')}
            another={query.has('autre')}
            moved={from !== undefined}
            at={at}
          />
        </LiveActs>
      </LiveCountdown>
    </InProvince>
  );
}
