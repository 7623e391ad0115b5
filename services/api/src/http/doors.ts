import { Refused } from '@jurilien/event-sourcing';
import type { Settings } from '@jurilien/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { protect } from './headers.js';
import { cameFrom, ownOrigins } from './other-sites.js';

/** Whatever else HTTP knows (TRACE, CONNECT, made-up verbs) has nothing to do here. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD', 'OPTIONS'];
const API = /^\/api(\/|$)/;
const PREFLIGHT_SECONDS = '600';

/** What a request meets before any route: headers of every answer, methods, other origins, other sites. */
export function guardDoors(fastify: FastifyInstance, settings: Settings): void {
  const own = ownOrigins(settings);
  fastify.addHook('onRequest', async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?', 1)[0]!;
    protect(reply.raw, path, settings);
    if (!METHODS.includes(request.method)) return reply.status(405).header('allow', METHODS.join(', ')).send();
    if (API.test(path) && admitOrigin(request, reply, settings.CORS_ORIGINS)) return reply.status(204).send();
    refuseTwice(request);
    // The API's own routes take JSON alone, which no form of another site can send; pages take forms.
    if (!API.test(path) && !READING.includes(request.method) && cameFrom(request.headers, own) === 'elsewhere')
      throw new Refused('FORBIDDEN', 'other-site');
    return undefined;
  });
}

/**
 * Lets the pages of a listed origin read the answer; any other receives no header, and its browser keeps the answer from it.
 * @returns whether the request only asked for leave (a preflight) and is answered
 */
function admitOrigin(request: FastifyRequest, reply: FastifyReply, listed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (listed.length > 0) reply.raw.setHeader('vary', 'origin');
  if (origin === undefined || !listed.includes(origin)) return false;
  reply.raw.setHeader('access-control-allow-origin', origin);
  reply.raw.setHeader('access-control-allow-credentials', 'true');
  // The answer is for a page of ours on another host.
  reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
  reply.raw.setHeader('access-control-expose-headers', 'retry-after, ratelimit, content-language');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  reply.raw.setHeader('access-control-allow-methods', 'GET, POST, PUT');
  reply.raw.setHeader('access-control-allow-headers', 'authorization, content-type, traceparent, x-device');
  reply.raw.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  return true;
}

/** A query parameter given twice is read as one by some and as the other by others: no one of ours sends that. */
function refuseTwice(request: FastifyRequest): void {
  const query = (request.raw.url ?? '').split('?')[1];
  if (!query || !API.test(request.raw.url!)) return;
  const names = [...new URLSearchParams(query).keys()];
  if (new Set(names).size !== names.length)
    throw new Refused('VALIDATION', 'parameter-given-twice', [{ field: 'query', message: 'twice' }]);
}
