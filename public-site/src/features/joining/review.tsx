import { BUDGETS, RATES } from '@jurilien/reference';
import { Go, Wrong, useAct, sendCommand } from '../../session';
import { joining } from './words/joining';
import { day, fill, minuteOfDay, useLang, useWords, choices, fieldName, regionName } from '../../lang';
import { errorsOf } from '../../api';
import { useAccepts, useDays, useLanguages } from './fields';
import { hoursOf, practiceOf } from './practice';
import { stepName, type Step } from './steps';
import type { Answers, Application } from './types';

const one = (answers: Answers | undefined, name: string): string => {
  const value = answers?.[name];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
};

/** Everything at once, each with its way back, and the last click. */
export function Review({
  application,
  missing,
  go,
  onSent,
}: {
  readonly application: Application;
  readonly missing: readonly Step[];
  readonly go: (step: Step) => void;
  readonly onSent: () => Promise<void>;
}) {
  const t = useWords(joining);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const { insurance, licence, practice, preferences } = application.draft;
  const list = new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' });
  const ready = missing.length === 0 && licence && insurance && practice && preferences;
  const made = practice && preferences ? practiceOf(application.title, practice, preferences) : undefined;
  const hours = preferences ? hoursOf(preferences) : undefined;
  const send = () =>
    act(async () => {
      if (!ready || !made) return { form: fill(t.missing, { steps: list.format(missing.map((step) => stepName(step, t))) }) };
      const policy = one(insurance, 'policy').trim();
      const firm = one(practice, 'firm').trim();
      const reply = await sendCommand(lang, 'SubmitProfessionalApplication', {
        professionalId: application.professionalId,
        licenceNo: one(licence, 'licenceNo').trim(),
        insurance: [one(insurance, 'insurer').trim(), policy].filter(Boolean).join(' · ').slice(0, 120),
        insuranceUntil: one(insurance, 'insuranceUntil'),
        ...(firm ? { firm } : {}),
        practice: made,
        hours: { days: hours!.days, fromMinute: hours!.fromMinute, toMinute: hours!.toMinute },
      });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await onSent();
    });
  return (
    <>
      <Wrong errors={errors} />
      <p className="lead">{t.reviewLead}</p>
      {missing.length > 0 && (
        <p className="notice warning">{fill(t.missing, { steps: list.format(missing.map((step) => stepName(step, t))) })}</p>
      )}
      <Rows application={application} go={go} />
      <div className="actions">
        <Go type="button" className="button large" busy={busy} onPress={() => void send()}>
          {t.send}
        </Go>
      </div>
    </>
  );
}

/** What was answered in each step, in words. */
function useRows(application: Application): readonly (readonly [Step, string, string])[] {
  const t = useWords(joining);
  const lang = useLang();
  const days = useDays();
  const languages = useLanguages();
  const accepted = useAccepts(application.title);
  const { licence, insurance, practice, preferences } = application.draft;
  const list = new Intl.ListFormat(`${lang}-CA`, { type: 'conjunction' });
  const made = practice && preferences ? practiceOf(application.title, practice, preferences) : undefined;
  const hours = preferences ? hoursOf(preferences) : undefined;
  const named = (codes: readonly string[], all: readonly { value: string; label: string }[]): string =>
    list.format(codes.map((code) => all.find((c) => c.value === code)?.label ?? code));
  return [
    ['licence', t.licenceNo, one(licence, 'licenceNo')],
    [
      'licence',
      t.proof,
      application.proofs.length > 1
        ? fill(t.filesSaid, { n: application.proofs.length })
        : application.proofs.length === 1
          ? t.fileSaid
          : '',
    ],
    ['insurance', t.insurer, one(insurance, 'insurer')],
    ['insurance', t.policy, one(insurance, 'policy')],
    ['insurance', t.insuranceUntil, one(insurance, 'insuranceUntil') && day(one(insurance, 'insuranceUntil'), lang)],
    ['practice', t.fields, made ? list.format(made.fields.map((code) => fieldName(code, lang))) : ''],
    ['practice', t.regions, made ? list.format(made.regions.map((code) => regionName(code, lang))) : ''],
    ['practice', t.languages, made ? named(made.languages, languages) : ''],
    ['practice', t.callYear, one(practice, 'callYear')],
    ['practice', t.firm, one(practice, 'firm')],
    ['practice', t.postalCode, one(practice, 'postalCode').toUpperCase()],
    ['preferences', t.rates, made ? named(made.rates, choices(RATES, lang)) : ''],
    [
      'preferences',
      t.minBudget,
      made ? (made.minBudget === 0 ? t.noMinimum : named([String(made.minBudget)], choices(BUDGETS, lang))) : '',
    ],
    ['preferences', t.accepts, named([preferences?.accepts ?? []].flat(), accepted)],
    ['preferences', t.radiusKm, made ? fill(t.km, { n: made.radiusKm }) : ''],
    [
      'preferences',
      t.days,
      hours
        ? fill(t.hoursSaid, {
            days: named(hours.days.map(String), days),
            from: minuteOfDay(hours.fromMinute, lang),
            to: minuteOfDay(hours.toMinute, lang),
          })
        : '',
    ],
  ];
}

function Rows({ application, go }: { readonly application: Application; readonly go: (step: Step) => void }) {
  const t = useWords(joining);
  return (
    <dl className="answers edit-rows">
      {useRows(application).map(([step, name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t.none}</dd>
          <dd>
            <button type="button" className="link-button" onClick={() => go(step)}>
              {t.change} <span className="hidden-text">{name}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
