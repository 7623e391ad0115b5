import type { FormEventHandler, ReactNode } from 'react';
import { FormProvider, Line, type Errors } from '../../forms';
import { clock, fill, masked, useLang, useWords } from '../../lang';
import type { Followed } from './kinds';
import { followTexts } from './words/follow';

/** Who sends the forms of a request: the browser itself behind a link, the page for a person who is signed in. */
export interface Sending {
  readonly errors: Errors;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** A form about one request; which address it is about is hidden in it. */
export function RequestForm({
  requestId,
  identifier,
  errors,
  onSubmit,
  children,
}: Sending & { readonly requestId: string; readonly identifier?: number; readonly children: ReactNode }) {
  return (
    <form method="post" className="stack" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="requestId" value={requestId} />
      {identifier !== undefined && <input type="hidden" name="identifier" value={identifier} />}
      <FormProvider value={{ raw: {}, errors }}>{children}</FormProvider>
    </form>
  );
}

/** The addresses of a request, each with its own code. */
export function Addresses({ request, ...sending }: Sending & { readonly request: Followed }) {
  const t = useWords(followTexts);
  const { requestId, addresses, actions } = request;
  if (addresses.length === 0) return null;
  const title = `addresses-${requestId}`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t.addressesTitle}</h2>
      <p>{t.addressesText}</p>
      <ul className="rows">
        {addresses.map((address) => (
          <li key={address.identifier}>
            <div>
              <p>
                <strong>{masked(address.to)}</strong> · {address.proven ? t.confirmed : t.waiting}
              </p>
              {!address.proven && actions.includes('VerifyPrivacyRequester') && (
                <Prove requestId={requestId} address={address} {...sending} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prove({
  requestId,
  address,
  ...sending
}: Sending & { readonly requestId: string; readonly address: Followed['addresses'][number] }) {
  const t = useWords(followTexts);
  const lang = useLang();
  const { identifier, codeUntil, to } = address;
  const ask = (label: string, className: string) => (
    <button className={className} type="submit" name="go" value="code" aria-label={`${label} · ${fill(t.codeFor, { to })}`}>
      {label}
    </button>
  );
  return (
    <RequestForm requestId={requestId} identifier={identifier} {...sending}>
      {codeUntil ? (
        <>
          <p role="status">{fill(t.codeSent, { until: clock(codeUntil, lang) })}</p>
          <Line name={`code-${identifier}`} label={t.code} complete="one-time-code" className="code" length={12} numeric />
          <div className="actions">
            <button className="button" type="submit" name="go" value="verify">
              {t.confirm}
            </button>
            {ask(t.sendAgain, 'link-button')}
          </div>
        </>
      ) : (
        <p className="actions">{ask(t.sendCode, 'button quiet')}</p>
      )}
    </RequestForm>
  );
}
