import { useRef, useState } from 'react';
import { Outcome, DownloadButton, FileForm, Go, Wrong, useAct, sendCommand } from '../../session';
import { recruitCvWords } from './words/recruit-cv';
import { bytes, day, fill, useLang, useWords, when } from '../../lang';
import { errorsOf } from '../../api';
import type { CvView, Own } from './types';

const MOST_MB = 5;

/** The CV of a profile: sent, replaced or taken away by its owner, and who has read it. */
export function CvPart({ own, reload }: { own: Own; reload: () => Promise<void> }) {
  const t = useWords(recruitCvWords);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { cv, candidateId, cvViews } = own;
  const remove = () =>
    act(async () => {
      const reply = await sendCommand(lang, 'RemoveCandidateCv', { candidateId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setSaid(t.removed);
      // The button that was pressed goes with the CV.
      status.current?.focus();
      return reload();
    });
  const renew = () => {
    setSaid('');
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
          <Outcome at={status}>{said}</Outcome>
          {cv && (
            <div className="card">
              <p>
                <strong>{fill(t.kept, { type: cv.type.toUpperCase(), size: bytes(cv.bytes, lang), when: day(cv.at, lang) })}</strong>
              </p>
              <p className="actions">
                <DownloadButton route="GET /api/recruit/cv" given={{}} name={`cv.${cv.type}`} failed={t.failed}>
                  {t.read}
                </DownloadButton>
                <Go type="button" className="button quiet" busy={busy} onPress={() => void remove()}>
                  {t.remove}
                </Go>
              </p>
            </div>
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
