import { data, useActionData, useLoaderData } from 'react-router';
import { ask } from '../api.server';
import type { ActionArgs } from '../args';
import { check } from '../forms/check.server';
import { Guard } from '../forms/guard';
import { ErrorSummary, FormProvider, Line, Password } from '../forms/parts';
import { readForm, sending, uuidOf } from '../forms/post.server';
import { readRaw, type Errors, type Raw } from '../forms/raw';
import { recruitWords } from '../i18n/recruit';
import { useLang, usePath, useWords } from '../lang';
import { LinkedDrawing, SentDrawing } from '../pieces/drawings';
import { Head } from '../pieces/head';
import { errorsOf } from '../problem';
import type { Frame } from '../root';
import { langOf, pathOf } from '../routes.table';

/** Where the answer to a wrong form leads: its summary, which takes the focus even before a script could give it. */
const WRONG = 'erreurs';
const NAMES = ['name', 'email', 'password'];

export const handle: Frame = { passwords: true };

export const loader = () => ({ registrationId: crypto.randomUUID(), startedAt: new Date().toISOString() });

interface Posted {
  readonly sent?: boolean;
  readonly begun?: { readonly registrationId: string; readonly startedAt: string };
  readonly raw: Raw;
  readonly errors: Errors;
}

/** A candidate opens an account. The answer is the same whether or not the address already has one. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const { password, ...raw } = readRaw(form, NAMES);
  const errors = check({ ...raw, password: password ?? '' }, NAMES, lang);
  const begun = { registrationId: uuidOf(form, 'registrationId'), startedAt: String(form.get('startedAt') ?? '') };
  if (Object.keys(errors).length > 0) return data<Posted>({ begun, raw, errors }, { status: 422 });
  const reply = await ask(request, '/candidates', {
    method: 'POST',
    body: {
      ...raw,
      // Exactly as typed: nothing is trimmed or cleaned.
      password: String(form.get('password')),
      registrationId: begun.registrationId,
      lang,
      ...sending(form),
      ...(begun.startedAt === '' ? {} : { startedAt: begun.startedAt }),
    },
  });
  if (reply.ok) return data<Posted>({ sent: true, raw: {}, errors: {} });
  return data<Posted>({ begun, raw, errors: errorsOf(reply.problem, lang) }, { status: reply.problem.status });
}

/** The way in for candidates: what firms will see, and an account. */
export default function RecruitRegister() {
  const fresh = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(recruitWords);
  const lang = useLang();
  const to = usePath();
  if (posted?.sent) return <Sent />;
  const { registrationId, startedAt } = { ...fresh, ...posted?.begun };
  const errors = posted?.errors ?? {};
  const points = [
    [t.point1, t.point1Text],
    [t.point2, t.point2Text],
    [t.point3, t.point3Text],
  ] as const;
  return (
    <>
      <Head title={t.registerTitle} description={t.registerDescription} failed={Object.keys(errors).length > 0} />
      <section className="hero">
        <div className="wrap hero-grid">
          <div>
            <h1 className="hero-title pro-title">{t.registerTitle}</h1>
            <p className="lead">{t.registerLead}</p>
            <p className="small soft">{t.free}</p>
          </div>
          <LinkedDrawing />
        </div>
      </section>
      <section className="wrap section">
        <ol className="how">
          {points.map(([name, said]) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap section" aria-labelledby="inscription">
        <div className="register">
          <ErrorSummary errors={errors} id={WRONG} />
          <h2 id="inscription" tabIndex={-1}>
            {t.formTitle}
          </h2>
          <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
            <form className="stack" method="post" action={`#${WRONG}`} noValidate>
              <input type="hidden" name="registrationId" value={registrationId} />
              <input type="hidden" name="startedAt" value={startedAt} />
              <Guard form="candidate" id={registrationId} />
              <Line name="name" label={t.name} complete="name" length={120} />
              <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />
              <Password name="password" label={t.password} hint={t.passwordHint} complete="new-password" />
              <div className="form-actions">
                <button className="button large" type="submit">
                  {t.submit}
                </button>
                <p className="small soft">
                  {t.privacy} <a href={to('privacy')}>{t.privacyLink}</a>
                </p>
                <p className="small">
                  {t.have} <a href={`${to('login')}?${pathOf('recruitProfile', lang)}`}>{t.signIn}</a>
                </p>
              </div>
            </form>
          </FormProvider>
        </div>
      </section>
    </>
  );
}

function Sent() {
  const t = useWords(recruitWords);
  const lang = useLang();
  const to = usePath();
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      <p className="actions">
        <a className="button" href={`${to('login')}?${pathOf('recruitProfile', lang)}`}>
          {t.sentGo}
        </a>
      </p>
      <p className="small soft">{t.sentJunk}</p>
      <p className="small soft">{t.scriptNote}</p>
    </div>
  );
}
