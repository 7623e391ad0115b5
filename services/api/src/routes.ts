import { routeOf } from '@jurilien/contracts';
import { contractOf, type ApiRoute } from '@jurilien/contracts/api';
import type { FastifyInstance } from 'fastify';

/** The pages that describe the API: its readers may read all of its files. */
const DOCUMENTATION = /^\/api\/docs(\/|-|$).*$/;

const known = new WeakMap<object, Set<string>>();

/**
 * Keeps a list of every route as it is registered, lets in bodies as long as its contract says, and refuses to start with one the permission matrix does not have: what
 * no one decided about is never served.
 */
export function watchRoutes(fastify: FastifyInstance): void {
  const seen = new Set<string>();
  known.set(fastify.server, seen);
  fastify.addHook('onRoute', (route) => {
    const { method, url } = route;
    const limit = contractOf(`${[method].flat()[0]} ${url}` as ApiRoute)?.bodyLimit;
    if (limit) route.bodyLimit = limit;
    // A HEAD is served beside each GET, and an OPTIONS answers for what the others allow.
    for (const verb of [method].flat())
      if (verb !== 'HEAD' && verb !== 'OPTIONS') seen.add(`${verb} ${url.replace(DOCUMENTATION, '/api/docs/*')}`);
  });
  fastify.addHook('onReady', async () => {
    const unlisted = unlistedRoutes(seen);
    if (unlisted.length > 0) throw new Error(unlisted.join('\n'));
  });
}

/** Every route of an application that is ready, as `GET /api/views/:view`. */
export const routesOf = (fastify: FastifyInstance): string[] => [...(known.get(fastify.server) ?? [])].sort();

/** What to do about routes without a row, as sentences. */
export const unlistedRoutes = (routes: Iterable<string>): string[] =>
  [...routes]
    .filter((route) => {
      const [method, path] = route.split(' ') as [string, string];
      return !routeOf(method, path);
    })
    .map((route) => `Route "${route}" has no row: add it to libs/contracts/src/permissions/routes.ts with who may call it.`);
