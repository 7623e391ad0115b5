import { data, useActionData } from 'react-router';
import type { ActionArgs } from '../../http';
import { ask, figuresNow } from '../../api/index.server';
import { check } from '../../features/intake/questions/check.server';
import { ErrorSummary, FormProvider, Line, text } from '../../forms';
import { readForm } from '../../http/index.server';
import { passwordTexts } from '../../features/accounts/words/password';
import { usePath, useWords } from '../../lang';
import { postedIn, type Done } from '../../links/index.server';
import { SignInFrame, SentDrawing, Head, type Frame } from '../../layout';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';

const FORM = 'forgotten-form';
export const handle: Frame = { quiet: true, carry: FORM, atSignIn: true };

/** The same answer whether or not there is such an account. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  if (form.get('go') === 'language') return data<Done>({ errors: {}, posted, renewed: posted.sent === 'yes' });
  const errors = check(posted, ['email'], lang, await figuresNow(request));
  if (Object.keys(errors).length > 0) return data<Done>({ errors, posted }, { status: 422 });
  const reply = await ask(request, 'POST /api/password/forgotten', { body: { email: text(posted, 'email').trim(), lang } });
  if (!reply.ok) return data<Done>({ errors: errorsOf(reply.problem, lang), posted }, { status: reply.problem.status });
  return data<Done>({ errors: {}, posted: {}, renewed: true });
}

/** A02: an address, a link if there is an account, and never a word on whether there is one. */
export default function Forgotten() {
  const done = useActionData<typeof action>();
  const t = useWords(passwordTexts);
  const to = usePath();
  const errors = done?.errors ?? {};
  if (done?.renewed)
    return (
      <div className="wrap narrow page">
        <Head title={t.sentTitle} hidden />
        <SentDrawing />
        <h1>{t.sentTitle}</h1>
        <p className="lead">{t.sentText}</p>
        <p>{t.sentJunk}</p>
        <p className="actions">
          <a className="button" href={to('login')}>
            {t.backToSignIn}
          </a>
          <a href={to('forgotten')}>{t.otherAddress}</a>
        </p>
        {/* The language switch takes this page along as it is. */}
        <form method="post" id={FORM}>
          <input type="hidden" name="sent" value="yes" />
        </form>
      </div>
    );
  return (
    <SignInFrame>
      <Head title={t.forgottenTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.forgottenTitle}</h1>
      <p className="lead">{t.forgottenLead}</p>
      <form method="post" className="stack" id={FORM} noValidate>
        <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
          <Line name="email" label={t.email} type="email" complete="username" length={254} />
        </FormProvider>
        <div className="form-actions">
          <button className="button large" type="submit">
            {t.send}
          </button>
          <a className="plain-link" href={to('login')}>
            {t.backToSignIn}
          </a>
        </div>
      </form>
    </SignInFrame>
  );
}
