import { randomUUID } from 'node:crypto';
import { errorText, type HTTP_ERRORS } from '@jurilien/contracts';
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refused, type FieldError, type RefusalCode } from '@jurilien/event-sourcing';
import { Unavailable, isFromNewerCode, isUnavailable } from '@jurilien/persistence';
import { FilesUnavailable, ScannerUnavailable } from '@jurilien/files';
import { isPaymentFailure } from '@jurilien/payments';
import { HOUR_S } from '@jurilien/reference';
import type { Logger } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { Busy } from '../passwords/pool.js';
import { TooMany } from './rate-limit.js';
import { AccessLog } from '../audit/access-log.js';
import { routeOf } from '../audit/subjects.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { LOG } from '../tokens.js';

const MINUTE_S = 60;

type Code = RefusalCode | keyof typeof HTTP_ERRORS;

const STATUS: Record<RefusalCode, number> = {
  VALIDATION: 422,
  FORBIDDEN: 403,
  COLUMN_HIDDEN: 403,
  NOT_FOUND: 404,
  STALE_VERSION: 409,
  WRONG_STATE: 409,
  OFFER_TAKEN: 409,
  OFFER_EXPIRED: 410,
  CLAIM_EXPIRED: 410,
  INSUFFICIENT_COINS: 409,
  CAP_REACHED: 409,
  SLOT_TAKEN: 409,
  FEATURE_OFF: 409,
  SUPPRESSED: 409,
  FOUR_EYES_REQUIRED: 403,
  RATE_LIMITED: 429,
  TOKEN_EXPIRED: 410,
  TOKEN_USED: 410,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  DUPLICATE: 409,
};
const OF_HTTP: Record<number, Code> = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'RATE_LIMITED',
};

/** RFC 9457 problem details. `title` is for the person, in their language; `detail` is a fact for developers, in English. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: Code;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly reference: string;
}

/** Turns whatever was thrown into problem details; what we did not expect is logged with its reference and says nothing else. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Logger,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest & Partial<GuardedRequest>>();
    const { status, code } = answerProblem(this.log, error, request, http.getResponse<FastifyReply>());
    if (status === 403 && request.principal)
      this.accesses.noteBy(request.principal, { action: 'denied', subject: routeOf(request), detail: { code } });
  }
}

/** The answer itself; also for what fails before any route is found, such as an address that is no UTF-8. */
export function answerProblem(log: Logger, error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const lang = languageOf(request);
  const problem = problemOf(error, lang);
  if (problem.status >= 500) log.error({ err: error, reference: problem.reference }, 'request failed');
  if (problem.status === 503 || problem.status === 429) void reply.header('retry-after', String(retryAfterOf(error, problem.status)));
  if (error instanceof TooMany) void reply.header('ratelimit', `"default";r=0;t=${error.retryAfterSeconds}`);
  void reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
  return problem;
}

/** When it is worth coming back: what the error knows, else a guess. */
const retryAfterOf = (error: unknown, status: number): number =>
  error instanceof TooMany || error instanceof Busy
    ? error.retryAfterSeconds
    : status === 503
      ? 5
      : error instanceof Refused
        ? windowOf(error.detail)
        : MINUTE_S;

/** How long a rule counts, as the fact it refuses with says it: `codes-per-hour`, `tests-a-day`. */
const windowOf = (detail: string): number => (/-day$/.test(detail) ? 24 * HOUR_S : /-hour$/.test(detail) ? HOUR_S : MINUTE_S);

/** French unless the caller prefers English. */
const languageOf = (request: FastifyRequest): 'fr' | 'en' => (new Negotiator(request).language(['fr', 'en']) === 'en' ? 'en' : 'fr');

/** The problem that an error means to the caller. */
function problemOf(error: unknown, lang: 'fr' | 'en'): Problem {
  const reference = randomUUID().slice(0, 8);
  const make = (status: number, code: Code, detail: string, errors?: readonly FieldError[]): Problem => ({
    type: `https://jurilien.example/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title: errorText(code, lang),
    status,
    code,
    detail,
    ...(errors?.length ? { errors } : {}),
    reference,
  });
  if (error instanceof Refused) return make(STATUS[error.code], error.code, error.detail, error.fields);
  if (error instanceof Unavailable || isUnavailable(error))
    return make(503, 'UNAVAILABLE', 'the database does not answer; nothing was lost, try again');
  if (isFromNewerCode(error)) return make(503, 'UNAVAILABLE', 'a newer version of the product is taking over; nothing was lost, try again');
  if (isPaymentFailure(error)) return make(503, 'UNAVAILABLE', 'the payment provider does not answer; nothing was paid, try again');
  if (error instanceof ScannerUnavailable)
    return make(503, 'UNAVAILABLE', 'the virus scanner does not answer; nothing was kept, try again');
  if (error instanceof FilesUnavailable) return make(503, 'UNAVAILABLE', 'files cannot be kept now; nothing was kept, try again');
  if (error instanceof Busy) return make(503, 'UNAVAILABLE', error.message);
  if (error instanceof HttpException) return make(error.getStatus(), OF_HTTP[error.getStatus()] ?? 'INTERNAL', error.message);
  const status = (error as { statusCode?: number }).statusCode;
  if (status && status >= 400 && status < 500) return make(status, OF_HTTP[status] ?? 'VALIDATION', 'the request could not be read');
  return make(500, 'INTERNAL', 'something went wrong on our side');
}
