import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ask } from '../../api/index.server';
import { WhatIsAsked, Province, WhoAsks } from '../../features/privacy/ask-form';
import { askedIn, askErrors } from '../../features/privacy/kinds';
import { beginPrivacy, type PrivacyForm } from '../../features/privacy/post.server';
import { askTexts } from '../../features/privacy/words/ask';
import { ErrorSummary, FormProvider, Guard, type Errors, type Raw } from '../../forms';
import type { ActionArgs } from '../../http';
import { readForm, sending, uuidOf } from '../../http/index.server';
import { usePath, useWords } from '../../lang';
import { Head, SentDrawing } from '../../layout';
import { postedIn } from '../../links/index.server';
import { langOf, pathOf } from '../../routes.table';

export const loader = () => beginPrivacy();

interface Posted {
  readonly raw: Raw;
  readonly errors: Errors;
  readonly begun?: PrivacyForm;
  readonly sent?: boolean;
}

/** The request is filed; the page goes on to where it is followed. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const raw = postedIn(form);
  const given = String(form.get('secret') ?? '');
  const fresh = beginPrivacy();
  const begun = {
    requestId: uuidOf(form, 'requestId'),
    secret: /^[\w-]{43}$/.test(given) ? given : fresh.secret,
    startedAt: String(form.get('startedAt') ?? '') || fresh.startedAt,
  };
  const wrong = (errors: Errors, status: number, next = begun) => data<Posted>({ raw, errors, begun: next }, { status });
  const found = askedIn(raw, lang, true);
  if ('errors' in found) return wrong(found.errors, 422);
  const reply = await ask(request, 'POST /api/public/privacy-requests', { body: { ...found.asked, ...begun, lang, ...sending(form) } });
  // Who goes back and asks for something else makes another request.
  if (!reply.ok)
    return wrong(askErrors(reply.problem, found.asked, lang), reply.problem.status, reply.problem.code === 'DUPLICATE' ? fresh : begun);
  const { token } = reply.value;
  return token ? redirect(pathOf('privacyRequest', lang, { token }), 303) : data<Posted>({ raw: {}, errors: {}, sent: true });
}

/** N03: what anyone may ask about their own data, without an account and without scripts. */
export default function PrivacyCentre() {
  const fresh = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(askTexts);
  const to = usePath();
  if (posted?.sent) return <Sent />;
  const errors = posted?.errors ?? {};
  const { requestId, secret, startedAt } = posted?.begun ?? fresh;
  return (
    <div className="wrap narrow page">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <p>
        {t.account} <a href={to('ownPrivacy')}>{t.accountLink}</a>
      </p>
      <FormProvider value={{ raw: posted?.raw ?? {}, errors }}>
        <form method="post" className="stack" noValidate>
          <input type="hidden" name="requestId" value={requestId} />
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="startedAt" value={startedAt} />
          <Guard form="privacy" id={requestId} />
          <WhatIsAsked />
          <WhoAsks />
          <Province />
          <div className="form-actions">
            <button className="button large" type="submit">
              {t.send}
            </button>
            <a className="plain-link" href={to('privacy')}>
              {t.policy}
            </a>
          </div>
        </form>
      </FormProvider>
    </div>
  );
}

function Sent() {
  const t = useWords(askTexts);
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
    </div>
  );
}
