import { createHash } from 'node:crypto';
import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call as CallOf } from '@jurilien/contracts/api';
import { data } from 'react-router';
import { problemOf, type Problem, type Reply } from './problem';
import { langOf } from '../routes.table';
import { mustWait } from './waiting.server';

export type { Problem, Reply };

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly token?: string;
  readonly body?: unknown;
  /** What is sent as it is, instead of JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** A piece of a file instead of a body, and where in the file it belongs. */
  readonly piece?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly offset: number };
  /** The part of a file that is asked for, as a browser names it. */
  readonly range?: string;
  /** The version of the file whose part it is. */
  readonly ifRange?: string;
  /** Which device asks, where a step-up code is remembered for one. */
  readonly device?: string;
}

const TIMEOUT_MS = 15_000;

/** What a call of a route gives: what its contract takes, and who calls. */
export type GivenTo<K extends ApiRoute> = CallOf<K> & Omit<Call, 'method' | 'body'>;
const callOf = <K extends ApiRoute>(route: K, given: GivenTo<K>): [path: string, call: Call] => {
  const { method, path } = addressOf(route, given as AddressParts);
  return [path.replace(/^\/api/, ''), { ...given, method: method as Call['method'] }];
};

/**
 * Calls a route of the API, as the person who called us; its contract types what is given and what comes back. An API that is silent or
 * cannot be reached is a problem like any other.
 */
export async function ask<K extends ApiRoute>(request: Request, route: K, given: GivenTo<K>): Promise<Reply<Answer<K>>> {
  try {
    const answer = await callApi(request, ...callOf(route, given));
    const text = await answer.text();
    const value: unknown = text ? JSON.parse(text) : {};
    if (answer.ok) return { ok: true, value: value as Answer<K> };
    const problem = problemOf(answer, value);
    if (problem.status === 429 && problem.wait) mustWait(problem.wait);
    return { ok: false, problem };
  } catch {
    return { ok: false, problem: { status: 503, code: 'UNAVAILABLE', reference: crypto.randomUUID().slice(0, 8) } };
  }
}

/** Calls a route that answers a file: it must begin in time, and then takes as long as the visitor's line needs. */
export async function askFile<K extends ApiRoute>(request: Request, route: K, given: GivenTo<K>): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    return await callApi(request, ...callOf(route, given), AbortSignal.any([late.signal, request.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Calls the API over the loopback, as the person who called us. */
function callApi(request: Request, path: string, call: Call, signal = AbortSignal.timeout(TIMEOUT_MS)): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': `${langOf(new URL(request.url).pathname)}-CA`,
    'x-site-key': process.env.SITE_KEY ?? '',
  });
  const address = request.headers.get('x-forwarded-for');
  if (address) headers.set('x-forwarded-for', address);
  if (call.token) headers.set('authorization', `Link ${call.token}`);
  if (call.device) headers.set('x-device', call.device);
  if (call.range) headers.set('range', call.range);
  if (call.ifRange) headers.set('if-range', call.ifRange);
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.piece || call.bytes) headers.set('content-type', 'application/octet-stream');
  if (call.piece) headers.set('upload-offset', String(call.piece.offset));
  return fetch(`${process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'}/api${path}`, {
    method: call.method ?? 'GET',
    headers,
    signal,
    ...(call.bytes
      ? { body: call.bytes }
      : call.piece
        ? { body: call.piece.bytes }
        : call.body === undefined
          ? {}
          : { body: JSON.stringify(call.body) }),
  });
}

/**
 * Sends one command that a personal link allows. A page carries one id for all its buttons: the same button twice is one
 * command, another button or another answer is another one.
 */
export const command = (
  request: Request,
  token: string,
  name: string,
  payload: Record<string, unknown>,
  pageId: string,
  device?: string,
): Promise<Reply<unknown>> =>
  ask(request, 'POST /api/public/commands/:name', {
    params: { name },
    token,
    device,
    body: { commandId: commandIdOf(pageId, name, payload), payload },
  });

/** A version 8 UUID (RFC 9562) of what is asked. */
function commandIdOf(pageId: string, name: string, payload: Record<string, unknown>): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([pageId, name, payload]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Stops the page with the error screen: 503 and 500 keep their status and show the reference. */
export function stop(problem: Problem): never {
  throw data(
    { reference: problem.reference, code: problem.code },
    { status: problem.status >= 500 || problem.status === 429 ? problem.status : 500 },
  );
}

export type LinkStanding =
  | Answer<'GET /api/public/link'>
  | { readonly state: 'down'; readonly purpose?: undefined; readonly path?: undefined; readonly reference?: string };

const SHAPE = /^[\w-]{43}$/;

/** Not the person's doing: the API does not answer, or asks to wait. */
export const isDown = (problem: Problem): boolean => problem.status >= 500 || problem.status === 429;

/** How a personal link stands; what is not shaped like one of our links is unknown without asking. */
export async function linkStanding(request: Request, token: string): Promise<LinkStanding> {
  if (!SHAPE.test(token)) return { state: 'unknown' };
  const reply = await ask(request, 'GET /api/public/link', { token });
  if (reply.ok) return reply.value;
  return isDown(reply.problem) ? { state: 'down', reference: reply.problem.reference } : { state: 'unknown' };
}

/** Asks for a new link to the address on file; the answer never reveals whether there is one. */
export const renewLink = (request: Request, token: string): Promise<Reply<unknown>> =>
  ask(request, 'POST /api/public/link/renew', { token });

/** Asks for the link that changes the details given with a request; it goes to the address on file. */
export const askChangeLink = (request: Request, token: string): Promise<Reply<unknown>> =>
  ask(request, 'POST /api/public/changes/link', { token });
