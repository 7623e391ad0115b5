import { useRef, useState } from 'react';
import { Go, Wrong, useAct, sendCommand } from '../../session';
import { professionalTerms, type LegalText } from '../legal';
import { joining } from './words/joining';
import { fill, french, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import type { Application } from './types';

/** The French text is delivered first; the English version is a separate wish, with a click of its own (5.5). */
export function TermsStep({ application, onDone }: { application: Application; onDone: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  const delivered = useRef(new Date().toISOString());
  const [english, setEnglish] = useState(false);
  const { busy, errors, act } = useAct();
  const accept = (chosen: 'fr' | 'en') =>
    act(async () => {
      const { professionalId, termsVersion: version } = application;
      const reply = await sendCommand(lang, 'AcceptProfessionalTerms', {
        professionalId,
        version,
        lang: chosen,
        frDeliveredAt: delivered.current,
      });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await onDone();
    });
  if (application.termsAccepted) return <p className="notice success">{fill(t.termsDone, { version: application.termsVersion })}</p>;
  return (
    <>
      <Wrong errors={errors} />
      <p className="lead">{t.termsLead}</p>
      <TermsText text={professionalTerms.fr} name={t.termsBox} lang="fr" />
      <div className="actions">
        <Go type="button" busy={busy} onPress={() => void accept('fr')}>
          {t.termsAccept}
        </Go>
        {!english && (
          <button type="button" className="link-button" onClick={() => setEnglish(true)}>
            {t.termsWant}
          </button>
        )}
      </div>
      {english && (
        <>
          <TermsText text={professionalTerms.en} name={t.termsBoxEn} lang="en" />
          <div className="actions">
            <Go type="button" busy={busy} onPress={() => void accept('en')}>
              {t.termsAcceptEn}
            </Go>
          </div>
        </>
      )}
    </>
  );
}

function TermsText({ text, name, lang }: { text: LegalText; name: string; lang: 'fr' | 'en' }) {
  const set = lang === 'fr' ? french : (text: string) => text;
  return (
    <div className="legal-box" role="region" aria-label={name} tabIndex={0} lang={`${lang}-CA`}>
      <h2>{text.title}</h2>
      <p>{set(text.lead)}</p>
      {text.parts.map((part) => (
        <section key={part.id}>
          <h3>{part.title}</h3>
          {part.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{set(paragraph)}</p>
          ))}
          {part.items && (
            <ul>
              {part.items.map((item) => (
                <li key={item}>{set(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="small">{text.dated}</p>
    </div>
  );
}
