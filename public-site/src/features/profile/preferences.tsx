import { useRef, useState } from 'react';
import { Go, LiveForm, Said, Wrong, useAct, sendCommand } from '../../session';
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
  type Application,
  type Hours,
  type Practice,
} from '../joining';
import { useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { SeenBar, useWouldHaveSeen, WouldHaveSeen } from './would-have-seen';

const LISTS = [...PRACTICE_LISTS, ...PREFERENCE_LISTS];

/** What someone wants to be offered, with what it would have brought while it is being changed. */
export function Preferences({
  application,
  practice,
  reload,
}: {
  application: Application;
  practice: Practice;
  reload: () => Promise<void>;
}) {
  const t = useWords(proProfile);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [said, setSaid] = useState<string | null>(null);
  const start = useRef({ ...practiceAnswers(practice, application.firm), ...preferenceAnswers(practice, application.hours, lang) });
  const answers = start.current;
  const [now, setNow] = useState<{ practice: Practice; hours: Hours }>({ practice, hours: hoursOf(answers) });
  const seen = useWouldHaveSeen(now.practice, now.hours);
  const texts = Object.fromEntries(Object.entries(answers).filter((e): e is [string, string] => typeof e[1] === 'string'));
  const lists = Object.fromEntries(LISTS.map((name) => [name, [answers[name] ?? []].flat()]));
  const wrongIn = (form: HTMLFormElement) => {
    const given = answersIn(form, LISTS);
    return { given, wrong: { ...checkPart('practice', given, lang), ...checkPart('preferences', given, lang) } };
  };
  return (
    <section aria-labelledby="preferences" className="account-part">
      <h2 id="preferences">{t.preferences}</h2>
      <p>{t.preferencesLead}</p>
      <WouldHaveSeen seen={seen} />
      <Wrong errors={errors} />
      <div
        onChange={(event) => {
          const form = (event.target as HTMLElement).closest('form');
          if (!form) return;
          setSaid(null);
          const { given, wrong } = wrongIn(form);
          if (Object.keys(wrong).length === 0) setNow({ practice: practiceOf(application.title, given, given), hours: hoursOf(given) });
        }}
      >
        <LiveForm
          name="matching-preferences"
          className="stack"
          errors={errors}
          values={texts}
          lists={lists}
          onSend={(_answers, form) =>
            void act(async () => {
              setSaid(null);
              const { given, wrong } = wrongIn(form);
              if (Object.keys(wrong).length > 0) return wrong;
              const { professionalId } = application;
              const firm = String(given.firm ?? '').trim();
              const sent = [
                ['SetMatchingPreferences', { professionalId, practice: practiceOf(application.title, given, given) }],
                ['SetOfferHours', { professionalId, ...hoursOf(given) }],
                ...(firm === (application.firm ?? '') ? [] : [['UpdateProfessionalProfile', { professionalId, firm }] as const]),
              ] as const;
              for (const [name, payload] of sent) {
                const reply = await sendCommand(lang, name, payload);
                if (!reply.ok) return errorsOf(reply.problem, lang);
              }
              setSaid(t.saved);
              // What other parts of the page say of these settings follows.
              return reload();
            })
          }
        >
          <PracticeFields title={application.title} province={application.province} />
          <PreferenceFields title={application.title} />
          <Line name="holidays" label={t.holidays} hint={t.holidaysHint} optional length={400} />
          <div>
            <h3>{t.capsTitle}</h3>
            <p className="hint">{t.capHint}</p>
          </div>
          <Line name="claimsPerDay" label={t.claimsPerDay} optional numeric length={3} className="short" />
          <Line name="claimsPerWeek" label={t.claimsPerWeek} optional numeric length={3} className="short" />
          <Line name="coinsPerWeek" label={t.coinsPerWeek} optional numeric length={4} className="short" />
          <div className="actions">
            <Go busy={busy}>{t.save}</Go>
            <Said>{said}</Said>
          </div>
        </LiveForm>
        {seen !== undefined && seen !== 'failed' && <SeenBar seen={seen} />}
      </div>
    </section>
  );
}
