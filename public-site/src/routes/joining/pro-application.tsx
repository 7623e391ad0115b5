import { useEffect, useRef, useState } from 'react';
import { LiveForm, Go, Wrong, SignedInPage, OutOfReach, useAct, useKept, sendCommand } from '../../session';
import { Line } from '../../forms';
import { joining } from '../../features/joining/words/joining';
import { ContactStep } from '../../features/joining/contact-step';
import { PracticeFields, PREFERENCE_LISTS, PreferenceFields, PRACTICE_LISTS } from '../../features/joining/fields';
import { answersIn } from '../../features/joining/answers';
import { checkPart, usualPreferences } from '../../features/joining/practice';
import { ProofPart } from '../../features/joining/proof';
import { Review } from '../../features/joining/review';
import { Standing } from '../../features/joining/standing';
import { stepDone, stepName, STEPS, type Step } from '../../features/joining/steps';
import { TermsStep } from '../../features/joining/terms-step';
import type { Answers, Application, Part } from '../../features/joining/types';
import { useApplication } from '../../features/joining/use-application';
import { fill, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** M14 and M15 once signed in: the file of a person who registers, step by step, and what became of it. */
export default function ProApplication() {
  const t = useWords(joining);
  return <SignedInPage title={t.title}>{() => <File />}</SignedInPage>;
}

function File() {
  const t = useWords(joining);
  const { application, problem, reload } = useApplication();
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState(false);
  if (problem) return <OutOfReach problem={problem} retry={reload} />;
  if (!application)
    return (
      <div aria-busy="true">
        <h1>{t.title}</h1>
        <div className="skeleton" aria-hidden="true">
          <span />
          <span />
        </div>
      </div>
    );
  if (application.state === 'Registered' || (application.state === 'Rejected' && again))
    return <Steps application={application} reload={reload} onSent={() => setSent(true)} />;
  return <Standing application={application} sent={sent} onAgain={() => setAgain(true)} />;
}

function Steps({ application, reload, onSent }: { application: Application; reload: () => Promise<void>; onSent: () => void }) {
  const t = useWords(joining);
  const [step, setStep] = useKept<Step | null>('application-step', null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      heading.current?.focus();
      scrollTo({ top: 0 });
    }
    first.current = false;
  }, [step]);
  const done = STEPS.filter((s) => stepDone(s, application));
  /** On to the first thing that is still missing, after the step that was just finished. */
  const next = async (from: Step) => {
    await reload();
    const later = STEPS.slice(STEPS.indexOf(from) + 1);
    setStep(later.find((s) => !done.includes(s)) ?? 'review');
  };
  if (step === null)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {t.title}
        </h1>
        <p className="lead">{t.lead}</p>
        <p>{fill(t.progress, { done: done.length, all: STEPS.length })}</p>
        <ol className="task-list">
          {STEPS.map((s) => (
            <li key={s}>
              <button type="button" onClick={() => setStep(s)}>
                <strong>{stepName(s, t)}</strong>
                <span className={done.includes(s) ? 'badge done' : 'badge'}>{done.includes(s) ? t.done : t.todo}</span>
              </button>
            </li>
          ))}
        </ol>
      </>
    );
  return (
    <>
      <p>
        <button type="button" className="link-button" onClick={() => setStep(null)}>
          ← {t.backToList}
        </button>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {stepName(step, t)}
      </h1>
      {step === 'contact' && (
        <>
          <ContactStep application={application} reload={reload} />
          {stepDone('contact', application) && <Onward onPress={() => void next('contact')} />}
        </>
      )}
      {step === 'terms' && (
        <>
          <TermsStep application={application} onDone={() => next('terms')} />
          {application.termsAccepted && <Onward onPress={() => void next('terms')} />}
        </>
      )}
      {step === 'review' && (
        <Review
          application={application}
          missing={STEPS.filter((s) => s !== 'review' && !done.includes(s))}
          go={setStep}
          onSent={async () => {
            setStep(null);
            onSent();
            await reload();
          }}
        />
      )}
      {step !== 'contact' && step !== 'terms' && step !== 'review' && (
        <PartStep key={step} part={step} application={application} reload={reload} onDone={() => next(step)} />
      )}
    </>
  );
}

function Onward({ onPress }: { onPress: () => void }) {
  const t = useWords(joining);
  return (
    <div className="actions">
      <Go type="button" onPress={onPress}>
        {t.save}
      </Go>
    </div>
  );
}

const LISTS: Readonly<Record<Part, readonly string[]>> = {
  licence: [],
  insurance: [],
  practice: PRACTICE_LISTS,
  preferences: PREFERENCE_LISTS,
};

/** One part: what was kept of it is shown again; it is kept once more when it is right. */
function PartStep({
  part,
  application,
  reload,
  onDone,
}: {
  readonly part: Part;
  readonly application: Application;
  readonly reload: () => Promise<void>;
  readonly onDone: () => Promise<void>;
}) {
  const t = useWords(joining);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const kept: Answers =
    application.draft[part] ?? (part === 'preferences' ? usualPreferences : part === 'practice' ? { firm: application.firm ?? '' } : {});
  const texts = Object.fromEntries(Object.entries(kept).filter((e): e is [string, string] => typeof e[1] === 'string'));
  const lists = Object.fromEntries(LISTS[part].map((name) => [name, [kept[name] ?? []].flat()]));
  const lead = { licence: t.licenceLead, insurance: t.insuranceLead, practice: t.practiceLead, preferences: t.preferencesLead }[part];
  const on = application.province === 'ON';
  return (
    <>
      <Wrong errors={errors} />
      <p className="lead">{lead}</p>
      {part === 'licence' && <ProofPart proofs={application.proofs} reload={reload} />}
      <LiveForm
        name={`application-${part}`}
        className="stack"
        errors={errors}
        values={texts}
        lists={lists}
        onSend={(_answers, form) =>
          void act(async () => {
            const answers = answersIn(form, LISTS[part]);
            const wrong = checkPart(part, answers, lang);
            if (Object.keys(wrong).length > 0) return wrong;
            const reply = await sendCommand(lang, 'SaveProfessionalApplication', {
              professionalId: application.professionalId,
              part,
              answers,
            });
            if (!reply.ok) return errorsOf(reply.problem, lang);
            await onDone();
          })
        }
      >
        {part === 'licence' && (
          <Line name="licenceNo" label={t.licenceNo} hint={on ? t.licenceHintON : t.licenceHintQC} length={40} className="short" />
        )}
        {part === 'insurance' && (
          <>
            <Line name="insurer" label={t.insurer} hint={on ? t.insurerHintON : t.insurerHintQC} length={80} />
            <Line name="policy" label={t.policy} optional length={36} className="short" />
            <Line name="insuranceUntil" label={t.insuranceUntil} type="date" className="short" />
          </>
        )}
        {part === 'practice' && <PracticeFields title={application.title} province={application.province} />}
        {part === 'preferences' && <PreferenceFields title={application.title} />}
        <div className="form-actions">
          <Go busy={busy}>{t.save}</Go>
        </div>
      </LiveForm>
    </>
  );
}
