import { ErrorSummary } from '../../../forms';
import { fill, useWords } from '../../../lang';
import { Head } from '../../../layout';
import { AddToCalendar } from '../facts';
import { meetingTexts } from '../words/meeting';
import { MEETING_ACTS, MEETING_STEPS, type MeetingAct, type MeetingStep } from './acts';
import { Became, MeetingFacts, Moved, SharedNotes } from './parts';
import { Choose, Prepare, STEPS } from './steps';
import type { MeetingProps } from './types';

const HEADS = { deplacer: 'moveTitle', annuler: 'cancelTitle' } as const;

/** The step that can be taken now, if the address asks for one. */
const stepOf = ({ meeting, step }: MeetingProps): MeetingStep | undefined =>
  step && meeting.available[MEETING_ACTS[step]] === true ? step : undefined;

/** M08: one meeting with our team as it is now, and what who was invited can do with it. */
export function MeetingView(props: MeetingProps) {
  const { meeting: m, errors } = props;
  const t = useWords(meetingTexts);
  const step = stepOf(props);
  const title = step ? t[HEADS[step]] : t[`title_${m.kind}`];
  return (
    <>
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <MeetingDone done={step ? undefined : props.done} />
      <h1>{title}</h1>
      {step ? <Step {...props} step={step} /> : <Whole {...props} />}
    </>
  );
}

/** What was just done, said once. */
function MeetingDone({ done }: { readonly done: MeetingAct | undefined }) {
  const t = useWords(meetingTexts);
  return done ? (
    <p className="notice success" role="status">
      {t[`done_${done}`]}
    </p>
  ) : null;
}

function Step(props: MeetingProps & { readonly step: MeetingStep }) {
  const { step, at } = props;
  const t = useWords(meetingTexts);
  const Part = STEPS[step];
  return (
    <>
      <Part {...props} />
      <p>
        <a href={at({})}>{step === 'annuler' ? t.cancelNo : t.back}</a>
      </p>
    </>
  );
}

function Whole(props: MeetingProps) {
  const { meeting: m } = props;
  const t = useWords(meetingTexts);
  return (
    <>
      <p>
        <span className={`badge ${m.state === 'Scheduled' ? 'success' : 'plain'}`}>{t[`state_${m.state}`]}</span>
      </p>
      <p className="lead">{fill(t[`purpose_${m.kind}`], { code: m.code ?? '' })}</p>
      <Moved meeting={m} />
      <MeetingFacts meeting={m} />
      <Became meeting={m} />
      <Choose {...props} level={2} />
      <Ways {...props} />
      <AddToCalendar calendar={m.calendar} id={m.meetingId} />
      <Prepare {...props} level={2} />
      <SharedNotes notes={m.notes} level={2} />
    </>
  );
}

/** Each step that can be taken, as the way to it. */
function Ways({ meeting, at }: MeetingProps) {
  const t = useWords(meetingTexts);
  const can = MEETING_STEPS.filter((step) => meeting.available[MEETING_ACTS[step]] === true);
  if (can.length === 0) return null;
  return (
    <p className="actions">
      {can.map((step) => (
        <a key={step} className="button quiet" href={at({ faire: step })}>
          {t[step]}
        </a>
      ))}
    </p>
  );
}

/** M26: the call that a client is invited to, as a part of the page of their request. */
export function CallPart(props: MeetingProps) {
  const { meeting: m } = props;
  const t = useWords(meetingTexts);
  const step = stepOf(props);
  if (m.state !== 'Invited' && m.state !== 'Scheduled' && !props.done) return null;
  return (
    <section className="card raised" id="appel" aria-labelledby="call">
      <h2 id="call">{step ? t[HEADS[step]] : m.state === 'Invited' ? t.callTitle : t.callSet}</h2>
      <MeetingDone done={step ? undefined : props.done} />
      {step ? (
        <Step {...props} step={step} />
      ) : (
        <>
          <p>{fill(t.purpose_validationCall, { code: m.code ?? '' })}</p>
          <Moved meeting={m} />
          <MeetingFacts meeting={m} />
          <Became meeting={m} />
          <Choose {...props} level={3} />
          <Ways {...props} />
        </>
      )}
    </section>
  );
}
