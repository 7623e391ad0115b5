import { data, redirect, useActionData, useLoaderData, useParams, useSearchParams } from 'react-router';
import { ask, isDown, linkStanding, stop } from '../../api/index.server';
import { Province, WhatIsAsked } from '../../features/privacy/ask-form';
import { ConsentHistory } from '../../features/consents';
import { Kept } from '../../features/privacy/kept';
import { askedIn, askErrors, type Followed } from '../../features/privacy/kinds';
import { actOnRequest, beginPrivacy, type PrivacyForm } from '../../features/privacy/post.server';
import { FollowedRequest } from '../../features/privacy/request';
import { askTexts } from '../../features/privacy/words/ask';
import { followTexts } from '../../features/privacy/words/follow';
import { ErrorSummary, FormProvider, type Errors } from '../../forms';
import type { ActionArgs, LoaderArgs } from '../../http';
import { readForm, uuidOf } from '../../http/index.server';
import { usePath, useWords } from '../../lang';
import { Head, type Frame } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import { deviceOf, postedIn, renewed, stepUp, troubleOf, type Done } from '../../links/index.server';
import { langOf, pathOf } from '../../routes.table';

export const handle: Frame = { quiet: true };

/** Links to the page of a request: by them the client files, after a code. */
const CLIENT: readonly string[] = ['lead-status', 'confirm-email', 'renewal'];

interface Outcome extends Done {
  readonly codeSent?: boolean;
}

/** A request by its own link; or, behind the link of a legal request whose code was typed, the form. */
export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const { device } = deviceOf(request);
  const nothing = { request: null, files: null, trouble: null };
  const link = await linkStanding(request, token);
  const trouble = troubleOf(link, token, ['privacy', ...CLIENT]);
  if (trouble) return data({ ...nothing, trouble }, { status: trouble.status });
  const filing = link.state === 'live' && CLIENT.includes(link.purpose ?? '');
  const reply = filing
    ? await ask(request, 'GET /api/public/step-up', { token, device })
    : await ask(request, 'GET /api/public/privacy-request', { token, device });
  if (!reply.ok && isDown(reply.problem))
    return data({ ...nothing, trouble: { standing: 'down' as const, token, reference: reply.problem.reference } }, { status: 503 });
  if (!reply.ok) return stop(reply.problem);
  if ('passed' in reply.value) return data({ ...nothing, files: reply.value.passed ? beginPrivacy() : null });
  return data({ ...nothing, request: reply.value });
}

/** Only a post changes anything; each leads back to the page it came from. */
export async function action({ request, params }: ActionArgs) {
  const token = params.token ?? '';
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const form = await readForm(request);
  const raw = postedIn(form);
  const go = String(form.get('go') ?? '');
  const { device, cookie } = deviceOf(request);
  const init = (status: number) => ({ status, headers: cookie ? { 'set-cookie': cookie } : undefined });
  const back = (path = pathname) => redirect(path, { ...init(303) });
  const wrong = (errors: Errors, status: number) => data<Outcome>({ errors, posted: raw }, init(status));
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Outcome>({ ...rest, posted: raw }, { status });
  }
  if (go === 'step-send' || go === 'step-verify') {
    const outcome = await stepUp(request, token, device, raw, go);
    return outcome.passed ? back() : data<Outcome>({ errors: outcome.errors, posted: {}, codeSent: outcome.sent }, init(outcome.status));
  }
  if (go !== 'file') {
    const errors = await actOnRequest(request, { token, device }, raw, go, lang);
    return errors ? wrong(errors, 422) : back();
  }
  const found = askedIn(raw, lang, false);
  if ('errors' in found) return wrong(found.errors, 422);
  const { identifiers: _, ...asked } = found.asked;
  const begun = { requestId: uuidOf(form, 'requestId'), secret: String(form.get('secret') ?? '') };
  const reply = await ask(request, 'POST /api/public/privacy-requests/by-link', { token, device, body: { ...asked, ...begun, lang } });
  return reply.ok
    ? back(pathOf('privacyRequest', lang, { token: reply.value.token }))
    : wrong(askErrors(reply.problem, found.asked, lang), reply.problem.status);
}

/** A request about one's own data, followed by its link, without scripts; what is private of it after a code. */
export default function FollowPrivacy() {
  const { request, files, trouble } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (done?.codeSent !== undefined || (!request && !files)) return <StepUpPage errors={errors} sent={done?.codeSent ?? false} />;
  return request ? <Follow request={request} errors={errors} /> : <FileByLink begun={files!} done={done} />;
}

function Follow({ request, errors }: { readonly request: Followed; readonly errors: Errors }) {
  const t = useWords(followTexts);
  const to = usePath();
  const { token = '' } = useParams();
  const { opened, addresses } = request;
  return (
    <div className="wrap narrow page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      <p className="lead">{t.keepLink}</p>
      <FollowedRequest request={request} errors={errors} collect={to('privacyCopy', { token })} />
      {opened ? (
        <>
          <Kept kept={opened.kept} />
          <ConsentHistory moments={opened.consents} id="consents" />
        </>
      ) : (
        addresses.some(({ proven }) => proven) && <Open />
      )}
      <p className="actions">
        <a href={to('privacy')}>{t.policy}</a>
      </p>
    </div>
  );
}

/** What is private shows after a code, on this device alone. */
function Open() {
  const t = useWords(followTexts);
  return (
    <section className="card" aria-labelledby="open">
      <h2 id="open">{t.openTitle}</h2>
      <p>{t.openText}</p>
      <form method="post">
        <button className="button quiet" type="submit" name="go" value="step-send">
          {t.open}
        </button>
      </form>
    </section>
  );
}

function FileByLink({ begun, done }: { readonly begun: PrivacyForm; readonly done?: Outcome | undefined }) {
  const t = useWords(askTexts);
  const [query] = useSearchParams();
  const errors = done?.errors ?? {};
  return (
    <div className="wrap narrow page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      <p className="lead">{t.byLinkText}</p>
      <FormProvider value={{ raw: done?.posted ?? { kind: query.get('pour') ?? '' }, errors }}>
        <form method="post" className="stack" noValidate>
          <input type="hidden" name="requestId" value={begun.requestId} />
          <input type="hidden" name="secret" value={begun.secret} />
          <WhatIsAsked />
          <Province />
          <p className="actions">
            <button className="button large" type="submit" name="go" value="file">
              {t.send}
            </button>
          </p>
        </form>
      </FormProvider>
    </div>
  );
}
