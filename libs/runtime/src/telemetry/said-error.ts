import { framesOf, phraseOf, typeOfError, WITHHELD, type ErrorReport } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { isSendFailure } from '@jurilien/notifications';
import { isPaymentFailure } from '@jurilien/payments';
import { FromNewerCode, Unavailable } from '@jurilien/persistence';
import { constants } from 'node:os';
import { WrongKeys } from '../settings/held-keys.js';

/** An error as a log line or a report may state it. */
interface SaidError {
  readonly type: string;
  readonly code?: string;
  /** What a failed hand-over to a provider means for the next step. */
  readonly kind?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: SaidError;
}

/** Errors whose words we wrote and whose words name no one: only these are repeated. */
const OWN_WORDS = [Unavailable, FromNewerCode, WrongKeys];
const FRAMES = 8;
const DEEPEST = 3;

const SYSTEM_CODES = new Set([...Object.keys(constants.errno), 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL']);
/** Codes of Node, of its HTTP client, of fastify and of the queue, which all begin with whose they are. */
const NAMED_CODE = /^(?:ERR|UND_ERR|FST|HPE|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_[A-Z0-9_]{2,60}$/;
/** SQLSTATE: PostgreSQL's classes of conditions and three signs. */
const SQLSTATE = /^(?:[0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;
/** Of a provider: what the mail server answers, an error of the text service, or words such as `card_declined`. */
const PROVIDER_CODE = /^(?:\d{3}|\d{5}|[45]\.\d{1,3}\.\d{1,3}|[a-z]{2,20}(?:_[a-z]{1,20}){1,5})$/;
const FACT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What may be said of a thrown value: what it is called, its code where codes of this form exist, and where it happened. Words of
 * drivers and providers may quote a value, so that they are withheld unless they are a sentence of the list (`phraseOf`).
 */
export function saidOf(error: unknown, depth = 0): SaidError {
  if (!(error instanceof Error)) return { type: 'NoError', message: WITHHELD };
  const code = codeOf(error);
  const stack = placesOf(error);
  return {
    type: typeOf(error),
    ...(code ? { code } : {}),
    ...(isSendFailure(error) || isPaymentFailure(error) ? { kind: error.kind } : {}),
    message: wordsOf(error),
    ...(stack ? { stack } : {}),
    ...(error.cause !== undefined && depth < DEEPEST ? { cause: saidOf(error.cause, depth + 1) } : {}),
  };
}

/** The same in one line, of which many errors of one kind have the same: class, code and words, or the place where those are withheld. */
export function faultOf(error: unknown): string {
  const { type, code, message, stack } = saidOf(error);
  const place = message === WITHHELD ? stack?.split('\n')[0] : undefined;
  const words = message === WITHHELD ? '' : `: ${message}`;
  return `${type}${code ? ` ${code}` : ''}${words}${place ? `, ${place}` : ''}`;
}

/** The report of an error of a server process. */
export const reportOf = (part: 'api' | 'worker', error: Error): ErrorReport => {
  const { type, code, message } = saidOf(error);
  return { part, type, message: code ? `${code}: ${message}` : message, frames: frames(error) };
};

/** The class, which code names; a name of its own is what the thrower wrote, and only known ones are taken. */
function typeOf(error: Error): string {
  if (isSendFailure(error) || isPaymentFailure(error)) return error.name;
  const named = (Object.getPrototypeOf(error) as { constructor?: { name?: unknown } } | null)?.constructor?.name;
  return typeof named === 'string' && named !== 'Error' && /^[A-Z]\w{0,60}$/.test(named) ? named : typeOfError(error.name);
}

function codeOf(error: Error): string | undefined {
  if (error instanceof Refused) return error.code;
  const { code, providerCode } = error as { code?: unknown; providerCode?: unknown };
  const said = providerCode ?? code;
  if (typeof said !== 'string') return undefined;
  const ofProvider = (isSendFailure(error) || isPaymentFailure(error)) && PROVIDER_CODE.test(said);
  return ofProvider || SYSTEM_CODES.has(said) || NAMED_CODE.test(said) || SQLSTATE.test(said) ? said : undefined;
}

function wordsOf(error: Error): string {
  if (error instanceof Refused) return FACT.test(error.detail) ? error.detail : WITHHELD;
  return OWN_WORDS.some((own) => error instanceof own) ? error.message : (phraseOf(error.message) ?? WITHHELD);
}

/** Without its head: an error's words may have lines that look like places. */
function frames({ name, message, stack = '' }: Error): ErrorReport['frames'] {
  const head = stack.indexOf(message);
  return framesOf(head >= 0 && head <= name.length + 64 ? stack.slice(head + message.length) : stack, { named: true });
}

const placesOf = (error: Error): string =>
  frames(error)
    .slice(0, FRAMES)
    .map((frame) => `${frame.function} (${frame.filename}:${frame.lineno}:${frame.colno})`)
    .join('\n');
