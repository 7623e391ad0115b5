import type { Answer } from '@jurilien/contracts/api';
import { errorsOf } from '../../../api';
import { Radios } from '../../../forms';
import { fill, useLang, usePath, useWords } from '../../../lang';
import { Go, LiveForm, sendCommand, useAct, Wrong } from '../../../session';
import { proLeadsTexts } from '../../acceptances';
import { termsTexts } from '../words/pro-terms';

interface Props {
  readonly item: Answer<'GET /api/consultations'>['items'][number];
  readonly professionalId: string;
  readonly onDone: () => Promise<void>;
}

/** Whether a consultation took place and what followed; and the way to the rest of the request. */
export function RecordConsultation({ item, professionalId, onDone }: Props) {
  const t = useWords(termsTexts);
  const l = useWords(proLeadsTexts);
  const lang = useLang();
  const to = usePath();
  const { busy, errors, act } = useAct();
  const { acceptanceId, leadId, code } = item;
  // A page has several of these forms: each field is named after its own.
  const [outcomeOf, nextOf] = [`outcome-${acceptanceId}`, `next-${acceptanceId}`];
  const send = (answers: Readonly<Record<string, string>>): Promise<void> =>
    act(async () => {
      const outcome = answers[outcomeOf];
      if (!outcome) return { [outcomeOf]: t.recordMissing };
      const next = outcome === 'held' && answers[nextOf] ? { next: answers[nextOf] } : {};
      const reply = await sendCommand(lang, 'RecordConsultationOutcome', { acceptanceId, leadId, professionalId, outcome, ...next });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await onDone();
      return undefined;
    });
  return (
    <>
      {item.available['RecordConsultationOutcome'] === true && (
        <details open={item.outcome === undefined && item.appointment?.state === 'Held'}>
          <summary>{t.record}</summary>
          <Wrong errors={errors} />
          <LiveForm name={`consultation-${acceptanceId}`} className="stack" errors={errors} onSend={(answers) => void send(answers)}>
            <Radios
              name={outcomeOf}
              label={l.consultationAsk}
              options={(['held', 'noShow'] as const).map((value) => ({ value, label: l[value] }))}
            />
            <Radios
              name={nextOf}
              label={l.nextAsk}
              optional
              options={(['mandate', 'adviceOnly', 'referred'] as const).map((value) => ({ value, label: l[`next_${value}`] }))}
            />
            <p className="actions">
              <Go busy={busy} className="button quiet">
                {l.saveConsultation}
              </Go>
            </p>
          </LiveForm>
        </details>
      )}
      <p>
        <a href={to('proLeads', { query: { demande: acceptanceId } })} aria-label={fill(t.fileOf, { code })}>
          {t.file}
        </a>
      </p>
    </>
  );
}
