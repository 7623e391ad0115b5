import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { command, linkStanding } from '../../api/index.server';
import { ErrorSummary } from '../../forms';
import { readForm } from '../../http/index.server';
import { changeTexts } from '../../features/changes/words/change';
import { passwordTexts } from '../../features/accounts/words/password';
import { usePath, useWords } from '../../lang';
import { renewed, troubleOf, type Done } from '../../links/index.server';
import { KeyDrawing, SentDrawing, Head, type Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';

export const handle: Frame = { quiet: true };

export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  if (new URL(request.url).searchParams.get('fait')) return data({ trouble: null, done: true });
  const trouble = troubleOf(await linkStanding(request, token), token, ['verify-email']);
  return data({ trouble, done: false }, { status: trouble?.status ?? 200 });
}

export async function action({ request, params }: ActionArgs) {
  const token = params.token ?? '';
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  if (form.get('go') === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted: {} }, { status });
  }
  const reply = await command(request, token, 'VerifyEmail', {}, token);
  if (reply.ok) return redirect(`${url.pathname}?fait=oui`, 303);
  return data<Done>({ errors: errorsOf(reply.problem, lang), posted: {} }, { status: reply.problem.status });
}

/** The holder of a mailbox confirms that it is theirs; opening the page confirms nothing yet. */
export default function VerifyEmail() {
  const { trouble, done: finished } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(changeTexts);
  const p = useWords(passwordTexts);
  const to = usePath();
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  const errors = done?.errors ?? {};
  const title = finished ? t.verifiedTitle : t.verifyTitle;
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      {finished ? <SentDrawing /> : <KeyDrawing />}
      <ErrorSummary errors={errors} />
      <h1>{title}</h1>
      <p className="lead">{finished ? t.verifiedText : t.verifyText}</p>
      {finished ? (
        <p className="actions">
          <a className="button" href={to('login')}>
            {p.signIn}
          </a>
        </p>
      ) : (
        <form method="post" className="actions">
          <button className="button large" type="submit" name="go" value="verify">
            {t.verify}
          </button>
        </form>
      )}
    </div>
  );
}
