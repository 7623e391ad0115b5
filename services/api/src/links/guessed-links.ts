import type { Kernel } from '@jurilien/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hitAll, hitsOf, TooMany } from '../http/rate-limit.js';
import { callerAddress } from '../http/caller.js';

/** Links no one has, asked for from one address: a typing mistake is one or two, a guesser is many. */
const MOST = 30;
const WINDOW_SECONDS = 900;

const bearsLink = (request: FastifyRequest): boolean => (request.headers.authorization ?? '').startsWith('Link ');

/**
 * Sends away who guesses at personal links, on every route that takes one. Only misses count, so that a good link is never
 * slower for another's guesses, and a good link among the guesses is not answered either once the address has guessed enough.
 */
export function limitGuessedLinks(fastify: FastifyInstance, kernel: Kernel): void {
  const keyOf = (request: FastifyRequest): string => `link-miss:${callerAddress(kernel, request)}`;
  fastify.addHook('preHandler', async (request) => {
    if (!bearsLink(request)) return;
    const { hits, endsInSeconds } = await hitsOf(kernel.db, keyOf(request), WINDOW_SECONDS);
    if (hits >= MOST) throw new TooMany(endsInSeconds);
  });
  fastify.addHook('onSend', async (request, _reply, payload) => {
    if (!bearsLink(request)) return payload;
    const unknown = typeof payload === 'string' && (payload.includes('"no-such-link"') || payload === '{"state":"unknown"}');
    if (unknown) await hitAll(kernel.db, [[keyOf(request), WINDOW_SECONDS]]);
    return payload;
  });
}
