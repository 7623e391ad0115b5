import type { Twilio } from 'twilio';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import { isSendFailure, sendFailure, type SendFailure } from './failure.js';

export interface SmsGateway {
  /** Hands one message over; answers with the provider's id or throws a SendFailure. */
  send(message: { messageId: string; to: string; body: string; from?: string | undefined }): Promise<{ providerId: string }>;
  /**
   * After an ambiguous failure: was it taken after all? The provider keeps no reference of ours, so it is recognised by number,
   * text and time; ids that belong to other messages of ours are excluded by the caller.
   */
  findByReference(message: {
    messageId: string;
    to: string;
    body: string;
    since: Date;
    notProviderIds?: readonly string[];
  }): Promise<{ providerId: string } | undefined>;
  /** The provider deletes a message with its words and numbers, ours or one we received; one it does not have is gone. */
  forget(providerId: string): Promise<void>;
  /** Every text that came to our numbers since an instant, the oldest first, whether its call reached us or not. */
  received(since: Date): Promise<readonly ReceivedText[]>;
}

/** A text of a person, as the provider keeps it. */
export interface ReceivedText {
  readonly providerId: string;
  readonly from: string;
  readonly body: string;
  readonly at: Date;
}

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** A phone number (+1…) or a messaging service (MG…). */
  from: string;
  /** Where the library's calls go instead of https://api.twilio.com: the sandbox, a recorder, a regional proxy. */
  baseUrl?: string;
  /** Our webhook for delivery reports; the message id is added as `?messageId=`. */
  statusCallbackUrl?: string;
  timeoutMs?: number;
}

/** As many as the provider answers at once. */
const PAGE = 1_000;
const apiOrigin = 'https://api.twilio.com';
/** Connection errors after which no byte can have reached the provider. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Longer than this is no answer to "when": the usual back-off goes on. */
const LONGEST_WAIT_SECONDS = 3_600;

/** The provider has too much to do; it may say for how long, in seconds or as an instant. */
const busy = ({ statusCode, body, headers }: { statusCode: number; body: unknown; headers?: object }): SendFailure => {
  const said = (headers as Record<string, string | undefined> | undefined)?.['retry-after'] ?? '';
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1_000);
  const code = (body as { code?: number } | null)?.code;
  const failure = sendFailure(
    'before-acceptance',
    `SMS provider answered ${statusCode}${code ? ` (${code})` : ''}`,
    code ? String(code) : undefined,
  );
  return seconds > 0 ? Object.assign(failure, { retryAfterSeconds: Math.min(seconds, LONGEST_WAIT_SECONDS) }) : failure;
};

const classify = (error: unknown): SendFailure => {
  if (isSendFailure(error)) return error;
  const e = error as { status?: number; code?: string | number; message?: string };
  const code = e.code === undefined ? undefined : String(e.code);
  // An answer that says yes and then breaks off is no refusal.
  if (typeof e.status === 'number' && e.status >= 400) {
    const label = `SMS provider answered ${e.status}${code ? ` (${code})` : ''}`;
    // 401: our own credentials are wrong; the message is fine and can go once they are repaired.
    if (e.status === 401) return sendFailure('before-acceptance', label, code, error);
    if (e.status >= 500) return sendFailure('ambiguous', label, code, error);
    return sendFailure('final', label, code, error);
  }
  if (code && neverConnected.has(code)) return sendFailure('before-acceptance', `SMS provider not reachable (${code})`, code, error);
  return sendFailure('ambiguous', `SMS hand-over without an answer (${code ?? 'unknown'})`, code, error);
};

/** Every product of the provider is in its library: only who sends loads it. */
async function openClient({ accountSid, authToken, baseUrl, timeoutMs: timeout = 10_000 }: TwilioOptions): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const httpClient = new twilio.RequestClient({ timeout });
  const base = baseUrl?.replace(/\/$/, '');
  const original = httpClient.request.bind(httpClient);
  httpClient.request = async (request) => {
    const answer = await original({ ...request, uri: base ? request.uri.replace(apiOrigin, base) : request.uri, timeout });
    // The library's error keeps body and status alone: how long to wait stands in a header.
    if (answer.statusCode === 429 || answer.statusCode === 503) throw busy(answer);
    return answer;
  };
  return twilio(accountSid, authToken, { httpClient });
}

/** Sends text messages through Twilio's REST interface, at its own address or at a stand-in that speaks the same protocol. */
export const twilioGateway = (options: TwilioOptions): SmsGateway => {
  let opened: Promise<Twilio> | undefined;
  const client = (): Promise<Twilio> => (opened ??= openClient(options));
  const sender = options.from.startsWith('MG') ? { messagingServiceSid: options.from } : { from: options.from };
  return {
    async send({ messageId, to, body, from }) {
      const callback = options.statusCallbackUrl;
      const { messages } = await client();
      try {
        const sent = await messages.create({
          ...(from ? { from } : sender),
          to,
          body,
          ...(callback
            ? { statusCallback: `${callback}${callback.includes('?') ? '&' : '?'}messageId=${encodeURIComponent(messageId)}` }
            : {}),
        });
        return { providerId: sent.sid };
      } catch (error) {
        throw classify(error);
      }
    },
    async findByReference({ to, body, since, notProviderIds = [] }) {
      // The provider's clock counts whole seconds: step back one so that a message of this very second is seen.
      const found = await (await client()).messages.list({ to, dateSentAfter: new Date(since.getTime() - 1000), limit: 200 });
      const match = found.find((m) => m.direction !== 'inbound' && m.body === body && !notProviderIds.includes(m.sid));
      return match && { providerId: match.sid };
    },
    async forget(providerId) {
      const { messages } = await client();
      await messages(providerId)
        .remove()
        .catch((error: unknown) => {
          if ((error as { status?: number }).status !== 404) throw classify(error);
        });
    },
    async received(since) {
      const all = await (await client()).messages.list({ dateSentAfter: since, pageSize: PAGE });
      // The newest comes first, and their instants are whole seconds: their order says more than these.
      return all
        .reverse()
        .flatMap(({ sid, direction, from, body, dateSent }) =>
          direction === 'inbound' ? [{ providerId: sid, from, body, at: dateSent }] : [],
        );
    },
  };
};

/**
 * True when a webhook was signed with our token. `urls` are the addresses the provider may have called, query included:
 * behind a proxy the public one, on a developer's machine the loopback one too.
 */
export const verifyTwilioSignature = (
  authToken: string,
  urls: string | readonly string[],
  params: Record<string, unknown>,
  signature: string | undefined,
): boolean =>
  signature !== undefined &&
  signature !== '' &&
  [urls].flat().some((url) => validateRequest(authToken, signature, url, params as Record<string, string>));
