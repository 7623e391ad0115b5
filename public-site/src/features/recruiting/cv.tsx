import { useRef, useState, type ReactNode } from 'react';
import { Outcome, DownloadButton, FileForm, Go, Wrong, useAct, sendCommand } from '../../session';
import { recruitCvWords } from './words/recruit-cv';
import { bytes, day, fill, useLang, useWords, when } from '../../lang';
import { errorsOf } from '../../api';
import type { Cv, CvView, Own } from './types';

const MOST_MB = 5;

/** The CV of a profile: sent, replaced or taken away by its owner, and who has read it. */
export function CvPart({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitCvWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const { cv, candidateId, cvViews } = own;
  const remove = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'RemoveCandidateCv', { candidateId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(t.removed);
      // The button that was pressed goes with the CV.
      status.current?.focus();
      return reload();
    });
  const renew = () => {
    setMessage('');
    return reload();
  };
  return (
    <section aria-labelledby="cv-titre" className="account-part">
      <h2 id="cv-titre">{t.title}</h2>
      {own.state !== 'Active' ? (
        <p>{t.first}</p>
      ) : (
        <>
          <p>{t.lead}</p>
          <Wrong errors={errors} />
          <Outcome at={status}>{message}</Outcome>
          {cv && (
            <Kept cv={cv}>
              {own.actions.includes('RemoveCandidateCv') && (
                <Go type="button" className="button quiet" busy={busy} onPress={() => void remove()}>
                  {t.remove}
                </Go>
              )}
            </Kept>
          )}
          <FileForm
            name="resume"
            route="POST /api/recruit/cv"
            accept=".pdf,.docx"
            mostMb={MOST_MB}
            words={{ label: t.label, hint: t.hint, send: cv ? t.replace : t.send, sending: t.sending, done: t.done }}
            reload={renew}
          />
          {(cv || cvViews.length > 0) && <Views views={cvViews} />}
        </>
      )}
    </section>
  );
}

/** The CV that is kept, to be read, and what can be done with it. */
function Kept({ cv, children }: { cv: Cv; children: ReactNode }) {
  const t = useWords(recruitCvWords);
  const lang = useLang();
  return (
    <div className="card">
      <p>
        <strong>{fill(t.kept, { type: cv.type.toUpperCase(), size: bytes(cv.bytes, lang), when: day(cv.at, lang) })}</strong>
      </p>
      <p className="actions">
        <DownloadButton route="GET /api/recruit/cv" given={{}} name={`cv.${cv.type}`} failed={t.failed}>
          {t.read}
        </DownloadButton>
        {children}
      </p>
    </div>
  );
}

function Views({ views }: { views: readonly CvView[] }) {
  const t = useWords(recruitCvWords);
  const lang = useLang();
  return (
    <>
      <h3>{t.views}</h3>
      {views.length === 0 ? (
        <p>{t.noViews}</p>
      ) : (
        <ul>
          {views.map(({ firm, name, at }) => (
            <li key={`${name}${at}`}>{fill(t.view, { firm: firm ?? name, when: when(at, lang) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
