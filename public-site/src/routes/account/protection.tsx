import type { Answer } from '@jurilien/contracts/api';
import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import {
  call,
  Copy,
  Go,
  LiveForm,
  Wrong,
  homeOf,
  session,
  wantedIn,
  useGuarded,
  type Account,
  mustEnrol,
  SignedInPage,
  useAct,
  useKept,
  useStepFocus,
} from '../../session';
import { errorsOf, type Reply } from '../../api';
import { RecoveryCodes } from '../../features/accounts/recovery-codes';
import { errorText, Line, type Errors } from '../../forms';
import { protectionTexts } from '../../features/accounts/words/protection';
import { useLang, usePath, useWords } from '../../lang';
import { SentDrawing, type Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

type Totp = Answer<'POST /api/account/factors/totp'>;
type Confirmed = Answer<'POST /api/account/factors/passkey'>;
type PasskeyOptions = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];
type Step =
  | { readonly at: 'choose' }
  | { readonly at: 'totp'; readonly totp: Totp }
  | { readonly at: 'codes'; readonly codes: readonly string[] }
  | { readonly at: 'done' };

/** A second way to be recognized, one decision at a time; people who must have one come here first and go on to where they wanted. */
export default function Protection() {
  const t = useWords(protectionTexts);
  return (
    <SignedInPage title={t.title} enrolling>
      {(account) => <Enrol account={account} />}
    </SignedInPage>
  );
}

/** The enrolment as it goes: its step, and what each press asks of the API. */
function useEnrolment() {
  const t = useWords(protectionTexts);
  const lang = useLang();
  const guarded = useGuarded();
  const { busy, errors, act, setErrors } = useAct();
  const [step, setStep] = useKept<Step>('enrolment', { at: 'choose' });
  const refused = (reply: Extract<Reply<unknown>, { ok: false }>, code = false) => {
    if (reply.problem.code === 'CANCELLED') return {};
    if (code && (reply.problem.status === 401 || reply.problem.status === 422 || reply.problem.status === 409))
      return { secondCode: errorText('secondCode', 'wrong', lang) };
    return errorsOf(reply.problem, lang);
  };
  const confirmed = async ({ token, recoveryCodes }: Confirmed) => {
    if (token) session().keep(token);
    setErrors({});
    setStep(recoveryCodes?.length ? { at: 'codes', codes: recoveryCodes } : { at: 'done' });
  };
  const startTotp = () =>
    act(async () => {
      const reply = await guarded(() => call(lang, 'POST /api/account/factors/totp', { body: { name: t.appName } }));
      if (!reply.ok) return refused(reply);
      setStep({ at: 'totp', totp: reply.value });
    });
  const confirmTotp = (totp: Totp, code: string) =>
    act(async () => {
      if (code.trim() === '') return { secondCode: errorText('secondCode', 'required', lang) };
      const reply = await guarded(() =>
        call(lang, 'POST /api/account/factors/:id/confirm', { params: { id: totp.factorId }, body: { code: code.replace(/\s/g, '') } }),
      );
      return reply.ok ? confirmed(reply.value) : refused(reply, true);
    });
  const createPasskey = () =>
    act(async () => {
      const asked = await guarded(() => call(lang, 'POST /api/account/factors/passkey/options', { body: {} }));
      if (!asked.ok) return refused(asked);
      const { startRegistration } = await import('@simplewebauthn/browser');
      let response;
      try {
        response = await startRegistration({ optionsJSON: asked.value.options as PasskeyOptions });
      } catch (error) {
        const known = error instanceof Error && error.name === 'InvalidStateError';
        return { form: errorText('passkey', known ? 'known' : 'stopped', lang) };
      }
      const reply = await guarded(() =>
        call(lang, 'POST /api/account/factors/passkey', { body: { factorId: asked.value.factorId, name: t.passkeyName, response } }),
      );
      return reply.ok ? confirmed(reply.value) : refused(reply);
    });
  return { step, setStep, busy, errors, setErrors, startTotp, confirmTotp, createPasskey };
}

