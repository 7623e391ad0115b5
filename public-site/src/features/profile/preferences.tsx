import { useRef, useState } from 'react';
import { Go, LiveForm, Success, Wrong, useAct, sendCommand } from '../../session';
import { Line } from '../../forms';
import { proProfile } from './words/pro-profile';
import {
  PracticeFields,
  PREFERENCE_LISTS,
  PreferenceFields,
  PRACTICE_LISTS,
  answersIn,
  checkPart,
  hoursOf,
  practiceAnswers,
  practiceOf,
  preferenceAnswers,
  type Answers,
  type Application,
  type Hours,
  type Practice,
} from '../joining';
import { useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import type { Lang } from '../../routes.table';
import { SeenBar, useWouldHaveSeen, WouldHaveSeen } from './would-have-seen';

const LISTS = [...PRACTICE_LISTS, ...PREFERENCE_LISTS];

/** The settings as the form has them, and what is wrong with them. */
function settingsIn(form: HTMLFormElement, lang: Lang) {
  const given = answersIn(form, LISTS);
  return { given, wrong: { ...checkPart('practice', given, lang), ...checkPart('preferences', given, lang) } };
}

/** The commands that keep the settings; the profile's only when the firm has changed. */
function commandsFor(given: Answers, { professionalId, title, firm: before }: Application) {
  const firm = String(given.firm ?? '').trim();
  return [
    ['SetMatchingPreferences', { professionalId, practice: practiceOf(title, given, given) }],
    ['SetOfferHours', { professionalId, ...hoursOf(given) }],
    ...(firm === (before ?? '') ? [] : [['UpdateProfessionalProfile', { professionalId, firm }] as const]),
  ] as const;
}

interface Props {
  readonly application: Application;
  readonly practice: Practice;
  readonly reload: () => Promise<void>;
}

/** The settings that are kept, what the changed ones would have brought, and what saves them. */
function useSettings({ application, practice, reload }: Props) {
  const t = useWords(proProfile);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const start = useRef({ ...practiceAnswers(practice, application.firm), ...preferenceAnswers(practice, application.hours, lang) });
  const [now, setNow] = useState<{ practice: Practice; hours: Hours }>({ practice, hours: hoursOf(start.current) });
  const seen = useWouldHaveSeen(now.practice, now.hours);
  const save = (form: HTMLFormElement) =>
    act(async () => {
      setMessage(null);
      const { given, wrong } = settingsIn(form, lang);
      if (Object.keys(wrong).length > 0) return wrong;
      for (const [name, payload] of commandsFor(given, application)) {
        const reply = await sendCommand(lang, name, payload);
        if (!reply.ok) return errorsOf(reply.problem, lang);
      }
      setMessage(t.saved);
      // What other parts of the page show of these settings follows.
      return reload();
    });
  return {
    busy,
    errors,
    message,
    seen,
    answers: start.current,
    save: (form: HTMLFormElement) => void save(form),
    changed(form: HTMLFormElement | null) {
      if (!form) return;
      setMessage(null);
      const { given, wrong } = settingsIn(form, lang);
      if (Object.keys(wrong).length === 0) setNow({ practice: practiceOf(application.title, given, given), hours: hoursOf(given) });
    },
  };
}

/** What a professional wants to be offered, with what it would have brought while it is being changed. */
export function Preferences(props: Props) {
  const { application } = props;
  const t = useWords(proProfile);
  const { busy, errors, message, seen, answers, save, changed } = useSettings(props);
  const texts = Object.fromEntries(Object.entries(answers).filter((e): e is [string, string] => typeof e[1] === 'string'));
  const lists = Object.fromEntries(LISTS.map((name) => [name, [answers[name] ?? []].flat()]));
  return (
    <section aria-labelledby="preferences" className="account-part">
      <h2 id="preferences">{t.preferences}</h2>
      <p>{t.preferencesLead}</p>
      <WouldHaveSeen seen={seen} />
      <Wrong errors={errors} />
      <div onChange={(event) => changed((event.target as HTMLElement).closest('form'))}>
        <LiveForm
          name="matching-preferences"
          className="stack"
          errors={errors}
          values={texts}
          lists={lists}
          onSend={(_answers, form) => save(form)}
        >
          <PracticeFields title={application.title} province={application.province} />
          <PreferenceFields title={application.title} />
          <Caps />
          <div className="actions">
            <Go busy={busy}>{t.save}</Go>
            <Success>{message}</Success>
          </div>
        </LiveForm>
        {seen !== undefined && seen !== 'failed' && <SeenBar seen={seen} />}
      </div>
    </section>
  );
}

/** Holidays, and the most that is claimed or spent. */
function Caps() {
  const t = useWords(proProfile);
  return (
    <>
      <Line name="holidays" label={t.holidays} hint={t.holidaysHint} optional length={400} />
      <div>
        <h3>{t.capsTitle}</h3>
        <p className="hint">{t.capHint}</p>
      </div>
      <Line name="claimsPerDay" label={t.claimsPerDay} optional numeric length={3} className="short" />
      <Line name="claimsPerWeek" label={t.claimsPerWeek} optional numeric length={3} className="short" />
      <Line name="coinsPerWeek" label={t.coinsPerWeek} optional numeric length={4} className="short" />
    </>
  );
}
