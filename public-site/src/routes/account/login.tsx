import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  wayOn,
  Go,
  LiveForm,
  NeedsScript,
  Success,
  Wrong,
  NoAccess,
  SecondFactor,
  session,
  wantedIn,
  askLink,
  firstErrors,
  withPasskey,
  withPassword,
  type Account,
  type Challenge,
  type SignedIn,
  useAct,
  useKept,
  useStepFocus,
  signInTexts,
} from '../../session';
import { type Reply, errorsOf } from '../../api';
import { errorText, Line, Password, type Errors } from '../../forms';
import { fill, useLang, usePath, useWords } from '../../lang';
import { SentDrawing, Head, type Frame, SignInFrame } from '../../layout';
import type { Lang } from '../../routes.table';

export const handle: Frame = { hydrate: true, quiet: true, atSignIn: true };

type Step =
  | { readonly at: 'form' }
  | { readonly at: 'factor'; readonly challenge: Challenge }
  | { readonly at: 'sent'; readonly email: string; readonly again?: boolean }
  | { readonly at: 'in' }
  | { readonly at: 'refused'; readonly account: Account };

const NONE = {};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The step of the sign-in, and on to the page that was wanted once there is a session. */
function useSteps() {
  const lang = useLang();
  const { search } = useLocation();
  const [step, setStep] = useKept<Step>('sign-in', { at: 'form' });
  /** On to the page that was wanted; a session the API no longer knows is over. */
  const goOn = async (): Promise<void> => {
    const way = await wayOn(lang, search);
    if ('to' in way) location.replace(way.to);
    else if ('refused' in way) setStep({ at: 'refused', account: way.refused });
    else if ('out' in way) {
      session().forget();
      setStep({ at: 'form' });
    }
  };
  // A person who is signed in already has nothing to fill in here.
  useEffect(() => {
    if (session().current()) void goOn();
    return session().onChange((other) => {
      if (other) void goOn();
    });
    // Asked once, when the page comes alive.
  }, []);
  const withToken = async (token: string) => {
    session().keep(token);
    setStep({ at: 'in' });
    await goOn();
  };
  return { step, setStep, withToken };
}

/** Answers that are missing from the form of the password. */
const missingIn = (email: string, password: string, lang: Lang): Errors => ({
  ...(email.trim() === '' ? { email: errorText('email', 'required', lang) } : {}),
  ...(password === '' ? { password: errorText('password', 'required', lang) } : {}),
});

/** The sign-in as it goes: its step, and what each press asks of the API. */
function useSignIn() {
  const lang = useLang();
  const wanted = wantedIn(useLocation().search);
  const { step, setStep, withToken } = useSteps();
  const { busy, errors, act, setErrors } = useAct();
  const first = async (reply: Reply<SignedIn>) => {
    if (!reply.ok) return firstErrors(reply.problem, lang);
    if ('token' in reply.value) return withToken(reply.value.token);
    setStep({ at: 'factor', challenge: reply.value });
  };
  const sendLink = (email: string, again: boolean) =>
    act(async () => {
      if (!EMAIL.test(email.trim())) return { email: errorText('email', email.trim() === '' ? 'required' : 'email', lang) };
      const reply = await askLink(lang, email, wanted);
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setStep({ at: 'sent', email: email.trim(), again });
    });
  const withAnswers = ({ email = '', password = '' }: Readonly<Record<string, string>>) =>
    act(async () => {
      const missing = missingIn(email, password, lang);
      return Object.keys(missing).length > 0 ? missing : first(await withPassword(lang, email, password));
    });
  return {
    step,
    wanted,
    busy,
    errors,
    withToken,
    sendLink: (email: string, again: boolean) => void sendLink(email, again),
    sendPassword: (answers: Readonly<Record<string, string>>) => void withAnswers(answers),
    askPasskey: () => void act(async () => first(await withPasskey(lang))),
    restart(form?: string) {
      setStep({ at: 'form' });
      if (form) setErrors({ form });
    },
  };
}
type SigningIn = ReturnType<typeof useSignIn>;