function Enrol({ account }: { account: Account }) {
  const t = useWords(protectionTexts);
  const lang = useLang();
  const to = usePath();
  const { search } = useLocation();
  const { step, setStep, busy, errors, setErrors, startTotp, confirmTotp, createPasskey } = useEnrolment();
  const heading = useStepFocus<HTMLHeadingElement>(step.at);
  const onward = wantedIn(search, account.role) ?? (wantedIn(search) ? homeOf(account.role, lang) : to('account'));

  switch (step.at) {
    case 'choose':
      return (
        <>
          <Wrong errors={errors} />
          <h1 ref={heading} tabIndex={-1}>
            {t.title}
          </h1>
          <p className="lead">{mustEnrol(account) ? t.must : t.may}</p>
          <h2>{t.choose}</h2>
          <Choices busy={busy} onPasskey={() => void createPasskey()} onTotp={() => void startTotp()} />
          {!mustEnrol(account) && (
            <p className="actions">
              <a href={to('account')}>{t.backToAccount}</a>
            </p>
          )}
        </>
      );
    case 'totp':
      return (
        <>
          <Wrong errors={errors} />
          <h1 ref={heading} tabIndex={-1}>
            {t.totpStep}
          </h1>
          <TotpForm
            totp={step.totp}
            busy={busy}
            errors={errors}
            onCode={(code) => void confirmTotp(step.totp, code)}
            onBack={() => {
              setErrors({});
              setStep({ at: 'choose' });
            }}
          />
        </>
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => setStep({ at: 'done' })} />;
    case 'done':
      return <Done heading={heading} href={onward} />;
  }
}

/** The key of an authenticator app, as a picture and as text, and the first code of it. */
function TotpForm({
  totp,
  busy,
  errors,
  onCode,
  onBack,
}: {
  readonly totp: Totp;
  readonly busy: boolean;
  readonly errors: Errors;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}) {
  const t = useWords(protectionTexts);
  return (
    <LiveForm name="totp" errors={errors} className="stack" onSend={({ secondCode = '' }) => onCode(secondCode)}>
      <ol className="how-to">
        <li>{t.totp1}</li>
        <li>
          {t.totp2}
          <div className="qr">
            <img src={`data:image/svg+xml,${encodeURIComponent(totp.qrSvg)}`} alt={t.totpQr} width="200" height="200" />
            <div>
              <p className="small">{t.totpSecret}</p>
              <p>
                <code className="secret">{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              </p>
              <p className="choices-row">
                <Copy text={totp.secret} label={t.copy} className="button quiet small-button" />
                <a className="plain-link" href={totp.uri}>
                  {t.totpOpen}
                </a>
              </p>
            </div>
          </div>
        </li>
        <li>
          {t.totp3}
          <Line name="secondCode" label={t.code} complete="one-time-code" className="code" length={7} numeric />
        </li>
      </ol>
      <div className="form-actions">
        <Go busy={busy} className="button large">
          {t.confirm}
        </Go>
        <button type="button" className="link-button" onClick={onBack}>
          {t.otherChoice}
        </button>
      </div>
    </LiveForm>
  );
}

function Done({ heading, href }: { readonly heading: RefObject<HTMLHeadingElement | null>; readonly href: string }) {
  const t = useWords(protectionTexts);
  return (
    <>
      <SentDrawing />
      <h1 ref={heading} tabIndex={-1}>
        {t.doneTitle}
      </h1>
      <p className="lead">{t.doneText}</p>
      <p className="actions">
        <a className="button large" href={href}>
          {t.doneContinue}
        </a>
      </p>
    </>
  );
}

/** The two ways, side by side; a browser without passkeys reports it instead of failing later. */
function Choices({ busy, onPasskey, onTotp }: { busy: boolean; onPasskey: () => void; onTotp: () => void }) {
  const t = useWords(protectionTexts);
  const [passkeys, setPasskeys] = useState(true);
  useEffect(() => setPasskeys(typeof PublicKeyCredential === 'function'), []);
  return (
    <div className="ways">
      <section className="way" aria-labelledby="way-passkey">
        <p className="badge">{t.recommended}</p>
        <h3 id="way-passkey">{t.passkeyTitle}</h3>
        <p>{passkeys ? t.passkeyText : t.passkeyNone}</p>
        {passkeys && (
          <Go type="button" busy={busy} onPress={onPasskey}>
            {t.passkeyGo}
          </Go>
        )}
      </section>
      <section className="way" aria-labelledby="way-totp">
        <h3 id="way-totp">{t.totpTitle}</h3>
        <p>{t.totpText}</p>
        <Go type="button" className="button quiet" busy={busy} onPress={onTotp}>
          {t.totpGo}
        </Go>
      </section>
    </div>
  );
}
