import { useState } from 'react';
import { data, useActionData, useLoaderData, useLocation, useParams } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import {
  wayOn,
  Go,
  NeedsScript,
  Wrong,
  SecondFactor,
  session,
  firstErrors,
  withLink,
  type Challenge,
  useAct,
  useStepFocus,
  signInTexts,
} from '../../session';
import { linkStanding } from '../../api/index.server';
import { readForm } from '../../http/index.server';
import { useLang, useWords } from '../../lang';
import { postedIn, renewed, troubleOf, type Done } from '../../links/index.server';
import { Head, type Frame, SignInFrame } from '../../layout';
import { LinkTrouble } from '../../links';
import { langOf, pathOf } from '../../routes.table';

export const handle: Frame = { hydrate: true, quiet: true, reload: true };

/** Opening the link asks how it stands and uses nothing up. */
export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const trouble = troubleOf(await linkStanding(request, token), token, ['login']);
  return data({ trouble }, { status: trouble?.status ?? 200 });
}

export async function action({ request, params }: ActionArgs) {
  const { status, ...rest } = await renewed(request, params.token ?? '', langOf(new URL(request.url).pathname));
  return data<Done>({ ...rest, posted: postedIn(await readForm(request)) }, { status });
}

/** What the button of the link does, and the second factor that may follow. */
function useLinkSignIn(token: string) {
  const lang = useLang();
  const { search } = useLocation();
  const [challenge, setChallenge] = useState<Challenge>();
  const { busy, errors, act, setErrors } = useAct();
  const withToken = async (given: string) => {
    session().keep(given);
    const way = await wayOn(lang, search);
    location.replace('to' in way ? way.to : 'refused' in way ? pathOf('noAccess', lang) + search : pathOf('account', lang));
  };
  const press = () =>
    act(async () => {
      const reply = await withLink(lang, token);
      if (!reply.ok) {
        // Used or expired meanwhile: the page shows which, and offers a new one.
        if (['TOKEN_USED', 'TOKEN_EXPIRED', 'NOT_FOUND'].includes(reply.problem.code)) return location.reload();
        return firstErrors(reply.problem, lang);
      }
      if ('token' in reply.value) return withToken(reply.value.token);
      setChallenge(reply.value);
    });
  return {
    challenge,
    busy,
    errors,
    withToken,
    press: () => void press(),
    restart(message: string) {
      setChallenge(undefined);
      setErrors({ form: message });
    },
  };
}

/** The sign-in link of an e-mail: only its button signs in. */
export default function LoginLink() {
  const { token = '' } = useParams();
  const { trouble } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(signInTexts);
  const { challenge, busy, errors, withToken, press, restart } = useLinkSignIn(token);
  const heading = useStepFocus<HTMLHeadingElement>(challenge ? 'factor' : 'button');
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  const title = challenge ? t.factorTitle : t.linkTitle;
  return (
    <SignInFrame aside={t.aside}>
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      {!challenge && <Wrong errors={errors} />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <NeedsScript />
      {challenge ? (
        <SecondFactor challenge={challenge} onToken={withToken} onOver={restart} />
      ) : (
        <>
          <p className="lead">{t.linkText}</p>
          <div className="form-actions">
            <Go busy={busy} type="button" className="button large" onPress={press}>
              {t.linkButton}
            </Go>
          </div>
          <p className="soft stack-top">{t.linkNotYou}</p>
        </>
      )}
    </SignInFrame>
  );
}
