import { useMemo, useState } from 'react';
import { Go, Wrong, useAct, useAsk, sendCommand } from '../../session';
import { inForceWords, LegalBody, WhatChanged, type LegalShown } from '../legal';
import { joining } from './words/joining';
import { day, fill, french, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import type { Application } from './types';

const DOCUMENT = { params: { code: 'professional-terms' }, query: {} } as const;

/** The French text is delivered first; the English version is a separate wish, with a click of its own (5.5). */
export function TermsStep({ application, onDone }: { application: Application; onDone: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  const { value: terms, problem } = useAsk('GET /api/public/legal/:code', DOCUMENT);
  if (application.termsAccepted) return <p className="notice success">{fill(t.termsDone, { day: day(application.termsVersion, lang) })}</p>;
  if (!terms) return <Wrong errors={problem ? errorsOf(problem, lang) : {}} />;
  return <Acceptance key={terms.version} terms={terms} professionalId={application.professionalId} onDone={onDone} />;
}

interface Shown {
  readonly terms: LegalShown;
  readonly professionalId: string;
  readonly onDone: () => Promise<void>;
}

/** What is agreed to is the version that is shown, whichever is in force by then. */
function Acceptance({ terms, professionalId, onDone }: Shown) {
  const t = useWords(joining);
  const lang = useLang();
  const delivered = useMemo(() => new Date().toISOString(), []);
  const [english, setEnglish] = useState(false);
  const { busy, errors, act } = useAct();
  const accept = (chosen: 'fr' | 'en') =>
    act(async () => {
      const agreed = { professionalId, version: terms.effectiveOn, lang: chosen, frDeliveredAt: delivered };
      const reply = await sendCommand(lang, 'AcceptProfessionalTerms', agreed);
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await onDone();
    });
  return (
    <>
      <Wrong errors={errors} />
      <p className="lead">{t.termsLead}</p>
      <TermsText terms={terms} name={t.termsBox} lang="fr" />
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
          <TermsText terms={terms} name={t.termsBoxEn} lang="en" />
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

function TermsText({ terms, name, lang }: { terms: LegalShown; name: string; lang: 'fr' | 'en' }) {
  const set = lang === 'fr' ? french : (text: string) => text;
  const text = terms[lang];
  return (
    <div className="legal-box" role="region" aria-label={name} tabIndex={0} lang={`${lang}-CA`}>
      <h2>{text.title}</h2>
      <p>{set(text.lead)}</p>
      <WhatChanged shown={terms} lang={lang} level={3} id={`${lang}-changes`} />
      <LegalBody text={text} lang={lang} level={3} within={lang} />
      <p className="small">{inForceWords(terms, lang)}</p>
    </div>
  );
}
