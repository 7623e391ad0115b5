import { useState } from 'react';
import { Go, LiveForm, Said, Wrong } from '../account/form';
import { useAct } from '../account/use-act';
import { Area, Checks, Line, Radios, Select } from '../forms/parts';
import { recruitWords } from '../i18n/recruit';
import { answersIn } from '../joining/answers';
import { useLanguages } from '../joining/fields';
import { useLang, useWords } from '../lang';
import { sendCommand } from '../pro/send';
import { errorsOf } from '../problem';
import { fieldChoices, regionGroups } from '../reference';
import { LISTS, payloadOf, profileErrors, textsOf } from './answers';
import { BAR, HOURS, MODES, TYPES, type Own } from './types';

/** The whole profile, in one form: it is saved as a whole. */
export function ProfileForm({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const languages = useLanguages();
  const { busy, errors, act } = useAct();
  const [said, setSaid] = useState<string | null>(null);
  const { candidateId, profile, state } = own;
  const lists = Object.fromEntries(LISTS.map((name) => [name, [...(profile?.[name] ?? [])]]));
  return (
    <section aria-labelledby="profil" className="account-part">
      <h2 id="profil">{t.profile}</h2>
      <p>{t.profileLead}</p>
      <Wrong errors={errors} />
      <LiveForm
        name="recruit-profile"
        className="stack"
        errors={errors}
        values={textsOf(profile, own.name)}
        lists={lists}
        onSend={(_answers, form) =>
          void act(async () => {
            setSaid(null);
            const answers = answersIn(form, LISTS);
            const wrong = profileErrors(answers, lang);
            if (Object.keys(wrong).length > 0) return wrong;
            const name = state === 'Active' ? 'UpdateCandidateProfile' : 'CreateCandidateProfile';
            const reply = await sendCommand(lang, name, { candidateId, ...payloadOf(answers) });
            if (!reply.ok) return errorsOf(reply.problem, lang);
            setSaid(own.visibility === 'hidden' ? t.savedHidden : t.saved);
            return reload();
          })
        }
      >
        <Line name="firstName" label={t.firstName} complete="given-name" length={60} />
        <Line name="lastName" label={t.lastName} complete="family-name" length={60} />
        <Line name="phoneNumber" label={t.phone} type="tel" optional complete="tel" length={30} className="short" />
        <Radios name="type" label={t.type} options={TYPES.map((value) => ({ value, label: t[`type_${value}`] }))} />
        <Line name="school" label={t.school} length={120} />
        <Line name="programme" label={t.programme} hint={t.programmeHint} length={120} />
        <Select name="barStatus" label={t.bar} empty={t.choose} options={BAR.map((value) => ({ value, label: t[`bar_${value}`] }))} />
        <Line name="articlingFrom" label={t.articlingFrom} type="date" optional className="short" />
        <Line name="articlingTo" label={t.articlingTo} type="date" optional className="short" />
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
        <Area name="skills" label={t.skills} hint={t.skillsHint} optional rows={5} />
        <Line name="availableFrom" label={t.availableFrom} type="date" optional className="short" />
        <Radios name="hours" label={t.hours} layout="inline" options={HOURS.map((value) => ({ value, label: t[`hours_${value}`] }))} />
        <Checks name="workModes" label={t.modes} layout="inline" options={MODES.map((value) => ({ value, label: t[`mode_${value}`] }))} />
        <Area name="blockedFirms" label={t.blocked} hint={t.blockedHint} optional rows={3} />
        <div className="actions">
          <Go busy={busy}>{t.save}</Go>
          <Said>{said}</Said>
        </div>
      </LiveForm>
    </section>
  );
}
