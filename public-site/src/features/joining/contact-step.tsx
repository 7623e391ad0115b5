import { useState } from 'react';
import { call, Go, LiveForm, Success, Wrong, useAct, useStepFocus } from '../../session';
import { errorText, Line, type Errors } from '../../forms';
import { joining } from './words/joining';
import { fill, masked, useLang, usePath, useWords } from '../../lang';
import { errorsOf, type Reply } from '../../api';
import type { Application } from './types';

/** Asks the API for something and shows what was done. */
type Post = (ask: () => Promise<Reply<unknown>>, done: string | null) => Promise<void>;
interface PartProps extends Pick<ReturnType<typeof useAct>, 'busy' | 'act'> {
  readonly application: Application;
  readonly post: Post;
}

/** Both addresses answer: a link in the mailbox, a code on the phone. */
export function ContactStep({ application, reload }: { application: Application; reload: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  const to = usePath();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const post: Post = (ask, done) =>
    act(async () => {
      setMessage(null);
      const reply = await ask();
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(done);
      await reload();
    });
  const parts = { application, busy, act, post };
  return (
    <>
      <Wrong errors={errors} />
      <p className="lead">{t.contactLead}</p>
      <Success>{message}</Success>
      <OwnEmail {...parts} reload={reload} />
      <OwnPhone {...parts} errors={errors} />
      <p className="small">
        {t.phoneOther} <a href={to('ownChange')}>{t.phoneOtherLink}</a>
      </p>
    </>
  );
}

/** The mailbox: confirmed, or waiting for its link to be opened. */
function OwnEmail({
  application: { email, emailVerified },
  busy,
  act,
  post,
  reload,
}: PartProps & { readonly reload: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  const [looked, setLooked] = useState(false);
  return (
    <section className="card" aria-labelledby="own-email">
      <h2 id="own-email">{t.emailTitle}</h2>
      {emailVerified ? (
        <p>
          {email} <span className="badge">{t.verified}</span>
        </p>
      ) : (
        <>
          <p>{fill(t.emailWaiting, { email: email ?? '' })}</p>
          <p role="status" className={looked && !busy ? 'notice warning' : 'hidden-text'}>
            {looked && !busy ? t.emailNotYet : ''}
          </p>
          <div className="actions">
            <Go type="button" busy={busy} onPress={() => void act(() => reload().then(() => setLooked(true)))}>
              {t.refresh}
            </Go>
            <Go
              type="button"
              className="button quiet"
              busy={busy}
              onPress={() => void post(() => call(lang, 'POST /api/pro/application/email', {}), t.emailSent)}
            >
              {t.emailAgain}
            </Go>
          </div>
        </>
      )}
    </section>
  );
}

/** The phone: confirmed, or waiting for the code that is sent to it. */
function OwnPhone({
  application: { phone, phoneVerified, codeSentUntil },
  busy,
  errors,
  act,
  post,
}: PartProps & { readonly errors: Errors }) {
  const t = useWords(joining);
  const lang = useLang();
  const heading = useStepFocus<HTMLHeadingElement>(String(phoneVerified));
  const verify = (code: string): void =>
    code.trim() === ''
      ? void act(async () => ({ code: errorText('code', 'required', lang) }))
      : void post(() => call(lang, 'POST /api/pro/application/phone/verify', { body: { code } }), t.phoneDone);
  return (
    <section className="card" aria-labelledby="own-phone">
      <h2 id="own-phone" ref={heading} tabIndex={-1}>
        {t.phoneTitle}
      </h2>
      {phoneVerified ? (
        <p>
          {masked(phone ?? '')} <span className="badge">{t.verified}</span>
        </p>
      ) : (
        <>
          <p>{fill(t.phoneText, { phone: masked(phone ?? '') })}</p>
          {codeSentUntil && (
            <LiveForm name="phone-code" className="stack" errors={errors} onSend={({ code = '' }) => verify(code)}>
              <Line name="code" label={t.code} numeric length={9} complete="one-time-code" className="short" />
              <div className="actions">
                <Go busy={busy}>{t.phoneVerify}</Go>
              </div>
            </LiveForm>
          )}
          <div className="actions">
            <Go
              type="button"
              className={codeSentUntil ? 'button quiet' : 'button'}
              busy={busy}
              onPress={() => void post(() => call(lang, 'POST /api/pro/application/phone', {}), t.phoneSent)}
            >
              {t.phoneSend}
            </Go>
          </div>
        </>
      )}
    </section>
  );
}
