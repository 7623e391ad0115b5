import { useState, type FormEvent } from 'react';
import { errorsOf } from '../../api';
import { Province, WhatIsAsked } from '../../features/privacy/ask-form';
import { codeErrors } from '../../features/privacy/code-errors';
import { ConsentHistory } from '../../features/consents';
import { Kept } from '../../features/privacy/kept';
import { askedIn, askErrors, type Followed } from '../../features/privacy/kinds';
import { FollowedRequest } from '../../features/privacy/request';
import { askTexts } from '../../features/privacy/words/ask';
import { followTexts } from '../../features/privacy/words/follow';
import { Line, readRaw, text, type Errors } from '../../forms';
import { useLang, usePath, useWords } from '../../lang';
import { Loading, type Frame } from '../../layout';
import { call, Go, LiveForm, RetryNotice, SignedInPage, Success, useAct, useAsk, Wrong } from '../../session';

export const handle: Frame = { hydrate: true, quiet: true };

/** N03 for a person who is signed in: what is kept of them, what they agreed to, and what they asked. */
export default function OwnPrivacy() {
  const t = useWords(followTexts);
  return <SignedInPage title={t.ownTitle}>{() => <Own />}</SignedInPage>;
}

function Own() {
  const t = useWords(followTexts);
  const lang = useLang();
  const to = usePath();
  const { value, problem, reload } = useAsk('GET /api/privacy-requests', {});
  if (!value)
    return (
      <>
        <h1>{t.ownTitle}</h1>
        {problem ? <RetryNotice text={errorsOf(problem, lang).form ?? ''} retry={reload} /> : <Loading />}
      </>
    );
  return (
    <>
      <h1>{t.ownTitle}</h1>
      <p className="lead">{t.ownLead}</p>
      <Kept kept={value.kept} />
      <ConsentHistory moments={value.consents} id="consents" />
      <section aria-labelledby="own-requests">
        <h2 id="own-requests">{t.requestsTitle}</h2>
        {value.requests.length === 0 && <p>{t.requestsNone}</p>}
        {value.requests.map((request) => (
          <OwnRequest key={request.requestId} request={request} reload={reload} />
        ))}
      </section>
      <New reload={reload} />
      <p className="actions">
        <a href={to('privacy')}>{t.policy}</a>
      </p>
    </>
  );
}

/** One request, whose forms the page sends. */
function OwnRequest({ request, reload }: { readonly request: Followed; readonly reload: () => Promise<void> }) {
  const lang = useLang();
  const { errors, act } = useAct();
  const params = { requestId: request.requestId };
  const send = async (go: string, form: FormData): Promise<Errors | void> => {
    const identifier = Number(form.get('identifier'));
    const code = String(form.get(`code-${identifier}`) ?? '');
    const reply =
      go === 'verify'
        ? await call(lang, 'POST /api/privacy-requests/:requestId/verify', { params, body: { identifier, code } })
        : go === 'code'
          ? await call(lang, 'POST /api/privacy-requests/:requestId/code', { params, body: { identifier } })
          : await call(lang, 'POST /api/privacy-requests/:requestId/take-back', { params, body: {} });
    if (!reply.ok) return codeErrors(reply.problem, identifier, lang);
    await reload();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const go = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? 'verify';
    void act(() => send(go, form));
  };
  return (
    <div className="card">
      <Wrong errors={errors} />
      <FollowedRequest request={request} errors={errors} onSubmit={onSubmit} />
    </div>
  );
}

/** Another request; an address that is not the account's is proven by its own code. */
function New({ reload }: { readonly reload: () => Promise<void> }) {
  const t = useWords(followTexts);
  const a = useWords(askTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [sent, setSent] = useState(false);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const file = async (form: HTMLFormElement): Promise<Errors | void> => {
    setSent(false);
    const given = new FormData(form);
    const raw = readRaw(given, [...new Set(given.keys())]);
    const found = askedIn(raw, lang, false);
    if ('errors' in found) return found.errors;
    const body = { ...found.asked, requestId: text(raw, 'requestId'), lang };
    const reply = await call(lang, 'POST /api/privacy-requests', { body });
    if (!reply.ok) return askErrors(reply.problem, found.asked, lang);
    await reload();
    setSent(true);
    setRequestId(crypto.randomUUID());
  };
  return (
    <section aria-labelledby="new-request">
      <h2 id="new-request">{t.newTitle}</h2>
      <Wrong errors={errors} />
      <LiveForm
        key={requestId}
        name="privacy-request"
        errors={errors}
        className="stack"
        onSend={(_answers, form) => void act(() => file(form))}
      >
        <input type="hidden" name="requestId" value={requestId} />
        <WhatIsAsked />
        <Line name="phoneNumber" label={a.phone} hint={a.phoneHint} type="tel" complete="tel" className="short" length={30} optional />
        <Province />
        <div className="actions">
          <Go busy={busy}>{a.send}</Go>
          <Success>{sent ? t.newSent : null}</Success>
        </div>
      </LiveForm>
    </section>
  );
}
