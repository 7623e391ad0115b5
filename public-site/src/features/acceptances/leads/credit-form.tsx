import { Area, Select } from '../../../forms';
import { fill, useLang, useWords, when } from '../../../lang';
import { leadCreditTexts } from '../words/lead-credits';
import { proLeadsTexts } from '../words/pro-leads';
import { Act, options, type Outcome, type Props, type Texts } from './act';
import { CreditRules, CreditState } from './credit-state';
import { whyNot } from './types';

const CREDIT = [
  'unreachable',
  'invalidPhone',
  'invalidEmail',
  'wrongField',
  'outOfTerritory',
  'duplicateLead',
  'alreadyRepresented',
  'conflictLater',
  'clientWithdrew',
  'misdescribed',
  'fraud',
  'notLegal',
  'other',
];

/** Coins back, please: one request at a time, with what happened; its state once it is asked. */
export function CreditForm({ sheet, load, now }: Props & { readonly now: number }) {
  const t = useWords(proLeadsTexts) as Texts;
  const lang = useLang();
  const free = useWords(leadCreditTexts).free;
  const reason = whyNot(sheet, 'RequestLeadCredit');
  if (sheet.credit && (reason === 'credit-already-requested' || reason === 'credit-already-given'))
    return <CreditState credit={sheet.credit} />;
  if (reason === 'client-retained') return null;
  if (reason === 'nothing-was-paid') return <p className="small soft">{free}</p>;
  const open = CREDIT.filter((reason) => Date.parse(sheet.creditUntil[reason] ?? '') >= now);
  return (
    <details>
      <summary>{t.credit}</summary>
      {sheet.credit && <CreditState credit={sheet.credit} />}
      <CreditRules sheet={sheet} />
      {open.length === 0 ? (
        <p>{t.creditOver}</p>
      ) : (
        <Act
          name="credit"
          sheet={sheet}
          load={load}
          button={t.saveCredit}
          onSend={async (a, send): Promise<Outcome> => {
            const evidence = (a['credit-evidence'] ?? '').trim();
            if (!a['credit-reason']) return { 'credit-reason': t.pick };
            if (evidence.length < 20) return { 'credit-evidence': t.evidenceHint };
            return send('RequestLeadCredit', { reason: a['credit-reason'], evidence });
          }}
        >
          <p>{fill(t.creditText, { when: when(sheet.creditUntil[open[0]!]!, lang) })}</p>
          <Select name="credit-reason" label={t.creditReason} empty={t.creditPick} options={options(t, 'credit', open)} />
          <Area name="credit-evidence" label={t.evidence} hint={t.evidenceHint} rows={4} />
        </Act>
      )}
    </details>
  );
}
