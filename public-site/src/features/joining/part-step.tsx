import { Line } from '../../forms';
import { Go, LiveForm, sendCommand, useAct, Wrong } from '../../session';
import { useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { answersIn } from './answers';
import { PracticeFields, PRACTICE_LISTS, PREFERENCE_LISTS, PreferenceFields } from './fields';
import { checkPart, usualPreferences } from './practice';
import { ProofPart } from './proof';
import type { Answers, Application, Part } from './types';
import { joining } from './words/joining';

const LISTS: Readonly<Record<Part, readonly string[]>> = {
  licence: [],
  insurance: [],
  practice: PRACTICE_LISTS,
  preferences: PREFERENCE_LISTS,
};

interface Props {
  readonly part: Part;
  readonly application: Application;
  readonly reload: () => Promise<void>;
  readonly onDone: () => Promise<void>;
}

/** What a part starts from: what was kept of it, or what is usual. */
function keptOf(part: Part, { draft, firm }: Application): Answers {
  return draft[part] ?? (part === 'preferences' ? usualPreferences : part === 'practice' ? { firm: firm ?? '' } : {});
}

/** One part: what was kept of it is shown again; it is kept once more when it is right. */
export function PartStep({ part, application, reload, onDone }: Props) {
  const t = useWords(joining);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const kept = keptOf(part, application);
  const texts = Object.fromEntries(Object.entries(kept).filter((e): e is [string, string] => typeof e[1] === 'string'));
  const lists = Object.fromEntries(LISTS[part].map((name) => [name, [kept[name] ?? []].flat()]));
  const lead = { licence: t.licenceLead, insurance: t.insuranceLead, practice: t.practiceLead, preferences: t.preferencesLead }[part];
  const save = (form: HTMLFormElement) =>
    act(async () => {
      const answers = answersIn(form, LISTS[part]);
      const wrong = checkPart(part, answers, lang);
      if (Object.keys(wrong).length > 0) return wrong;
      const reply = await sendCommand(lang, 'SaveProfessionalApplication', { professionalId: application.professionalId, part, answers });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await onDone();
    });
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
        onSend={(_answers, form) => void save(form)}
      >
        <PartFields part={part} application={application} />
        <div className="form-actions">
          <Go busy={busy}>{t.save}</Go>
        </div>
      </LiveForm>
    </>
  );
}

function PartFields({ part, application: { title, province } }: Pick<Props, 'part' | 'application'>) {
  const t = useWords(joining);
  const on = province === 'ON';
  switch (part) {
    case 'licence':
      return <Line name="licenceNo" label={t.licenceNo} hint={on ? t.licenceHintON : t.licenceHintQC} length={40} className="short" />;
    case 'insurance':
      return (
        <>
          <Line name="insurer" label={t.insurer} hint={on ? t.insurerHintON : t.insurerHintQC} length={80} />
          <Line name="policy" label={t.policy} optional length={36} className="short" />
          <Line name="insuranceUntil" label={t.insuranceUntil} type="date" className="short" />
        </>
      );
    case 'practice':
      return <PracticeFields title={title} province={province} />;
    case 'preferences':
      return <PreferenceFields title={title} />;
    default:
      return part satisfies never;
  }
}
