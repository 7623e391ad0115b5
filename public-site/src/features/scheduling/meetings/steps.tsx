import type { ReactNode } from 'react';
import { MEETING_CANCEL_REASONS, zoneWords } from '@jurilien/reference';
import { Area, FormProvider, Radios } from '../../../forms';
import { fill, useLang, useWords } from '../../../lang';
import { ActForm } from '../../../session';
import { SlotDays } from '../slot-days';
import { clocksDiffer, whenIn } from '../times';
import { appointmentTexts } from '../words/appointment';
import { bookingTexts } from '../words/booking';
import { meetingTexts } from '../words/meeting';
import type { MeetingAct, MeetingStep } from './acts';
import { WriteToUs } from './parts';
import type { MeetingProps } from './types';

interface FormProps {
  readonly of: MeetingProps;
  readonly go: MeetingAct;
  readonly yes: string;
  readonly kind?: 'danger' | 'quiet';
  readonly children: ReactNode;
}

/** The form of one act; how often the time had changed goes along. */
function Form({ of: { commandId, meeting, posted, errors }, go, yes, kind, children }: FormProps) {
  const raw = go === 'preparer' ? { note: meeting.preparation ?? '', ...posted } : posted;
  return (
    <ActForm go={go} commandId={commandId} carried={{ seen: String(meeting.changes) }}>
      <FormProvider value={{ raw, errors }}>
        {children}
        <ActForm.Go className={kind ? `button ${kind}` : 'button large'}>{yes}</ActForm.Go>
      </FormProvider>
    </ActForm>
  );
}

/** On whose clock the times are, and that the other side's shows something else. */
function Zone({ of: { meeting: m, free } }: { readonly of: MeetingProps }) {
  const t = useWords(bookingTexts);
  const lang = useLang();
  const first = free?.slots[0];
  if (!free || !first) return null;
  const named = (zone: string): string => zoneWords(zone, lang, first.startsAt);
  const other = m.otherZone;
  const differs = other !== undefined && free.slots.some((slot) => clocksDiffer(slot.startsAt, free.zone, other));
  return <p className="soft">{fill(differs ? t.zoneBoth : t.zone, { zone: named(free.zone), other: named(other ?? free.zone) })}</p>;
}

/** Free times to choose from, with the ways to later ones and back. */
function Times({ of, go, yes }: { readonly of: MeetingProps; readonly go: MeetingAct; readonly yes: string }) {
  const t = useWords(meetingTexts);
  const b = useWords(bookingTexts);
  const { free, at, step, later } = of;
  const last = free?.slots.at(-1);
  const faire: Readonly<Record<string, string>> = step ? { faire: step } : {};
  if (!last) return <WriteToUs>{t.noSlots}</WriteToUs>;
  return (
    <>
      <Zone of={of} />
      <Form of={of} go={go} yes={yes}>
        <SlotDays free={free!} choose="one" legend={b.times} />
      </Form>
      {(later || free!.more) && (
        <nav className="slot-nav" aria-label={b.otherDays}>
          {later && <a href={at(faire)}>{b.earlier}</a>}
          {/* The one after the last that is shown. */}
          {free!.more && <a href={at({ ...faire, des: new Date(Date.parse(last.startsAt) + 1).toISOString() })}>{t.later}</a>}
        </nav>
      )}
    </>
  );
}

/** A time is chosen, while the invitation is open. */
export function Choose(props: MeetingProps & { readonly level: 2 | 3 }) {
  const { meeting: m, level } = props;
  const t = useWords(meetingTexts);
  const lang = useLang();
  const Heading = `h${level}` as const;
  if (m.state !== 'Invited') return null;
  if (m.available['ScheduleMeeting'] !== true) return <WriteToUs>{t.chooseOver}</WriteToUs>;
  return (
    <section aria-labelledby="choose">
      <Heading id="choose">{t.chooseTitle}</Heading>
      <p>{fill(t.chooseUntil, { when: whenIn(m.until, lang, m.zone) })}</p>
      <Times of={props} go="choisir" yes={t.chooseYes} />
    </section>
  );
}

function Move(props: MeetingProps) {
  const { slot, zone } = props.meeting;
  const t = useWords(meetingTexts);
  const lang = useLang();
  return (
    <>
      {slot && <p className="lead">{fill(t.moveText, { before: whenIn(slot.startsAt, lang, zone) })}</p>}
      <Times of={props} go="deplacer" yes={t.moveYes} />
    </>
  );
}

function Cancel(props: MeetingProps) {
  const t = useWords(meetingTexts);
  const a: Readonly<Record<string, string>> = useWords(appointmentTexts);
  return (
    <>
      <p className="lead">{t.cancelText}</p>
      <Form of={props} go="annuler" yes={t.cancelYes} kind="danger">
        <Radios
          name="reason"
          label={t.cancelReason}
          options={MEETING_CANCEL_REASONS.map((value) => ({ value, label: a[`choice_${value}`] ?? value }))}
        />
      </Form>
    </>
  );
}

/** The short form of what they want to talk about; saying it again replaces it. */
export function Prepare(props: MeetingProps & { readonly level: 2 | 3 }) {
  const t = useWords(meetingTexts);
  const Heading = `h${props.level}` as const;
  if (props.meeting.available['PrepareMeeting'] !== true) return null;
  return (
    <section aria-labelledby="prepare">
      <Heading id="prepare">{t.prepareTitle}</Heading>
      <Form of={props} go="preparer" yes={t.prepareYes} kind="quiet">
        <Area name="note" label={t.prepare} hint={t.prepareHint} rows={4} />
      </Form>
    </section>
  );
}

/** What stands in place of the page, by the step that its address names. */
export const STEPS = { deplacer: Move, annuler: Cancel } as const satisfies Record<MeetingStep, unknown>;
