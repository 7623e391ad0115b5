import { useState } from 'react';
import { centsIn } from '@jurilien/reference';
import { Go, LiveForm, Success, Wrong, useAct, sendCommand } from '../../session';
import { Checks, Line, Radios } from '../../forms';
import { proAutoClaim } from './words/pro-auto-claim';
import { type Application, answersIn, decimal } from '../joining';
import { useFeature, useLang, useWords, fieldChoices } from '../../lang';
import { errorsOf } from '../../api';

const LISTS = ['fields', 'options'] as const;
const CENTICOINS = 100;
const [LOWEST, HIGHEST] = [0.5, 30];

/** The rule as the form has it. */
function ruleIn(form: HTMLFormElement) {
  const given = answersIn(form, [...LISTS]);
  const [fields, chosen] = [[given.fields ?? []].flat(), [given.options ?? []].flat()];
  return {
    enabled: chosen.includes('enabled'),
    filters: {
      ...(fields.length > 0 ? { fields } : {}),
      ...(chosen.includes('legalAid') ? { legalAid: true } : {}),
      ...(chosen.includes('superLeads') ? { superLeads: true } : {}),
    },
    maxPerDay: Number(given.maxPerDay),
    coinCeilingCc: centsIn(String(given.ceiling ?? '')) ?? 0,
  };
}

/** A rule of one's own that holds an offer a minute after it came, and never accepts anything (MO16). */
export function AutoClaim({ application, reload }: { application: Application; reload: () => Promise<void> }) {
  const t = useWords(proAutoClaim);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const { autoClaim: rule, practice, professionalId } = application;
  const offered = useFeature('feature.autoClaim');
  const options = [
    ...(rule?.enabled ? ['enabled'] : []),
    ...(rule?.filters.legalAid ? ['legalAid'] : []),
    ...(rule?.filters.superLeads ? ['superLeads'] : []),
  ];
  const save = (form: HTMLFormElement) =>
    act(async () => {
      setMessage(null);
      const given = ruleIn(form);
      const { coinCeilingCc } = given;
      if (coinCeilingCc < LOWEST * CENTICOINS || coinCeilingCc > HIGHEST * CENTICOINS) return { ceiling: t.wrongCeiling };
      const reply = await sendCommand(lang, 'SetAutoClaimRule', { professionalId, ...given });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(t.saved);
      return reload();
    });
  return (
    <section aria-labelledby="auto-claim" className="account-part">
      <h2 id="auto-claim">
        {t.title} <span className="badge">{rule?.enabled ? t.on : t.off}</span>
      </h2>
      <p>{t.lead}</p>
      {!offered && <p className="notice info">{t.notOffered}</p>}
      <p>{t.stops}</p>
      <Wrong errors={errors} />
      <LiveForm
        name="auto-claim"
        className="stack"
        errors={errors}
        values={{ maxPerDay: String(rule?.maxPerDay ?? 1), ceiling: decimal((rule?.coinCeilingCc ?? CENTICOINS) / CENTICOINS, lang) }}
        lists={{ fields: [...(rule?.filters.fields ?? [])], options }}
        onSend={(_answers, form) => void save(form)}
      >
        <RuleFields practised={practice?.fields ?? []} maxPerDay={rule?.maxPerDay ?? 1} />
        <p className="actions">
          <Go busy={busy}>{t.save}</Go>
        </p>
        <Success>{message}</Success>
      </LiveForm>
    </section>
  );
}

/** What the rule holds: which requests, how many a day, and up to which price. */
function RuleFields({ practised, maxPerDay }: { readonly practised: readonly string[]; readonly maxPerDay: number }) {
  const t = useWords(proAutoClaim);
  const lang = useLang();
  return (
    <>
      <Checks
        name="options"
        label={t.title}
        options={[
          { value: 'enabled', label: t.enabled },
          { value: 'legalAid', label: t.legalAid },
          { value: 'superLeads', label: t.superLead },
        ]}
      />
      <Checks
        name="fields"
        label={t.fields}
        hint={t.fieldsHint}
        optional
        layout="two"
        options={fieldChoices(lang)
          .filter(({ value }) => practised.includes(value))
          .map(({ value, label }) => ({ value, label }))}
      />
      <Radios
        name="maxPerDay"
        label={t.maxPerDay}
        options={['1', '2', '3'].map((value) => ({ value, label: value }))}
        initial={String(maxPerDay)}
      />
      <Line name="ceiling" label={t.ceiling} hint={t.ceilingHint} className="short" length={5} />
    </>
  );
}
