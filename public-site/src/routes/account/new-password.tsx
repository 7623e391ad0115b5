import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ask, isDown, linkStanding } from '../../api/index.server';
import { errorText, Check, ErrorSummary, FormProvider, Password, yes, type Errors } from '../../forms';
import { readForm } from '../../http/index.server';
import { termsName } from '../../features/legal/index.server';
import { passwordTexts } from '../../features/accounts/words/password';
import { usePath, useWords } from '../../lang';
import { postedIn, renewed, troubleOf, type Done } from '../../links/index.server';
import { SentDrawing, Head, type Frame, SignInFrame } from '../../layout';
import { LinkTrouble } from '../../links';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';

const PURPOSES = ['reset-password', 'invitation'];
export const handle: Frame = { quiet: true, passwords: true, atSignIn: true };

/** How the link stands and nothing else (A04); opening it uses nothing up. */
export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const done = new URL(request.url).searchParams.get('fait');
  if (done) return data({ trouble: null, invitation: done === 'compte', done: true, terms: undefined });
  const link = await linkStanding(request, token);
  const trouble = troubleOf(link, token, PURPOSES);
  const invitation = link.purpose === 'invitation';
  const terms = invitation ? await termsName(request, langOf(new URL(request.url).pathname)) : undefined;
  return data({ trouble, invitation, done: false, terms }, { status: trouble?.status ?? 200 });
}

export async function action({ request, params }: ActionArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const token = params.token ?? '';
  const form = await readForm(request);
  const { password: _, ...posted } = postedIn(form);
  const refused = (errors: Errors, status = 422) => data<Done>({ errors, posted }, { status });
  if (form.get('go') === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  const invitation = form.get('kind') === 'invitation';
  const shown = String(form.get('shown') ?? '').slice(0, 60);
  // Exactly as typed: a password is never trimmed.
  const password = String(form.get('password') ?? '');
  const errors = {
    ...(password === '' ? { password: errorText('password', 'required', lang) } : {}),
    ...(invitation && !yes(posted, 'termsAccepted') ? { termsAccepted: errorText('termsAccepted', 'required', lang) } : {}),
  };
  if (Object.keys(errors).length > 0) return refused(errors);
  const reply = await ask(request, 'POST /api/password/new', {
    body: {
      accountId: params.account ?? '',
      token,
      password,
      ...(invitation ? { termsAccepted: true, ...(shown ? { shown } : {}), lang } : {}),
    },
  });
  if (reply.ok) return redirect(`${url.pathname}?fait=${invitation ? 'compte' : 'passe'}`, 303);
  const { problem } = reply;
  if (problem.errors?.length)
    return refused(
      Object.fromEntries(problem.errors.map(({ field, message }) => [field, errorText(field, message, lang)])),
      problem.status,
    );
  // The link stopped working meanwhile: the page itself reports it when it is shown again.
  if (!isDown(problem) && problem.code !== 'VALIDATION') return data<Done>({ errors: {}, posted }, { status: problem.status });
  return refused(errorsOf(problem, lang), problem.status);
}

/** A04: a new password behind a link of an e-mail, or the first one of an invitation. It never signs anyone in. */
export default function NewPassword() {
  const { trouble, invitation, done: finished, terms } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(passwordTexts);
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (finished) return <Finished invitation={invitation} />;
  const errors = done?.errors ?? {};
  const title = invitation ? t.welcomeTitle : t.resetTitle;
  return (
    <SignInFrame>
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{title}</h1>
      <p className="lead">{invitation ? t.welcomeLead : t.resetLead}</p>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="kind" value={invitation ? 'invitation' : 'reset'} />
        <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
          <Password name="password" label={invitation ? t.firstPassword : t.password} hint={t.hint} complete="new-password" />
          {invitation && <AcceptTerms shown={terms} />}
        </FormProvider>
        <div className="form-actions">
          <button className="button large" type="submit">
            {invitation ? t.open : t.save}
          </button>
        </div>
      </form>
    </SignInFrame>
  );
}

/** The terms that the person of an invitation accepts with the first password. */
function AcceptTerms({ shown }: { readonly shown: string | undefined }) {
  const t = useWords(passwordTexts);
  const to = usePath();
  return (
    <>
      <Check name="termsAccepted" label={t.terms} />
      {shown && <input type="hidden" name="shown" value={shown} />}
      <p className="small terms-links">
        {t.termsBefore}{' '}
        <a href={to('terms')} target="_blank" rel="noreferrer">
          {t.termsLink}
        </a>{' '}
        {t.and}{' '}
        <a href={to('privacy')} target="_blank" rel="noreferrer">
          {t.privacyLink}
        </a>
      </p>
    </>
  );
}

/** The password is set; signing in with it is the next step. */
function Finished({ invitation }: { readonly invitation: boolean }) {
  const t = useWords(passwordTexts);
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={invitation ? t.welcomeDoneTitle : t.doneTitle} hidden />
      <SentDrawing />
      <h1>{invitation ? t.welcomeDoneTitle : t.doneTitle}</h1>
      <p className="lead">{invitation ? t.welcomeDoneText : t.doneText}</p>
      <p className="actions">
        <a className="button large" href={to('login')}>
          {t.signIn}
        </a>
      </p>
    </div>
  );
}
