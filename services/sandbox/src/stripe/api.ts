import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered } from './bank.js';
import { answered } from './expand.js';
import { nested, type Params } from './form.js';
import { listOf } from './lists.js';
import { type Till } from './money.js';
import { isProblem, missing, problem } from './problem.js';
import { type Kind, type Things } from './things.js';
import { idPart, type Desk, type Handler, type StripeApi } from './desk.js';
import { ROUTES } from './routes.js';

const sha = (value: string): Buffer => createHash('sha256').update(value).digest();

/** The part of the payment provider's interface that our adapter speaks, form-encoded, with its errors and idempotency keys. */
export function stripeApi(app: FastifyInstance, api: StripeApi): void {
  const { till } = api;
  const { bank } = till;
  const inFlight = new Set<string>();
  const found = <K extends Kind>(kind: K, id: string): Things[K] => {
    const thing = bank.get(kind, id);
    if (!thing) throw missing(kind, id);
    return thing;
  };

  const serve = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler): void => {
    const name = `${method} /v1/${path}`;
    app.route({
      method,
      url: `/v1/${path}`,
      handler: async (request, reply) => {
        const { mode, retryAfter } = api.faults.next('stripe', name);
        if (await misbehave(mode, retryAfter, request, reply)) return reply;
        const asked = nested((method === 'GET' ? request.query : (request.body ?? {})) as Record<string, string>);
        const id = (request.params as { id?: string }).id ?? '';
        const key = request.headers['idempotency-key'];
        try {
          authorise(request, api.secretKey);
          const answer = once(bank, inFlight, { key: method === 'POST' ? [key].flat()[0] : undefined, name: request.url, asked }, () =>
            answered(bank, handler({ asked, id }), asked),
          );
          // Half an answer, or none, for something that was done.
          if (mode === 'accept-then-hang') return await reply.hijack();
          if (mode === 'half') return halfAnswer(reply, JSON.stringify(answer.body));
          await api.answering();
          if (answer.replayed) void reply.header('idempotent-replayed', 'true');
          return await reply.code(answer.status).header('request-id', `req_${idPart()}`).send(answer.body);
        } catch (error) {
          if (!isProblem(error)) throw error;
          return reply.code(error.status).header('request-id', `req_${idPart()}`).send(error.body);
        }
      },
    });
  };
  const read = (path: string, kind: Kind, matches: (asked: Params) => (thing: never) => boolean = () => () => true): void => {
    serve('GET', path, ({ asked }) => listOf(bank, kind, `/v1/${path}`, asked, matches(asked) as (thing: unknown) => boolean));
    serve('GET', `${path}/:id`, ({ id }) => found(kind, id));
  };
  const desk: Desk = { api, till, bank, found, serve, read };
  for (const routes of ROUTES) routes(desk);
}

/** Before anything is looked at: what a provider does on a bad day. @returns whether the call is over */
async function misbehave(mode: string, retryAfter: number | undefined, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (retryAfter) void reply.header('retry-after', String(retryAfter));
  if (mode === '429') {
    await reply
      .code(429)
      .send(problem(429, 'invalid_request_error', 'Too many requests hit the API too quickly.', { code: 'rate_limit' }).body);
    return true;
  }
  if (mode === '500') {
    await reply.code(500).send(problem(500, 'api_error', 'An unknown error occurred.').body);
    return true;
  }
  if (mode === 'timeout') {
    reply.hijack();
    return true;
  }
  if (mode === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  return false;
}

function halfAnswer(reply: FastifyReply, whole: string): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  reply.raw.write(whole.slice(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}

function authorise(request: FastifyRequest, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!given) throw problem(401, 'invalid_request_error', 'You did not provide an API key.');
  if (!timingSafeEqual(sha(given), sha(secretKey)))
    throw problem(401, 'invalid_request_error', `Invalid API Key provided: ${given.slice(0, 8)}****`, { code: 'api_key_invalid' });
}

/** The same key again answers what it answered; with other words it is an error, and so is one that is still in progress. */
function once(
  bank: Till['bank'],
  inFlight: Set<string>,
  { key, name, asked }: { key: string | undefined; name: string; asked: Params },
  act: () => object,
): { status: number; body: unknown; replayed: boolean } {
  if (!key) return { status: 200, body: act(), replayed: false };
  const fingerprint = sha(`${name} ${JSON.stringify(sorted(asked))}`).toString('hex');
  const known = bank.recall(key);
  if (known && known.fingerprint !== fingerprint)
    throw problem(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  if (known) return { status: known.status, body: known.body, replayed: true };
  if (inFlight.has(key))
    throw problem(409, 'idempotency_error', 'There is currently another in-progress request using this Idempotent Key.', {
      code: 'idempotency_key_in_use',
    });
  inFlight.add(key);
  try {
    const answer = tried(act);
    bank.remember(key, { fingerprint, ...answer });
    return { ...answer, replayed: false };
  } finally {
    inFlight.delete(key);
  }
}

/** What a call ends with; that a card says no is an answer like any other and is remembered. */
function tried(act: () => object): Pick<Remembered, 'status' | 'body'> {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (isProblem(error) && error.status === 402) return { status: 402, body: error.body };
    throw error;
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([name, v]) => [name, sorted(v)]),
        )
      : value;
