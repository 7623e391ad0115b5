import { useRef, useState, type ReactNode } from 'react';
import { Go, LiveForm, Success, Wrong, useAct, useKept, sendCommand } from '../../session';
import { Area, Checks, Line, Radios, Select, type Errors } from '../../forms';
import { common } from '../../i18n';
import { formTexts } from '../intake';
import { recruitWords } from './words/recruit';
import { answersIn, useLanguages } from '../joining';
import { fill, useLang, useWords, fieldChoices, regionGroups } from '../../lang';
import { errorsOf } from '../../api';
import { LISTS, payloadOf, profileErrors, textsOf } from './answers';
import { BAR, HOURS, MODES, TYPES, type Own } from './types';

/** What each step asks, in order; a server's complaint leads back to the step of its field. */
const STEPS = [
  { id: 'you', asks: ['firstName', 'lastName', 'phoneNumber'] },
  { id: 'training', asks: ['type', 'school', 'programme', 'barStatus', 'articlingFrom', 'articlingTo'] },
  { id: 'where', asks: ['languages', 'regions', 'fields'] },
  { id: 'work', asks: ['skills', 'availableFrom', 'hours', 'workModes'] },
  { id: 'blocks', asks: ['blockedFirms'] },
] as const;
const LAST = STEPS.length - 1;

/** The step of the first wrong answer, and what is wrong there; complaints about no field stay where they are. */
function firstWrong(errors: Errors): { at: number; errors: Errors } | undefined {
  const at = STEPS.findIndex(({ asks }) => asks.some((name) => name in errors));
  if (at < 0) return undefined;
  const asked: readonly string[] = STEPS[at]!.asks;
  return { at, errors: Object.fromEntries(Object.entries(errors).filter(([name]) => asked.includes(name))) };
}

/** The step in sight, and what leads from one to another. */
function useProfileSteps(onMove: () => void) {
  const [step, setStep] = useKept('recruit-profile-step', 0);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    step,
    heading,
    go(to: number) {
      onMove();
      setStep(to);
      // After the step is in sight; a wrong answer takes the focus itself.
      requestAnimationFrame(() => heading.current?.focus());
    },
    /** Leads to the first wrong answer up to a step, and returns what is wrong there. */
    wrongIn(all: Errors, upTo: number): Errors | undefined {
      const wrong = firstWrong(all);
      if (!wrong || wrong.at > upTo) return undefined;
      setStep(wrong.at);
      return wrong.errors;
    },
  };
}

/**
 * The profile, a few questions at a time and saved as a whole. Every answer stays in the form while its step is out of sight; who
 * has a profile saves from any step.
 */
