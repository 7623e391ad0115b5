import { useState } from 'react';
import { errorsOf } from '../../api';
import type { Errors } from '../../forms';
import { useLang, useWords, fill } from '../../lang';
import { call, Go, LiveForm, sendCommand, Success, useAct, Wrong } from '../../session';
import { untilWords } from '../pauses';
import { AutomationFields } from './fields';
import { askedIn, errorsIn, valuesOf } from './form';
import { Counts, History } from './history';
import { Previews } from './previews';
import type { Automation, Automations, Preview } from './types';
import { proAutomations } from './words/pro-automations';

interface Props {
  readonly automation: Automation;
  readonly of: Automations;
  readonly reload: () => Promise<void>;
}

/** What is done with one of them: kept, or shown as it would read. */
function useAutomation({ automation: { kind }, of: { professionalId, lang: own }, reload }: Props) {
  const t = useWords(proAutomations);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const [previews, setPreviews] = useState<readonly Preview[]>();
  const save = (answers: Readonly<Record<string, string>>) =>
    act(async (): Promise<Errors | void> => {
      setMessage(null);
      const reply = await sendCommand(lang, 'SaveProfessionalAutomation', { professionalId, ...askedIn(kind, answers) });
      if (!reply.ok) return errorsIn(kind, errorsOf(reply.problem, lang), own);
      setMessage(t.saved);
      return reload();
    });
  const preview = (answers: Readonly<Record<string, string>>) =>
    act(async (): Promise<Errors | void> => {
      setMessage(null);
      const { texts, backOn } = askedIn(kind, answers);
      const reply = await call(lang, 'POST /api/pro/automations/preview', { body: { kind, texts, ...(backOn ? { backOn } : {}) } });
      if (!reply.ok) return errorsIn(kind, errorsOf(reply.problem, lang), own);
      setPreviews(reply.value.previews);
      return undefined;
    });
  return { busy, errors, message, previews, save, preview };
}

const answersOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** One automation: what it does, what came of it, its texts and settings, how it would read, and what it said before. */
export function OneAutomation(props: Props) {
  const { automation, of } = props;
  const { kind, enabled } = automation;
  const t = useWords(proAutomations);
  const { busy, errors, message, previews, save, preview } = useAutomation(props);
  return (
    <section aria-labelledby={kind} className="account-part">
      <h2 id={kind}>
        {t[kind]} <span className={`badge ${enabled ? 'success' : ''}`}>{enabled ? t.on : t.off}</span>
      </h2>
      <p>{t[`${kind}Text`]}</p>
      <Counts automation={automation} />
      {kind === 'outOfOffice' && <LongerPause pause={of.pause} />}
      <Wrong errors={errors} />
      <LiveForm
        name={`automation-${kind}`}
        className="stack"
        errors={errors}
        values={valuesOf(automation, of.limits.variables)}
        onSend={(answers) => void save(answers)}
      >
        <AutomationFields kind={kind} own={of.lang} limits={of.limits} />
        <p className="actions">
          <Go busy={busy}>{t.save}</Go>
          <PreviewButton busy={busy} label={fill(t.previewTitle, { what: t[kind] })} onPreview={(form) => void preview(answersOf(form))} />
        </p>
        <Success>{message}</Success>
      </LiveForm>
      {previews && <Previews kind={kind} previews={previews} />}
      <History automation={automation} />
    </section>
  );
}

/** Shows what is typed, saved or not. */
function PreviewButton({
  busy,
  label,
  onPreview,
}: {
  readonly busy: boolean;
  readonly label: string;
  readonly onPreview: (form: HTMLFormElement) => void;
}) {
  const t = useWords(proAutomations);
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={({ currentTarget: { form } }) => form && !busy && onPreview(form)}
    >
      {t.preview}
    </button>
  );
}

/** Someone chose to rest for longer than they are away: the longer one stays. */
function LongerPause({ pause }: { readonly pause: Automations['pause'] }) {
  const t = useWords(proAutomations);
  const lang = useLang();
  if (!pause) return null;
  return <p className="notice info">{pause.until ? fill(t.longerPause, { when: untilWords(pause.until, lang) }) : t.openPause}</p>;
}
