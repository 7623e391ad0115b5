import { useState } from 'react';
import { Go, LiveForm, Success, Wrong, useAct, sendCommand } from '../../session';
import { errorText, Area, Check, Line, type Errors } from '../../forms';
import { proProfile } from './words/pro-profile';
import type { Application } from '../joining';
import { useLang, useWords } from '../../lang';
import { errorsOf, type Problem } from '../../api';

const FIELDS = ['aboutFr', 'aboutEn', 'consultationFr', 'consultationEn', 'specialistIn'] as const;

/** The words of a public page, the wish to have one, and the way to take it away. */
export function PublicPage({ application, reload }: { application: Application; reload: () => Promise<void> }) {
  const t = useWords(proProfile);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const { professionalId, publication, text = {} } = application;
  /** A passage that may not stand is shown at its field, as it was written. */
  const errorsIn = (problem: Problem): Errors =>
    errorsOf({ ...problem, errors: problem.errors?.map((e) => ({ ...e, field: e.field.replace(/^text\./, '') })) }, lang);
  const send = (name: string, payload: object, done: string) =>
    act(async () => {
      setMessage(null);
      const reply = await sendCommand(lang, name, { professionalId, ...payload });
      if (!reply.ok) return errorsIn(reply.problem);
      setMessage(done);
      await reload();
    });
  return (
    <section aria-labelledby="page" className="account-part">
      <h2 id="page">{t.page}</h2>
      <p>{t.pageLead}</p>
      <Published publication={publication} />
      <Wrong errors={errors} />
      <LiveForm
        name="public-text"
        className="stack"
        errors={errors}
        values={Object.fromEntries(FIELDS.map((name) => [name, text[name] ?? '']))}
        onSend={(answers) => {
          const given = Object.fromEntries(FIELDS.map((name) => [name, answers[name]?.trim() ?? '']).filter(([, value]) => value !== ''));
          void send('UpdateProfessionalProfile', { text: given }, t.textSaved);
        }}
      >
        <Area name="aboutFr" label={t.aboutFr} hint={t.aboutHint} optional max={1_500} counter={t.left} rows={6} />
        <Area name="aboutEn" label={t.aboutEn} optional max={1_500} counter={t.left} rows={6} />
        <Line name="consultationFr" label={t.consultationFr} hint={t.consultationHint} optional length={300} />
        <Line name="consultationEn" label={t.consultationEn} optional length={300} />
        <Line name="specialistIn" label={t.specialistIn} hint={t.specialistHint} optional length={120} />
        <div className="actions">
          <Go busy={busy}>{t.saveText}</Go>
          <Success>{message}</Success>
        </div>
      </LiveForm>
      <PublishForm application={application} busy={busy} errors={errors} act={act} send={send} />
    </section>
  );
}

type Publication = Application['publication'];
const isAsked = (publication: Publication): boolean => publication?.state === 'requested';

/** Where the page stands: there, asked for, or held back and why. */
function Published({ publication }: { readonly publication: Publication }) {
  const t = useWords(proProfile);
  const lang = useLang();
  const words: Readonly<Record<string, string>> = t;
  return (
    <>
      {publication?.live && publication.slug && (
        <p className="notice success">
          {t.live} <a href={lang === 'fr' ? `/professionnel/${publication.slug}` : `/en/professional/${publication.slug}`}>{t.see}</a>
        </p>
      )}
      {isAsked(publication) && <p className="notice info">{t.asked}</p>}
      {publication?.state === 'rejected' && (
        <div className="notice warning">
          <p>{t.held}</p>
          <ul>
            {(publication.reasons ?? []).map((reason) => (
              <li key={reason}>{words[`wording_${reason}`]}</li>
            ))}
          </ul>
          {publication.note && <p>{publication.note}</p>}
        </div>
      )}
    </>
  );
}

interface Publishing {
  readonly application: Application;
  readonly busy: boolean;
  readonly errors: Errors;
  readonly act: ReturnType<typeof useAct>['act'];
  readonly send: (name: string, payload: object, done: string) => Promise<unknown>;
}

/** The wish to have the page, with consent, and the way to take it away. */
function PublishForm({ application: { state, publication, available }, busy, errors, act, send }: Publishing) {
  const t = useWords(proProfile);
  const lang = useLang();
  if (state !== 'Approved') return <p className="notice info">{t.onlyApproved}</p>;
  return (
    <LiveForm
      name="publication"
      className="stack"
      errors={errors}
      onSend={(answers) =>
        answers.consent === 'yes'
          ? void send('PublishProfile', { consent: true }, t.asked)
          : void act(async () => ({ consent: errorText('consent', 'required', lang) }))
      }
    >
      {!isAsked(publication) && <Check name="consent" label={t.consent} />}
      <div className="actions">
        {!isAsked(publication) && (
          <Go busy={busy} className="button quiet">
            {t.ask}
          </Go>
        )}
        {available['UnpublishProfile'] === true && (
          <Go type="button" className="button quiet" busy={busy} onPress={() => void send('UnpublishProfile', {}, t.unpublished)}>
            {t.unpublish}
          </Go>
        )}
      </div>
    </LiveForm>
  );
}
