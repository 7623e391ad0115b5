import { useState } from 'react';
import { Go, LiveForm, Success, Wrong, useAct, sendCommand } from '../../session';
import { Radios } from '../../forms';
import { recruitWords } from './words/recruit';
import { useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { SEEN_BY, type Own } from './types';

/** Hidden, anonymous or open, and the way out altogether. */
export function VisibilityPart({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const { candidateId, visibility, state, stale, emailVerified } = own;
  const send = (name: string, payload: object, done: string) =>
    act(async () => {
      setMessage(null);
      const reply = await sendCommand(lang, name, { candidateId, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(done);
      return reload();
    });
  return (
    <section aria-labelledby="visibilite" className="account-part">
      <h2 id="visibilite">{t.visibility}</h2>
      <Success>{message}</Success>
      {state !== 'Active' ? (
        <p>{t.visibilityFirst}</p>
      ) : (
        <>
          {stale && <p className="notice warning">{t.stale}</p>}
          {!emailVerified && <p className="notice warning">{t.verify}</p>}
          <Wrong errors={errors} />
          <LiveForm
            name="recruit-visibility"
            className="stack"
            errors={errors}
            values={{ visibility }}
            onSend={(answers) => void send('SetCandidateVisibility', { visibility: answers.visibility ?? visibility }, t.visibilitySaved)}
          >
            <Radios
              name="visibility"
              label={t.visibility}
              options={SEEN_BY.map((value) => ({ value, label: t[value], hint: t[`${value}Hint`] }))}
            />
            <p className="actions">
              <Go busy={busy}>{t.visibilitySave}</Go>
            </p>
          </LiveForm>
          {own.actions.includes('CloseCandidateProfile') && (
            <details className="why">
              <summary>{t.close}</summary>
              <p>{t.closeText}</p>
              <p className="actions">
                <Go type="button" className="button quiet" busy={busy} onPress={() => void send('CloseCandidateProfile', {}, t.closed)}>
                  {t.closeAsk}
                </Go>
              </p>
            </details>
          )}
        </>
      )}
    </section>
  );
}
