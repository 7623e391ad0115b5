import { Unavailable, isUnavailable } from '@jurilien/persistence';
import { eventually } from '../../support/eventually.js';
import { PATIENCE_SECONDS } from '../../support/faults.js';
import type { call } from '../../support/call.js';

/** Something the product confirmed: it must be in the log, once, for ever. */
export interface Accepted {
  /** The door and the journey, for the reader of the report. */
  readonly what: string;
  readonly commandId?: string;
  /** What the answer says was written; the request form only says where. */
  readonly events: readonly { readonly stream: string; readonly version?: number; readonly type: string }[];
}

/** What people were informed of. */
export interface Book {
  readonly accepted: Accepted[];
  /** Answers that no fault excuses. */
  readonly outrageous: string[];
}

/** Longer than any person looks at a page that does not come. */
const RELOAD_MS = 12_000;
const AGAIN = new Set([429, 502, 503, 504]);

/**
 * Asks as people do: the same again when no one answered or the answer was "try again", and a yes is written down. An answer of
 * "something went wrong on our side" is written down too, and asked again.
 */
export const asking =
  (book: Book): typeof call =>
  (origin, method, path, body, headers) => {
    const what = `${method} ${path.replace(/\?.*/, '')}`;
    let last = 'no one answered';
    return eventually(
      async () => {
        const answer = await once(origin, method, path, body, headers).catch(() => undefined);
        last = answer ? `the last one was ${answer.status} ${answer.body?.code ?? ''}` : 'no one answered';
        if (!answer || AGAIN.has(answer.status) || answer.body?.code === 'STALE_VERSION') return undefined;
        if (answer.status >= 500) {
          book.outrageous.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
          return undefined;
        }
        if (answer.status < 300 && method === 'POST') note(book, what, body, answer.body);
        return answer;
      },
      () => `an answer to ${what} (${last})`,
      PATIENCE_SECONDS,
    );
  };

function note(
  { accepted }: Book,
  what: string,
  sent: unknown,
  answer: { position?: number; events?: Accepted['events']; leadId?: string },
): void {
  const { commandId } = (sent ?? {}) as { commandId?: string };
  if (answer.events?.length) accepted.push({ what, commandId, events: answer.events });
  else if (answer.leadId && answer.position) accepted.push({ what, events: [{ stream: `lead-${answer.leadId}`, type: 'LeadSubmitted' }] });
}

async function once(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(RELOAD_MS),
  });
  const text = await response.text();
  return { status: response.status, body: text && /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text };
}

/** Does something past HTTP, again while the database is away. */
export const whenThere = <T>(work: () => Promise<T>, what: string): Promise<T> =>
  eventually(
    async () => {
      try {
        return { done: await work() };
      } catch (error) {
        if (error instanceof Unavailable || isUnavailable(error)) return undefined;
        throw error;
      }
    },
    what,
    PATIENCE_SECONDS,
  ).then(({ done }) => done);
