import { useEffect, useRef, useState } from 'react';
import { Go, SignedInPage, OutOfReach, useKept } from '../../session';
import { joining } from '../../features/joining/words/joining';
import { ContactStep } from '../../features/joining/contact-step';
import { Review } from '../../features/joining/review';
import { Standing } from '../../features/joining/standing';
import { stepDone, stepName, STEPS, type Step } from '../../features/joining/steps';
import { PartStep } from '../../features/joining/part-step';
import { TermsStep } from '../../features/joining/terms-step';
import type { Application } from '../../features/joining/types';
import { useApplication } from '../../features/joining/use-application';
import { fill, useWords } from '../../lang';
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

interface StepsProps {
  readonly application: Application;
  readonly reload: () => Promise<void>;
  readonly onSent: () => void;
}

function Steps({ application, reload, onSent }: StepsProps) {
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
        <StepList done={done} go={setStep} />
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
      <StepBody
        step={step}
        application={application}
        done={done}
        reload={reload}
        go={setStep}
        next={next}
        onSent={async () => {
          setStep(null);
          onSent();
          await reload();
        }}
      />
    </>
  );
}

/** The steps in any order, each with whether it is done. */
function StepList({ done, go }: { readonly done: readonly Step[]; readonly go: (step: Step) => void }) {
  const t = useWords(joining);
  return (
    <>
      <p className="lead">{t.lead}</p>
      <p>{fill(t.progress, { done: done.length, all: STEPS.length })}</p>
      <ol className="task-list">
        {STEPS.map((s) => (
          <li key={s}>
            <button type="button" onClick={() => go(s)}>
              <strong>{stepName(s, t)}</strong>
              <span className={done.includes(s) ? 'badge done' : 'badge'}>{done.includes(s) ? t.done : t.todo}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly step: Step;
  readonly application: Application;
  readonly done: readonly Step[];
  readonly reload: () => Promise<void>;
  readonly go: (step: Step) => void;
  readonly next: (from: Step) => Promise<void>;
  readonly onSent: () => Promise<void>;
}

function StepBody({ step, application, done, reload, go, next, onSent }: StepProps) {
  switch (step) {
    case 'contact':
      return (
        <>
          <ContactStep application={application} reload={reload} />
          {stepDone('contact', application) && <Onward onPress={() => void next('contact')} />}
        </>
      );
    case 'terms':
      return (
        <>
          <TermsStep application={application} onDone={() => next('terms')} />
          {application.termsAccepted && <Onward onPress={() => void next('terms')} />}
        </>
      );
    case 'review': {
      const missing = STEPS.filter((s) => s !== 'review' && !done.includes(s));
      return <Review application={application} missing={missing} go={go} onSent={onSent} />;
    }
    default:
      return <PartStep key={step} part={step} application={application} reload={reload} onDone={() => next(step)} />;
  }
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
