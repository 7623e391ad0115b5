import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { webhookUrl } from '@jurilien/professionals';
import { type Address, before, lookUp, pinned } from '../webhooks/call.js';
import { isPublicAddress } from '../webhooks/public-address.js';

/** How fetching it ended; its text when it came. */
type Fetched = { readonly text: string } | { readonly fault: 'unreachable' | 'refused' | 'tooLarge' };
export type CalendarFetcher = (url: string) => Promise<Fetched>;

interface Options {
  /** Origin that answers for `.example`: the sandbox and tests only. */
  readonly standIn?: string | undefined;
  readonly timeoutMs?: number;
  readonly addressesOf?: (host: string) => Promise<readonly Address[]>;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2 * 1_024 * 1_024;
const MOST_REDIRECTS = 3;
const HEADER_BYTES = 16_384;
const HEADERS = {
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': 'identity',
  'user-agent': 'Jurilien-Calendar/1',
  connection: 'close',
};

type Step = Fetched | { readonly next: string };

/**
 * Makes the fetcher. Every address, also one that an answer leads to, is https on its own port; its name is looked up once, every address it
 * has must be public, and the connection goes to those. All of it takes ten seconds, three redirects and two megabytes at most.
 */
export function calendarFetcher({ standIn, timeoutMs = TIMEOUT_MS, addressesOf = lookUp }: Options = {}): CalendarFetcher {
  const step = async (given: string, signal: AbortSignal): Promise<Step> => {
    const safe = webhookUrl(given);
    if (!safe) return { fault: 'refused' };
    const url = new URL(safe);
    const options = { method: 'GET', agent: false as const, signal, maxHeaderSize: HEADER_BYTES, headers: HEADERS };
    if (standIn && url.hostname.endsWith('.example'))
      return answered(plainRequest(new URL(`${url.pathname}${url.search}`, standIn), options), safe);
    const addresses = await before(signal, addressesOf(url.hostname));
    if (addresses.length === 0) return { fault: 'unreachable' };
    if (!addresses.every(({ address }) => isPublicAddress(address))) return { fault: 'refused' };
    return answered(secureRequest(url, { ...options, lookup: pinned(addresses), minVersion: 'TLSv1.2' }), safe);
  };
  return async (given) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let at = given;
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const result = await step(at, signal);
        if (!('next' in result)) return result;
        at = result.next;
      }
      return { fault: 'refused' };
    } catch {
      return { fault: 'unreachable' };
    }
  };
}

/** Reads the answer up to its limit; what goes on without end is cut. */
function answered(request: ReturnType<typeof plainRequest>, from: string): Promise<Step> {
  return new Promise((done, fail) => {
    request.on('error', fail);
    request.on('close', () => fail(new Error('closed without an answer')));
    request.on('response', (response: IncomingMessage) => {
      const { statusCode: status = 0 } = response;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location && URL.canParse(location, from)) {
        response.destroy();
        done({ next: new URL(location, from).href });
        return;
      }
      if (status !== 200) {
        response.destroy();
        done({ fault: 'unreachable' });
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= MOST_BYTES) return void parts.push(part);
        done({ fault: 'tooLarge' });
        response.destroy();
      });
      response.on('error', fail);
      response.on('end', () => done({ text: Buffer.concat(parts).toString('utf8') }));
      response.on('aborted', () => fail(new Error('broken off')));
    });
    request.end();
  });
}
