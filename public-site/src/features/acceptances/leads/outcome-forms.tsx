import { Radios, Select } from '../../../forms';
import { useWords } from '../../../lang';
import { proLeadsTexts } from '../words/pro-leads';
import { Act, options, type Outcome, type Props, type Texts } from './act';
import { can } from './types';

const REASONS = ['fees', 'otherLawyer', 'solved', 'noGround', 'notMyField', 'conflict', 'noAnswer', 'other'];

/** What came of it: consultation, then mandate or nothing. */
export function OutcomeForms({ sheet, load }: Props) {
  const inConsultation = can(sheet, 'RecordConsultationOutcome');
  return (
    <>
      {inConsultation && <ConsultationForm sheet={sheet} load={load} />}
      {can(sheet, 'RecordMandateOutcome') && <MandateForm sheet={sheet} load={load} inConsultation={inConsultation} />}
    </>
  );
}

/** Whether a consultation took place, and what follows it. */
function ConsultationForm({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  return (
    <details open={sheet.stage === 'Contacted'}>
      <summary>{t.consultation}</summary>
      <Act
        name="consultation"
        sheet={sheet}
        load={load}
        button={t.saveConsultation}
        onSend={async (a, send): Promise<Outcome> => {
          const outcome = a['consultation-outcome'];
          if (!outcome) return { 'consultation-outcome': t.pick };
          return send('RecordConsultationOutcome', {
            outcome,
            ...(outcome === 'held' && a['consultation-next'] ? { next: a['consultation-next'] } : {}),
          });
        }}
      >
        <Radios
          name="consultation-outcome"
          label={t.consultationAsk}
          options={[
            { value: 'held', label: t.held },
            { value: 'noShow', label: t.noShow },
          ]}
        />
        <Radios name="consultation-next" label={t.nextAsk} optional options={options(t, 'next', ['mandate', 'adviceOnly', 'referred'])} />
      </Act>
    </details>
  );
}

/** Whether the client gave a mandate, and why not. Without one, a mandate may still follow. */
function MandateForm({ sheet, load, inConsultation }: Props & { readonly inConsultation: boolean }) {
  const t = useWords(proLeadsTexts) as Texts;
  return (
    <details open={sheet.stage === 'Consultation'}>
      <summary>{t.outcome}</summary>
      <Act
        name="outcome"
        sheet={sheet}
        load={load}
        button={t.saveOutcome}
        onSend={async (a, send): Promise<Outcome> => {
          const outcome = a['mandate-outcome'];
          if (!outcome) return { 'mandate-outcome': t.pick };
          if (outcome === 'notRetained' && !a['mandate-reason']) return { 'mandate-reason': t.pick };
          return send('RecordMandateOutcome', {
            outcome,
            ...(outcome === 'notRetained' ? { reason: a['mandate-reason'] } : a['mandate-fee'] ? { feeRange: a['mandate-fee'] } : {}),
          });
        }}
      >
        <Radios
          name="mandate-outcome"
          label={t.outcomeAsk}
          hint={t.outcomeWhy}
          options={[{ value: 'retained', label: t.retained }, ...(inConsultation ? [{ value: 'notRetained', label: t.notRetained }] : [])]}
        />
        {inConsultation && (
          <Select name="mandate-reason" label={t.reasonAsk} optional empty={t.reasonPick} options={options(t, 'reason', REASONS)} />
        )}
        <Select
          name="mandate-fee"
          label={t.feeAsk}
          optional
          empty={t.feePick}
          options={options(t, 'fee', ['under1000', 'to3000', 'to10000', 'over10000'])}
        />
      </Act>
    </details>
  );
}
