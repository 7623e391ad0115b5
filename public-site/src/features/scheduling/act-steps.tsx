import type { ReactNode } from 'react';
import { Area, ErrorSummary, FormProvider, Radios } from '../../forms';
import { fill, useLang, useWords } from '../../lang';
import { Head } from '../../layout';
import { ActForm } from '../../session';
import { REASONS, tickedIn, type Act } from './acts';
import type { AppointmentProps } from './appointment-props';
import { OtherDays, SlotDays, ZoneNote } from './slot-days';
import { whenBoth, whenIn } from './times';
import { appointmentTexts } from './words/appointment';
import { bookingTexts } from './words/booking';

type StepProps = AppointmentProps & { readonly step: Act };
const MINUTES = [5, 10, 15, 30] as const;
const HEADS = {
  confirmer: 'confirmTitle',
  proposer: 'proposeTitle',
  deplacer: 'moveTitle',
  annuler: 'cancelTitle',
  retard: 'lateTitle',
  resultat: 'outcomeTitle',
} as const;

/** One thing that is done with an appointment: what it means, what it asks, and the way back. */
export function ActStep(props: StepProps) {
  const { appointment: a, step, errors, at } = props;
  const t = useWords(appointmentTexts);
  const title = step === 'confirmer' && a.proposals ? t.chooseTitle : t[HEADS[step]];
  return (
    <>
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{title}</h1>
      {STEPS[step](props)}
      <p>
        <a href={at({})}>{step === 'annuler' ? t.cancelNo : t.back}</a>
      </p>
    </>
  );
}

interface FormProps {
  readonly of: StepProps;
  readonly yes: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** The form of a step; the time it was opened for goes along. */
function Form({ of: { step, commandId, appointment, posted, errors }, yes, danger, children }: FormProps) {
  // Times that were ticked are shown ticked again.
  const raw = step === 'proposer' ? { ...posted, slot: tickedIn(posted) } : posted;
  return (
    <ActForm go={step} commandId={commandId} carried={{ version: String(appointment.version) }}>
      <FormProvider value={{ raw, errors }}>
        {children}
        <ActForm.Go className={danger ? 'button danger large' : 'button large'}>{yes}</ActForm.Go>
      </FormProvider>
    </ActForm>
  );
}

function Confirm(props: StepProps) {
  const { appointment: a } = props;
  const t = useWords(appointmentTexts);
  const lang = useLang();
  const when = (at: string): string => whenBoth(at, lang, a.zone, a.otherZone);
  return (
    <Form of={props} yes={t.confirmer}>
      {a.proposals ? (
        <Radios
          name="slot"
          label={t.proposals}
          options={a.proposals.slots.map(({ startsAt }) => ({ value: startsAt, label: when(startsAt) }))}
        />
      ) : (
        <>
          <p className="lead">{when(a.slot.startsAt)}</p>
          <input type="hidden" name="slot" value={a.slot.startsAt} />
        </>
      )}
    </Form>
  );
}

/** Times to choose from, for what moves it or proposes others. */
function Times({
  of: { free, appointment: a, step, moved, at },
  children,
}: {
  readonly of: StepProps;
  readonly children: (days: ReactNode) => ReactNode;
}) {
  const b = useWords(bookingTexts);
  if (!free) return null;
  return (
    <>
      <ZoneNote free={free} />
      {free.slots.length > 0 && children(<SlotDays free={free} choose={step === 'proposer' ? 'several' : 'one'} legend={b.times} />)}
      <OtherDays free={free} name={a.with.name ?? ''} moved={moved} at={(from) => at({ faire: step, ...(from ? { des: from } : {}) })} />
    </>
  );
}

function Move(props: StepProps) {
  const { appointment: a } = props;
  const t = useWords(appointmentTexts);
  const lang = useLang();
  return (
    <>
      <p className="lead">{fill(t.moveText, { before: whenIn(a.slot.startsAt, lang, a.zone) })}</p>
      <Times of={props}>
        {(days) => (
          <Form of={props} yes={t.moveYes}>
            {days}
          </Form>
        )}
      </Times>
    </>
  );
}

function Propose(props: StepProps) {
  const t = useWords(appointmentTexts);
  return (
    <>
      <p className="lead">{fill(t.proposeText, { n: props.appointment.proposable })}</p>
      <Times of={props}>
        {(days) => (
          <Form of={props} yes={t.proposeYes}>
            {days}
            <Area name="note" label={t.note} hint={t.noteHint} rows={3} />
          </Form>
        )}
      </Times>
    </>
  );
}

function Cancel(props: StepProps) {
  const t = useWords(appointmentTexts);
  const words: Readonly<Record<string, string>> = t;
  return (
    <>
      <p className="lead">{t.cancelText}</p>
      <Form of={props} yes={t.cancelYes} danger>
        <Radios
          name="reason"
          label={t.cancelReason}
          options={REASONS.map((value) => ({ value, label: words[`choice_${value}`] ?? value }))}
        />
        <Area name="note" label={t.note} hint={t.noteHint} rows={3} />
      </Form>
    </>
  );
}

function Late(props: StepProps) {
  const t = useWords(appointmentTexts);
  const options = [...MINUTES.map((n) => ({ value: String(n), label: fill(t.lateN, { n }) })), { value: '0', label: t.lateUnknown }];
  return (
    <>
      <p className="lead">{t.lateText}</p>
      <Form of={props} yes={t.lateYes}>
        <Radios name="minutes" label={t.lateMinutes} options={options} initial="0" />
      </Form>
    </>
  );
}

function Outcome(props: StepProps) {
  const t = useWords(appointmentTexts);
  const client = props.appointment.side === 'client';
  const options = [
    { value: 'held', label: t.outcomeHeld },
    { value: client ? 'professionalNoShow' : 'clientNoShow', label: t.outcomeThem },
    { value: client ? 'clientNoShow' : 'professionalNoShow', label: t.outcomeMe },
  ];
  return (
    <>
      <p className="lead">{t.outcomeText}</p>
      <Form of={props} yes={t.outcomeYes}>
        <Radios name="outcome" label={t.outcomeTitle} options={options} />
      </Form>
    </>
  );
}

const STEPS: Readonly<Record<Act, (props: StepProps) => ReactNode>> = {
  confirmer: (props) => <Confirm {...props} />,
  proposer: (props) => <Propose {...props} />,
  deplacer: (props) => <Move {...props} />,
  annuler: (props) => <Cancel {...props} />,
  retard: (props) => <Late {...props} />,
  resultat: (props) => <Outcome {...props} />,
};
