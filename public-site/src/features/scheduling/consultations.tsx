import type { Answer } from '@jurilien/contracts/api';
import type { ReactNode } from 'react';
import { fill, useLang, usePath, useWords } from '../../lang';
import { PauseDrawing } from '../../layout';
import { Failed, Skeleton } from '../../pro';
import { useAsk } from '../../session';
import { whenIn } from './times';
import { ownTexts } from './words/own';

type Item = Answer<'GET /api/consultations'>['items'][number];
const AGAIN_MS = 60_000;

/** M06 for a client: consultations asked for and held, with their price, time, outcome and the opinion that is asked. */
export function OwnConsultations() {
  const t = useWords(ownTexts);
  const { value, problem, reload } = useAsk('GET /api/consultations', {}, AGAIN_MS);
  const failed = problem && <Failed problem={problem} retry={reload} />;
  return (
    <>
      <h1>{t.consultations}</h1>
      <p className="lead">{t.consultationsLead}</p>
      {failed}
      {!value && !failed && <Skeleton />}
      {value?.items.length === 0 && (
        <>
          <PauseDrawing />
          <p>{t.consultationsNone}</p>
        </>
      )}
      {value?.items.map((item) => (
        <Consultation key={item.acceptanceId} item={item} survey="survey" />
      ))}
    </>
  );
}

interface Props {
  readonly item: Item;
  /** Where the opinion of the reader is given. */
  readonly survey: 'survey' | 'proSurvey';
  readonly children?: ReactNode;
}

/** One consultation: with whom, at what price and time, and what came of it. */
export function Consultation({ item, survey, children }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const to = usePath();
  const words: Readonly<Record<string, string>> = t;
  const { appointment, code } = item;
  return (
    <section className="card" aria-labelledby={`c-${item.acceptanceId}`}>
      <h2 id={`c-${item.acceptanceId}`}>{item.with.name ? fill(t.with, { name: item.with.name, code }) : fill(t.ofRequest, { code })}</h2>
      {item.price && <p>{fill(t.price, { price: item.price })}</p>}
      <p>{appointment ? `${whenIn(appointment.slot.startsAt, lang, appointment.zone)}, ${words[`mode_${appointment.mode}`]}` : t.noTime}</p>
      {item.outcome && <p>{[words[`outcome_${item.outcome}`], item.next && words[`next_${item.next}`]].filter(Boolean).join(' ')}</p>}
      <p className="actions">
        {appointment && <a href={to('myAppointments', { query: { rdv: appointment.appointmentId } })}>{t.open}</a>}
        {item.asked && <a href={to(survey, { query: { avis: item.acceptanceId } })}>{t.opinion}</a>}
      </p>
      {children}
    </section>
  );
}
