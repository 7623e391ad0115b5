import { useState } from 'react';
import { useWords } from '../../../lang';
import { PauseDrawing } from '../../../layout';
import { Failed, Skeleton, type Pro } from '../../../pro';
import { Outcome, useAsk } from '../../../session';
import { Consultation } from '../consultations';
import { ownTexts } from '../words/own';
import { termsTexts } from '../words/pro-terms';
import { RecordConsultation } from './record-consultation';
import { ConsultationTerms } from './terms';

const AGAIN_MS = 60_000;

/** M06 for a professional: requests for a consultation that they accepted, what came of each, and their own terms. */
export function ProConsultations({ pro }: { readonly pro: Pro }) {
  const t = useWords(ownTexts);
  const p = useWords(termsTexts);
  const { value, problem, reload } = useAsk('GET /api/consultations', {}, AGAIN_MS);
  const [done, setDone] = useState('');
  const professionalId = pro.me.id;
  const recorded = async (): Promise<void> => {
    await reload();
    setDone(p.recorded);
  };
  return (
    <>
      <h1>{t.consultations}</h1>
      <p className="lead">{t.consultationsLead}</p>
      {problem && <Failed problem={problem} retry={reload} />}
      {!value && !problem && <Skeleton />}
      <Outcome>{done}</Outcome>
      {value?.items.length === 0 && (
        <>
          <PauseDrawing />
          <p>{t.consultationsNone}</p>
        </>
      )}
      {value?.items.map((item) => (
        <Consultation key={item.acceptanceId} item={item} survey="proSurvey">
          <RecordConsultation item={item} professionalId={professionalId} onDone={recorded} />
        </Consultation>
      ))}
      {value && <ConsultationTerms terms={value.terms} professionalId={professionalId} reload={reload} />}
    </>
  );
}
