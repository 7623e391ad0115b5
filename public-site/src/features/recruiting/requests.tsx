import { useRef, useState } from 'react';
import { Wrong, useAct, sendCommand, Outcome } from '../../session';
import { recruitWords } from './words/recruit';
import { fill, useLang, useWords, when } from '../../lang';
import { errorsOf } from '../../api';
import type { FirmRequest, Own } from './types';

/** Firms that asked to talk: the open ones first, each with its two answers. */
export function Requests({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const status = useRef<HTMLParagraphElement>(null);
  const [notice, setMessage] = useState('');
  const answer = ({ requestId, professionalId }: FirmRequest, accept: boolean) =>
    act(async () => {
      setMessage('');
      const ids = { candidateId: own.candidateId, requestId, professionalId };
      const reply = await sendCommand(lang, 'AnswerCandidateContact', { ...ids, accept });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(accept ? t.accepted : t.declined);
      // The button that was pressed goes with its answer.
      status.current?.focus();
      return reload();
    });
  const rows = [...own.requests].sort((a, b) => Number(b.status === 'Requested') - Number(a.status === 'Requested'));
  return (
    <section aria-labelledby="demandes" className="account-part">
      <h2 id="demandes">{t.requests}</h2>
      <Wrong errors={errors} />
      <Outcome at={status}>{notice}</Outcome>
      {rows.length === 0 && <p>{t.noRequests}</p>}
      {rows.map((r) => (
        <RequestCard key={r.requestId} request={r} busy={busy} onAnswer={(accept) => void answer(r, accept)} />
      ))}
    </section>
  );
}

interface CardProps {
  readonly request: FirmRequest;
  readonly busy: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

/** What a firm wrote; while it is open, what accepting gives it, until when, and the two answers. */
function RequestCard({ request: r, busy, onAnswer }: CardProps) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const firm = r.firm ?? r.name;
  return (
    <article className="card">
      <h3>{firm}</h3>
      <p className="small soft">
        {fill(t.asked, { when: when(r.requestedAt, lang) })}
        {r.status !== 'Requested' && <span className="badge"> {t[`status_${r.status}`]}</span>}
      </p>
      <p className="summary-text">{r.message}</p>
      {r.actions.includes('AnswerCandidateContact') && (
        <>
          <p className="small">{fill(t.gives, { firm })}</p>
          <p className="small">{fill(t.until, { when: when(r.expiresAt, lang) })}</p>
          <p className="actions">
            <button type="button" className="button" disabled={busy} aria-label={fill(t.acceptOf, { firm })} onClick={() => onAnswer(true)}>
              {t.accept}
            </button>
            <button
              type="button"
              className="button quiet"
              disabled={busy}
              aria-label={fill(t.declineOf, { firm })}
              onClick={() => onAnswer(false)}
            >
              {t.decline}
            </button>
          </p>
        </>
      )}
    </article>
  );
}
