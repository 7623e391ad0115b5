import { asksCriminalFile, asksJobPeril, BUDGETS, PROVINCES, RATES, REVENUES } from '@jurilien/reference';
import { questionsFor } from '../content/questions';
import { fieldTexts } from '../i18n/fields';
import { useLang, useWords } from '../lang';
import { choices, fieldChoices, provinceOf, regionGroups } from '../reference';
import { Answers } from './answers';
import { Consents, Contact, HelpKind, Parties } from './groups';
import { Area, Check, Checks, Line, Radios, Select, YesNo } from './parts';
import { answersIn, list, text, type Raw } from './raw';
import type { StepNumber } from './steps';

/** The questions of one page of the guided request. */
export function StepBody({ step, raw }: { step: StepNumber; raw: Raw }) {
  switch (step) {
    case 1:
      return <Need raw={raw} />;
    case 2:
      return <Situation raw={raw} />;
    case 3:
      return <Place raw={raw} />;
    case 4:
      return <Parties open={text(raw, 'party2Name') !== ''} />;
    case 5:
      return <Means raw={raw} />;
    case 6:
      return <Reach />;
    case 7:
      return <Agreement />;
    case 8:
      return <Answers raw={raw} />;
  }
}

function Need({ raw }: { raw: Raw }) {
  const t = useWords(fieldTexts);
  const lang = useLang();
  return (
    <>
      <Radios name="lawyerType" label={t.lawyerType} options={fieldChoices(lang)} layout="two" />
      <details className="more" open={list(raw, 'additionalLawyerTypes').length > 0}>
        <summary>{t.additional}</summary>
        <div>
          <Checks
            name="additionalLawyerTypes"
            label={t.additional}
            hint={t.additionalHint}
            options={fieldChoices(lang).map(({ value, label }) => ({ value, label }))}
            layout="two"
          />
        </div>
      </details>
      <YesNo name="commercial" label={t.commercial} optional />
    </>
  );
}

function Situation({ raw }: { raw: Raw }) {
  const t = useWords(fieldTexts);
  const field = text(raw, 'lawyerType');
  return (
    <>
      <Area name="description" label={t.description} hint={t.descriptionHint} max={4000} counter={t.descriptionLeft} />
      {questionsFor(field, useLang(), answersIn(raw)).map((q) => (
        <Asked key={q.name} question={q} />
      ))}
      {asksCriminalFile(field) && <YesNo name="hasCriminalFile" label={t.hasCriminalFile} hint={t.hasCriminalFileHint} optional />}
      {asksJobPeril(field) && <YesNo name="employementPeril" label={t.employementPeril} optional />}
      <YesNo name="consultBefore" label={t.consultBefore} optional />
    </>
  );
}

function Asked({ question: q }: { question: ReturnType<typeof questionsFor>[number] }) {
  const part = { name: q.name, label: q.label, hint: q.hint, optional: true };
  if (q.kind === 'many') return <Checks {...part} options={q.options} />;
  if (q.options.length > 0) return <Radios {...part} options={q.options} layout={q.options.length === 2 ? 'inline' : undefined} />;
  if (q.long) return <Area {...part} max={4000} rows={4} />;
  return q.kind === 'date' ? <Line {...part} type="date" className="short" /> : <Line {...part} length={400} />;
}

function Place({ raw }: { raw: Raw }) {
  const t = useWords(fieldTexts);
  const lang = useLang();
  return (
    <>
      <Radios
        name="province"
        label={t.province}
        options={choices(PROVINCES, lang)}
        layout="inline"
        initial={provinceOf(text(raw, 'region'))}
      />
      <Select name="region" label={t.region} hint={t.regionHint} empty={t.chooseRegion} groups={regionGroups(lang)} />
      <Line name="city" label={t.city} complete="address-level2" length={100} optional />
      <Line name="street" label={t.street} hint={t.streetHint} complete="street-address" length={200} optional />
      <Line name="postalCode" label={t.postalCode} complete="postal-code" className="short" length={10} optional />
      <YesNo name="hasCourtDate" label={t.hasCourtDate} />
      <Line name="courtDate" label={t.courtDate} hint={t.courtDateHint} type="date" className="short" optional />
    </>
  );
}

function Means({ raw }: { raw: Raw }) {
  const t = useWords(fieldTexts);
  const lang = useLang();
  const ontario = (provinceOf(text(raw, 'region')) ?? text(raw, 'province')) === 'ON';
  const open = ['rate', 'experience', 'mediator', 'paralegal', 'multi'].some((name) => text(raw, name) !== '');
  const years = [
    { value: '0', label: t.experienceAny },
    { value: '5', label: t.experience5 },
    { value: '10', label: t.experience10 },
    { value: '15', label: t.experience15 },
  ];
  return (
    <>
      <HelpKind />
      <Radios name="budget" label={t.budget} hint={t.budgetHint} options={choices(BUDGETS, lang)} layout="two" optional />
      <YesNo name="juridicalHelp" label={t.juridicalHelp} hint={t.juridicalHelpHint} optional />
      <YesNo name="hasLegalAidCert" label={t.hasLegalAidCert} optional />
      <Select name="revenueRange" label={t.revenueRange} empty="—" options={choices(REVENUES, lang)} optional />
      <YesNo name="acceptDistance" label={t.acceptDistance} optional />
      {ontario && <YesNo name="paralegal" label={t.paralegal} hint={t.paralegalHint} optional />}
      <details className="more" open={open}>
        <summary>{t.morePreferences}</summary>
        <div>
          <Select name="rate" label={t.rate} empty="—" options={choices(RATES, lang)} optional />
          <Select name="experience" label={t.experience} empty="—" options={years} optional />
          <YesNo name="mediator" label={t.mediator} optional />
          <YesNo name="multi" label={t.multi} hint={t.multiHint} optional />
        </div>
      </details>
    </>
  );
}

function Reach() {
  const t = useWords(fieldTexts);
  const lang = useLang();
  return (
    <>
      <Contact />
      <Radios
        name="lang"
        label={t.lang}
        layout="inline"
        options={[
          { value: 'fr', label: t.french },
          { value: 'en', label: t.english },
        ]}
        initial={lang}
      />
      <Checks
        name="q.contact.hours"
        label={t.contactHours}
        optional
        options={[
          { value: 'morning', label: t.contactMorning },
          { value: 'afternoon', label: t.contactAfternoon },
          { value: 'evening', label: t.contactEvening },
        ]}
      />
      <Checks
        name="q.contact.care"
        label={t.contactCare}
        hint={t.contactCareHint}
        optional
        options={[
          { value: 'no-voicemail', label: t.contactNoVoicemail },
          { value: 'no-subject', label: t.contactNoSubject },
          { value: 'email-only', label: t.contactEmailOnly },
        ]}
      />
    </>
  );
}

function Agreement() {
  const t = useWords(fieldTexts);
  return (
    <>
      <Consents />
      <fieldset>
        <legend>{t.partners}</legend>
        <p className="hint">{t.partnersHint}</p>
        <Check name="juripop" label={t.juripop} />
        <Check name="neolegal" label={t.neolegal} />
      </fieldset>
    </>
  );
}
