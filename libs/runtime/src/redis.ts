import { Cluster, Redis } from 'ioredis';

/** One server, or a cluster as addresses of some of its nodes, separated by commas. */
export type RedisConnection = Redis | Cluster;

/** Jobs may wait for a Redis that is away: they are owed by rows in PostgreSQL, not by it. */
const WAITING = { maxRetriesPerRequest: null } as const;

/**
 * Opens Redis, or a cluster from whichever of its named nodes answers.
 * @param urls REDIS_URL: one address, or several separated by commas
 */
export function openRedis(urls: string): RedisConnection {
  const nodes = urls.split(',').map((url) => url.trim());
  if (nodes.length === 1) return new Redis(nodes[0]!, WAITING);
  const { username, password, protocol } = new URL(nodes[0]!);
  return new Cluster(nodes, {
    redisOptions: {
      ...WAITING,
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      tls: protocol === 'rediss:' ? {} : undefined,
    },
  });
}

/** Keys of a queue that a script touches together must lie on one node of a cluster: the braces name the part that decides. */
export const QUEUE_PREFIX = '{jurilien}';
