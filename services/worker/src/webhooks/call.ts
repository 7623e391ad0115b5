import { lookup as resolve } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { webhookUrl, type WebhookFault } from '@jurilien/professionals';
import { isPublicAddress } from './public-address.js';

export interface Called {
  readonly status?: number;
  /** Why it did not arrive; nothing when it did. */
  readonly fault?: WebhookFault;
}
/** Calls an address someone else chose: what is answered is its status alone. */
export type WebhookCaller = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Called>;

export interface Address {
  readonly address: string;
  readonly family: number;
}
interface Options {
  /** Origin that takes the calls under `.example`: the sandbox and tests only. */
  readonly standIn?: string | undefined;
  readonly timeoutMs?: number;
  readonly addressesOf?: (host: string) => Promise<readonly Address[]>;
}

const TIMEOUT_MS = 10_000;
/** Nothing of an answer is read; what comes is let in up to here so that its sender may end in order. */
const ANSWER_BYTES = 16_384;
const HEADER_BYTES = 8_192;
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/;

/**
 * Makes the caller. https on port 443 alone; the name is looked up once, every address it has must be public, and the connection
 * goes to those very addresses, so that a name that changes its mind in between leads nowhere. A redirect is not followed.
 */
export function webhookCaller({ standIn, timeoutMs = TIMEOUT_MS, addressesOf = lookUp }: Options = {}): WebhookCaller {
  return async (given, headers, body) => {
    const safe = webhookUrl(given);
    if (!safe) return { fault: 'unsafe' };
    const url = new URL(safe);
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', agent: false as const, signal, maxHeaderSize: HEADER_BYTES, headers: full(headers, body) };
    try {
      if (standIn && url.hostname.endsWith('.example')) {
        const there = new URL(`${url.pathname}${url.search}`, standIn);
        return verdict(await answered(plainRequest(there, options), body));
      }
      const addresses = await before(signal, addressesOf(url.hostname));
      if (addresses.length === 0) return { fault: 'unreachable' };
      if (!addresses.every(({ address }) => isPublicAddress(address))) return { fault: 'unsafe' };
      return verdict(await answered(secureRequest(url, { ...options, lookup: pinned(addresses), minVersion: 'TLSv1.2' }), body));
    } catch (error) {
      return { fault: faultOf(error, signal) };
    }
  };
}

export const lookUp = (host: string): Promise<readonly Address[]> => resolve(host, { all: true, verbatim: true });

const full = (headers: Readonly<Record<string, string>>, body: string): Record<string, string> => ({
  ...headers,
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'user-agent': 'Jurilien-Webhook/1',
  connection: 'close',
});

/** Answers the addresses that were looked at, whatever name is asked for. */
export const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [...addresses]);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };

/** A look-up cannot be cancelled: its caller stops waiting. */
export const before = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
  ]);

/** Sends, and answers the status as soon as it is known and the rest has come, was too much, or took too long. */
function answered(request: ReturnType<typeof plainRequest>, body: string): Promise<number> {
  return new Promise((done, fail) => {
    let begun = false;
    request.on('error', fail);
    request.on('close', () => begun || fail(new Error('closed without an answer')));
    request.on('response', (response: IncomingMessage) => {
      begun = true;
      const status = response.statusCode ?? 0;
      let left = ANSWER_BYTES;
      response.on('data', (part: Buffer) => {
        left -= part.length;
        if (left < 0) response.destroy();
      });
      response.on('error', () => done(status));
      response.on('close', () => done(status));
    });
    request.end(body);
  });
}

function verdict(status: number): Called {
  if (status >= 200 && status < 300) return { status };
  return { status, fault: status >= 300 && status < 400 ? 'redirect' : 'answer' };
}

function faultOf(error: unknown, signal: AbortSignal): WebhookFault {
  if (signal.aborted) return 'timeout';
  return UNTRUSTED.test(String((error as { code?: string }).code)) ? 'certificate' : 'unreachable';
}
