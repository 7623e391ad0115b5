import { createHmac } from 'node:crypto';

/** The provider's signature: HMAC-SHA1 over the address followed by every parameter, name and value, in the order of names. */
export const signatureOf = (authToken: string, url: string, params: Record<string, string>): string =>
  createHmac('sha1', authToken)
    .update(
      Object.keys(params)
        .sort()
        .reduce((text, name) => text + name + params[name]!, url),
      'utf8',
    )
    .digest('base64');

/** After the first tries: minutes, then hours. */
const LONG_RETRY_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

export interface Webhooks {
  /** Posts a signed form; tries three times; true when the application answered 2xx. */
  post(url: string, params: Record<string, string>): Promise<boolean>;
  /** Posts a JSON body, signed anew at each try, as the payment provider does. */
  postSigned(url: string, body: string, signature: () => string): Promise<boolean>;
  /** Posts a JSON body with headers made anew at each try, as Standard Webhooks asks. */
  postJson(url: string, body: string, headers: () => Record<string, string>): Promise<boolean>;
  later(ms: number, work: () => Promise<unknown>): void;
  close(): void;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Calls the application back, signed, as the provider does. */
export const webhooks = (authToken: string, retryMs: readonly number[] = [500, 2000]): Webhooks => {
  const stop = new AbortController();
  const { signal } = stop;
  return {
    post(url, params) {
      const headers = { 'content-type': FORM, 'x-twilio-signature': signatureOf(authToken, url, params), 'user-agent': 'TwilioProxy/1.1' };
      return patiently(() => posted(url, headers, new URLSearchParams(params).toString(), signal), retryMs, signal);
    },
    postSigned(url, body, signature) {
      const headers = { 'content-type': JSON_TYPE, 'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)' };
      const call = () => posted(url, { ...headers, 'stripe-signature': signature() }, body, signal);
      // A payment provider goes on for days.
      return patiently(call, [...retryMs, ...LONG_RETRY_MS], signal);
    },
    postJson: (url, body, headers) =>
      patiently(() => posted(url, { 'content-type': JSON_TYPE, ...headers() }, body, signal), retryMs, signal),
    later(ms, work) {
      void wait(ms, signal)
        .then(() => (signal.aborted ? undefined : work()))
        .catch(() => undefined);
    },
    close: () => stop.abort(),
  };
};

/** One call; true when the application answered 2xx. */
async function posted(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Calls until the application took it, with these pauses between the tries. */
async function patiently(call: () => Promise<boolean>, pauses: readonly number[], signal: AbortSignal): Promise<boolean> {
  if (await call()) return true;
  for (const pause of pauses) {
    await wait(pause, signal);
    if (signal.aborted) return false;
    if (await call()) return true;
  }
  return false;
}