/** A01: one sign-in for everyone, by password, passkey or e-mailed link, then a second factor where the account has one. */
export default function Login() {
  const t = useWords(signInTexts);
  const signIn = useSignIn();
  const { step, errors } = signIn;
  const heading = useStepFocus<HTMLHeadingElement>(step.at);
  if (step.at === 'refused')
    return (
      <div className="wrap narrow page">
        <NoAccess account={step.account} />
      </div>
    );
  const failed = Object.keys(errors).length > 0;
  const title = step.at === 'factor' ? t.factorTitle : step.at === 'sent' ? t.linkSentTitle : t.title;
  return (
    <SignInFrame aside={t.aside}>
      <Head title={title} hidden failed={failed} />
      <Wrong errors={step.at === 'factor' ? NONE : errors} />
      {step.at === 'sent' && <SentDrawing />}
      <h1 ref={heading} tabIndex={-1}>
        {step.at === 'form' || step.at === 'in' ? t.heading : title}
      </h1>
      <NeedsScript />
      {step.at === 'in' && <p role="status">{t.done}</p>}
      {step.at === 'form' && <FormStep signIn={signIn} />}
      {step.at === 'factor' && <FactorStep signIn={signIn} challenge={step.challenge} />}
      {step.at === 'sent' && <SentStep signIn={signIn} email={step.email} again={step.again ?? false} />}
    </SignInFrame>
  );
}

function FactorStep({ signIn: { withToken, restart }, challenge }: { readonly signIn: SigningIn; readonly challenge: Challenge }) {
  const t = useWords(signInTexts);
  return (
    <>
      <SecondFactor challenge={challenge} onToken={withToken} onOver={(message) => restart(message)} />
      <p>
        <button type="button" className="link-button" onClick={() => restart()}>
          {t.restart}
        </button>
      </p>
    </>
  );
}

function SentStep({
  signIn: { busy, sendLink, restart },
  email,
  again,
}: {
  readonly signIn: SigningIn;
  readonly email: string;
  readonly again: boolean;
}) {
  const t = useWords(signInTexts);
  return (
    <>
      <p className="lead">{fill(t.linkSentText, { email })}</p>
      <p>{t.linkSentJunk}</p>
      <Success>{again ? t.linkAgainDone : null}</Success>
      <div className="actions">
        <Go busy={busy} type="button" className="button quiet" onPress={() => sendLink(email, true)}>
          {t.linkAgain}
        </Go>
        <button type="button" className="link-button" onClick={() => restart()}>
          {t.backToForm}
        </button>
      </div>
    </>
  );
}

function FormStep({ signIn: { wanted, busy, errors, sendPassword, sendLink, askPasskey } }: { readonly signIn: SigningIn }) {
  const t = useWords(signInTexts);
  const to = usePath();
  return (
    <>
      {wanted && <p className="notice">{t.ended}</p>}
      <LiveForm name="sign-in" className="stack" errors={errors} onSend={sendPassword}>
        <Line name="email" label={t.email} type="email" complete="username" length={254} />
        <Password name="password" label={t.password} complete="current-password" />
        <p className="after-field">
          <a href={to('forgotten')}>{t.forgotten}</a>
        </p>
        <div className="form-actions">
          <Go busy={busy} className="button large">
            {t.submit}
          </Go>
        </div>
      </LiveForm>
      <section className="other-ways" aria-labelledby="other-ways">
        <h2 id="other-ways">{t.otherWays}</h2>
        <div className="choices-row">
          <Go busy={busy} type="button" className="button quiet" onPress={askPasskey}>
            {t.usePasskey}
          </Go>
          <Go
            busy={busy}
            type="button"
            className="button quiet"
            onPress={() => sendLink(document.querySelector<HTMLInputElement>('#email')?.value ?? '', false)}
          >
            {t.askLink}
          </Go>
        </div>
      </section>
    </>
  );
}
