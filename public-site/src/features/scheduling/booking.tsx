import { Area, ErrorSummary, FormProvider, Radios, type Errors, type Raw } from '../../forms';
import { fill, useLang, useWords } from '../../lang';
import { Countdown, Head, SentDrawing } from '../../layout';
import type { Booked } from './book';
import { ActForm } from '../../session';
import { OtherDays, SlotDays, ZoneNote } from './slot-days';
import { clockIn, whenBoth } from './times';
import type { Booking } from './types';
import { bookingTexts } from './words/booking';

interface Props {
  readonly booking: Booking;
  readonly commandId: string;
  readonly errors: Errors;
  readonly posted: Raw;
  readonly lost?: Booked['lost'];
  /** What was just done: booked, or given back. */
  readonly done: string | null;
  /** Another appointment is wanted beside the one that stands. */
  readonly another: boolean;
  /** Later days are shown. */
  readonly moved: boolean;
  /** The address of the same page from another day on, or for another appointment. */
  readonly at: (query: Readonly<Record<string, string>>) => string;
}

const LIVE: readonly string[] = ['Requested', 'Confirmed', 'Proposing'];

/** M18: choosing a time, confirming it while it is held, and what came of it. */
export function BookingSteps(props: Props) {
  const { booking, errors, done, another, lost } = props;
  const t = useWords(bookingTexts);
  const failed = Object.keys(errors).length > 0;
  const { name } = booking.professional;
  const standing = booking.appointments.find((a) => LIVE.includes(a.state));
  if (standing && !another && !booking.hold) return <Standing {...props} standing={standing} />;
  if (booking.state !== 'open') {
    const ended = booking.state === 'ended';
    return (
      <>
        <Head title={ended ? t.endedTitle : t.notOfferedTitle} hidden />
        <h1>{ended ? t.endedTitle : t.notOfferedTitle}</h1>
        <p className="lead">{fill(ended ? t.endedText : t.notOfferedText, { name })}</p>
      </>
    );
  }
  const holding = booking.hold && !lost;
  return (
    <>
      <Head title={holding ? t.held : t.title} hidden failed={failed} />
      <ErrorSummary errors={errors} />
      {done === 'libre' && (
        <p className="notice success" role="status">
          {t.released}
        </p>
      )}
      {lost && (
        <div className="notice warning" role="alert">
          <h2>{lost.how === 'taken' ? t.lostTitle : t.goneTitle}</h2>
          <p>{lost.how === 'taken' ? t.lostText : t.goneText}</p>
        </div>
      )}
      {holding ? <Held {...props} hold={booking.hold} /> : <Choose {...props} />}
    </>
  );
}

/** The free times of some days; after a time was lost, the next three stand first. */
function Choose({ booking, commandId, errors, posted, lost, moved, at }: Props) {
  const t = useWords(bookingTexts);
  const { professional, code } = booking;
  const after = lost ? booking.slots.filter(({ startsAt }) => startsAt > lost.startsAt).slice(0, 3) : [];
  const free = after.length > 0 ? { ...booking, slots: after } : booking;
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{fill(t.lead, { name: professional.name, code })}</p>
      <Announced booking={booking} />
      <ZoneNote free={booking} />
      {booking.slots.length > 0 && (
        <ActForm go="hold" commandId={commandId}>
          <FormProvider value={{ raw: posted, errors }}>
            <SlotDays free={free} choose="one" legend={t.times} hint={t.chooseHint} />
            <ActForm.Go>{t.choose}</ActForm.Go>
          </FormProvider>
        </ActForm>
      )}
      <OtherDays free={booking} name={professional.name} moved={moved} at={(from) => at(from ? { des: from } : {})} />
    </>
  );
}

/** What a consultation costs and what to bring, where the professional says it. */
function Announced({ booking: { price, bring } }: { readonly booking: Booking }) {
  const t = useWords(bookingTexts);
  if (!price && !bring) return null;
  return (
    <div className="notice">
      {price && <p>{fill(t.price, { price })}</p>}
      {bring && <p>{fill(t.bring, { bring })}</p>}
    </div>
  );
}

/** One time, held: how one meets, a word beforehand, and the yes. The form stays as it is when the hold ends: a yes may still be in time. */
function Held({ booking, hold, commandId, errors, posted }: Props & { readonly hold: NonNullable<Booking['hold']> }) {
  const t = useWords(bookingTexts);
  const lang = useLang();
  const { professional, modes, autoConfirm, zone, otherZone, serverNow } = booking;
  const words: Readonly<Record<string, string>> = t;
  const named = { slot: hold.slot.startsAt, reservationId: hold.reservationId };
  return (
    <>
      <h1>{t.held}</h1>
      <p className="lead">{whenBoth(hold.slot.startsAt, lang, zone, otherZone)}</p>
      <p>
        {fill(t.heldUntil, { time: clockIn(hold.until, lang, zone) })}{' '}
        <Countdown until={hold.until} now={serverNow} live="hold-live" stays={t.heldOver} />
      </p>
      <p className="hidden-text" role="status" id="hold-live" data-text={t.heldSoon} />
      <Announced booking={booking} />
      <ActForm go="book" commandId={commandId} carried={named}>
        <FormProvider value={{ raw: posted, errors }}>
          {modes.length > 1 ? (
            <Radios
              name="mode"
              label={t.mode}
              options={modes.map((value) => ({ value, label: words[value] ?? value }))}
              initial={modes[0]}
            />
          ) : (
            <input type="hidden" name="mode" value={modes[0] ?? 'phone'} />
          )}
          <Area name="note" label={t.note} hint={t.noteHint} rows={3} />
          {!autoConfirm && <p className="soft">{fill(t.askHint, { name: professional.name })}</p>}
          <ActForm.Go>{autoConfirm ? t.confirm : t.ask}</ActForm.Go>
        </FormProvider>
      </ActForm>
      <ActForm go="release" commandId={commandId} carried={named}>
        <ActForm.Go className="button quiet">{t.release}</ActForm.Go>
      </ActForm>
    </>
  );
}

/** What stands already: just booked, or from an earlier visit. */
function Standing({ booking, done, standing, at }: Props & { readonly standing: Booking['appointments'][number] }) {
  const t = useWords(bookingTexts);
  const lang = useLang();
  const { name } = booking.professional;
  const sure = standing.state === 'Confirmed';
  const title = done === 'rdv' ? (sure ? t.doneTitle : t.askedTitle) : fill(sure ? t.standing : t.standingAsked, { name });
  return (
    <>
      <Head title={title} hidden />
      {done === 'rdv' && <SentDrawing />}
      <h1>{title}</h1>
      <p className="lead">{whenBoth(standing.slot.startsAt, lang, booking.zone, booking.otherZone)}</p>
      <p>{done === 'rdv' ? (sure ? t.doneText : fill(t.askedText, { name })) : t.standingText}</p>
      {booking.state === 'open' && (
        <p className="actions">
          <a className="button quiet" href={at({ autre: '1' })}>
            {t.another}
          </a>
        </p>
      )}
    </>
  );
}