export function ProfileForm({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const { step, heading, go, wrongIn } = useProfileSteps(() => setMessage(null));
  const { candidateId, profile, state } = own;
  const lists = Object.fromEntries(LISTS.map((name) => [name, [...(profile?.[name] ?? [])]]));
  const kept = state === 'Active';
  const save = (form: HTMLFormElement) =>
    act(async () => {
      setMessage(null);
      const answers = answersIn(form, LISTS);
      const asksNext = !kept && step < LAST;
      const wrong = wrongIn(profileErrors(answers, lang), asksNext ? step : LAST);
      if (wrong) return wrong;
      if (asksNext) return go(step + 1);
      const name = kept ? 'UpdateCandidateProfile' : 'CreateCandidateProfile';
      const reply = await sendCommand(lang, name, { candidateId, ...payloadOf(answers) });
      if (!reply.ok) {
        const refused = errorsOf(reply.problem, lang);
        return wrongIn(refused, LAST) ?? refused;
      }
      setMessage(own.visibility === 'hidden' ? t.savedHidden : t.saved);
      return reload();
    });
  return (
    <section aria-labelledby="profil" className="account-part">
      <h2 id="profil">{t.profile}</h2>
      <p>{t.profileLead}</p>
      <Wrong errors={errors} />
      <LiveForm
        name="recruit-profile"
        className="stack"
        errors={errors}
        values={textsOf(profile, own.name ?? '')}
        lists={lists}
        onSend={(_answers, form) => void save(form)}
      >
        <Progress step={step} />
        <h3 ref={heading} tabIndex={-1}>
          {t[`step_${STEPS[step]!.id}`]}
        </h3>
        {STEPS.map(({ id }, i) => (
          <div key={id} hidden={i !== step}>
            <StepFields id={id} />
          </div>
        ))}
        <StepActions step={step} kept={kept} busy={busy} go={go}>
          <Success>{message}</Success>
        </StepActions>
      </LiveForm>
    </section>
  );
}

function Progress({ step }: { readonly step: number }) {
  const f = useWords(formTexts);
  return (
    <>
      <ol className="progress-line" aria-hidden="true">
        {STEPS.map(({ id }, i) => (
          <li key={id} className={i <= step ? 'done' : undefined} />
        ))}
      </ol>
      <p className="progress">{fill(f.progress, { n: step + 1, total: STEPS.length })}</p>
    </>
  );
}

interface ActionsProps {
  readonly step: number;
  /** There is a profile already: it is saved from any step. */
  readonly kept: boolean;
  readonly busy: boolean;
  readonly go: (step: number) => void;
  readonly children: ReactNode;
}

function StepActions({ step, kept, busy, go, children }: ActionsProps) {
  const t = useWords(recruitWords);
  const c = useWords(common);
  return (
    <div className="actions">
      <Go busy={busy}>{kept || step === LAST ? t.save : c.next}</Go>
      {step > 0 && (
        <Go type="button" className="button quiet" onPress={() => go(step - 1)}>
          {c.back}
        </Go>
      )}
      {kept && step < LAST && (
        <Go type="button" className="button quiet" onPress={() => go(step + 1)}>
          {c.next}
        </Go>
      )}
      {children}
    </div>
  );
}

function StepFields({ id }: { id: (typeof STEPS)[number]['id'] }) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const languages = useLanguages();
  switch (id) {
    case 'you':
      return (
        <>
          <Line name="firstName" label={t.firstName} complete="given-name" length={60} />
          <Line name="lastName" label={t.lastName} complete="family-name" length={60} />
          <Line name="phoneNumber" label={t.phone} type="tel" optional complete="tel" length={30} className="short" />
        </>
      );
    case 'training':
      return (
        <>
          <Radios name="type" label={t.type} options={TYPES.map((value) => ({ value, label: t[`type_${value}`] }))} />
          <Line name="school" label={t.school} length={120} />
          <Line name="programme" label={t.programme} hint={t.programmeHint} length={120} />
          <Select name="barStatus" label={t.bar} empty={t.choose} options={BAR.map((value) => ({ value, label: t[`bar_${value}`] }))} />
          <Line name="articlingFrom" label={t.articlingFrom} type="date" optional className="short" />
          <Line name="articlingTo" label={t.articlingTo} type="date" optional className="short" />
        </>
      );
    case 'where':
      return (
        <>
          <Checks name="languages" label={t.languages} layout="two" options={languages} />
          <Checks name="regions" label={t.regions} layout="two" options={regionGroups(lang).flatMap((g) => g.options)} />
          <Checks
            name="fields"
            label={t.fields}
            hint={t.fieldsHint}
            optional
            layout="two"
            options={fieldChoices(lang).map(({ value, label }) => ({ value, label }))}
          />
        </>
      );
    case 'work':
      return (
        <>
          <Area name="skills" label={t.skills} hint={t.skillsHint} optional rows={5} />
          <Line name="availableFrom" label={t.availableFrom} type="date" optional className="short" />
          <Radios name="hours" label={t.hours} layout="inline" options={HOURS.map((value) => ({ value, label: t[`hours_${value}`] }))} />
          <Checks name="workModes" label={t.modes} layout="inline" options={MODES.map((value) => ({ value, label: t[`mode_${value}`] }))} />
        </>
      );
    case 'blocks':
      return <Area name="blockedFirms" label={t.blocked} hint={t.blockedHint} optional rows={3} />;
    default:
      return id satisfies never;
  }
}
