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
  later(ms: number, work: () => Promise<unknown>): void;
  close(): void;
}

/** Calls the application back, signed, as the provider does. */
export const webhooks = (authToken: string, retryMs: readonly number[] = [500, 2000]): Webhooks => {
  const stop = new AbortController();
  const once = async (url: string, params: Record<string, string>): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signatureOf(authToken, url, params),
          'user-agent': 'TwilioProxy/1.1',
        },
        body: new URLSearchParams(params).toString(),
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(15_000)]),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };
  return {
    async post(url, params) {
      if (await once(url, params)) return true;
      for (const pause of retryMs) {
        await wait(pause, stop.signal);
        if (stop.signal.aborted) return false;
        if (await once(url, params)) return true;
      }
      return false;
    },
    later(ms, work) {
      void wait(ms, stop.signal)
        .then(() => (stop.signal.aborted ? undefined : work()))
        .catch(() => undefined);
    },
    close: () => stop.abort(),
  };
};
