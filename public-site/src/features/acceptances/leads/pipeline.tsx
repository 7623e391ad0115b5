import type { AcceptanceStage } from '@jurilien/contracts';
import { useState } from 'react';
import { leadCreditTexts } from '../words/lead-credits';
import { proLeadsTexts } from '../words/pro-leads';
import { talkTexts } from '../../talk';
import { day, deadline, useLang, useWords, fieldName, regionName } from '../../../lang';
import { ContactClock, isLate } from './clock';
import { Reach } from './reach';
import { creditMark } from './credit-state';
import { ACTIVE, type Line } from './types';

interface Props {
  readonly items: readonly Line[];
  readonly now: number;
  readonly open: (id: string) => void;
}

/** A link that opens a sheet in place, and in a tab of its own when asked to. */
function OpenLink({ id, open, children, label }: { id: string; open: Props['open']; children: string; label?: string }) {
  return (
    <a
      href={`?demande=${id}`}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </a>
  );
}

/** Small words about a request. */
function Marks({ line }: { line: Line }) {
  const t = useWords(proLeadsTexts);
  const talk = useWords(talkTexts);
  const credits = useWords(leadCreditTexts);
  const marks = [
    line.unanswered && talk.waitingMark,
    line.chosen && t.chosenMark,
    creditMark(credits, line.credit),
    line.confirmedByClient && t.confirmedMark,
  ].filter(Boolean);
  return marks.length === 0 ? null : (
    <p className="lead-marks">
      {marks.map((mark) => (
        <span className="badge" key={String(mark)}>
          {mark}
        </span>
      ))}
    </p>
  );
}

function Card({ line, now, open }: { line: Line } & Omit<Props, 'items'>) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const about = [fieldName(line.lawyerType, lang), line.city ?? regionName(line.region, lang)].filter(Boolean).join(' · ');
  return (
    <li className={isLate(line, now) ? 'lead-card late' : 'lead-card'}>
      <p className="lead-card-top">
        <span className="lead-code">{line.code}</span>
        <ContactClock line={line} now={now} />
      </p>
      <p className="lead-name">
        <OpenLink id={line.id} open={open}>
          {line.clientName ?? t.noName}
        </OpenLink>
      </p>
      <p className="small soft">{about}</p>
      {line.stage === 'ToContact' && (
        <p className="small">
          {t.due} {deadline(line.slaDueAt, lang)}
        </p>
      )}
      <Marks line={line} />
      {line.stage === 'ToContact' && <Reach line={line} />}
    </li>
  );
}

const byUrgency = (a: Line, b: Line): number =>
  a.stage === 'ToContact' ? Date.parse(a.slaDueAt) - Date.parse(b.slaDueAt) : Date.parse(b.acceptedAt) - Date.parse(a.acceptedAt);

/** The stages side by side; on a phone one at a time, chosen above. */
export function Pipeline({ items, now, open }: Props) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  const of = (stage: AcceptanceStage): Line[] => items.filter((line) => line.stage === stage).sort(byUrgency);
  const ended = items.filter((line) => !ACTIVE.includes(line.stage));
  const [shown, setShown] = useState<AcceptanceStage>(ACTIVE.find((stage) => of(stage).length > 0) ?? 'ToContact');
  return (
    <>
      <div className="stage-tabs" role="group" aria-label={t.stages}>
        {ACTIVE.map((stage) => (
          <button key={stage} type="button" aria-pressed={stage === shown} onClick={() => setShown(stage)}>
            {t[`stage_${stage}`]} <span className="stage-count">{of(stage).length}</span>
          </button>
        ))}
      </div>
      <div className="pipeline">
        {ACTIVE.map((stage) => (
          <section key={stage} className={stage === shown ? 'stage shown' : 'stage'} aria-labelledby={`stage-${stage}`}>
            <h2 id={`stage-${stage}`}>
              {t[`stage_${stage}`]} <span className="stage-count">{of(stage).length}</span>
            </h2>
            {of(stage).length === 0 ? (
              <p className="soft small">{t.none}</p>
            ) : (
              <ul className="lead-cards">
                {of(stage).map((line) => (
                  <Card key={line.id} line={line} now={now} open={open} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      {ended.length > 0 && (
        <details className="ended">
          <summary>
            {t.ended} ({ended.length})
          </summary>
          <ul className="rows">
            {ended.map((line) => (
              <li key={line.id}>
                <div>
                  <p className="row-title">
                    <OpenLink id={line.id} open={open}>
                      {line.clientName ?? t.noName}
                    </OpenLink>{' '}
                    <span className="badge">{t[`stage_${line.stage}`]}</span>
                  </p>
                  <p className="small soft">
                    {line.code} · {fieldName(line.lawyerType, lang)} · {day(line.acceptedAt, lang)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** All of them as a table. */
export function Table({ items, now, open }: Props) {
  const t = useWords(proLeadsTexts);
  const lang = useLang();
  return (
    <div className="table-frame" role="region" aria-label={t.title} tabIndex={0}>
      <table className="lead-table">
        <thead>
          <tr>
            {[t.client, t.code, t.field, t.region, t.stage, t.due, t.accepted].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <OpenLink id={line.id} open={open}>
                  {line.clientName ?? t.noName}
                </OpenLink>
              </th>
              <td>{line.code}</td>
              <td>{fieldName(line.lawyerType, lang)}</td>
              <td>{regionName(line.region, lang)}</td>
              <td>
                {t[`stage_${line.stage}`]} {isLate(line, now) && <span className="lead-clock late">{t.lateMark}</span>}
              </td>
              <td>{line.stage === 'ToContact' ? deadline(line.slaDueAt, lang) : '–'}</td>
              <td>{day(line.acceptedAt, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
