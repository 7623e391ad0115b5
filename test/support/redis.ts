import { startRedisEngine } from './redis-engine.mjs';

/** A Redis of one suite: its own database number on the run's server, emptied when a suite takes it. */
export interface TestRedis {
  readonly url: string;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Each of at most three workers has five of the sixteen databases to itself. */
const EACH = 5;
let handed = 0;
const first = (Number(process.env['JEST_WORKER_ID'] ?? '1') - 1) * EACH;
let own: Promise<{ url: string; stop(): Promise<void> }> | undefined;

/** A Redis address for this suite; throws a sentence when no Redis can be had. */
export async function testRedis(): Promise<TestRedis> {
  const shared = process.env['JURILIEN_TEST_REDIS'];
  if (!shared && process.env['JURILIEN_TEST_REDIS_ERROR']) throw new Error(process.env['JURILIEN_TEST_REDIS_ERROR']);
  own ??= shared ? undefined : startRedisEngine();
  const base = shared ?? (await own!).url;
  const url = new URL(base);
  url.pathname = `/${(first + (handed++ % EACH)) % 16}`;
  const flush = async () => {
    const { Redis } = await import('ioredis');
    const client = new Redis(url.href, { maxRetriesPerRequest: 1 });
    await client.flushdb();
    await client.quit();
  };
  await flush();
  return {
    url: url.href,
    flush,
    stop: async () => {
      await flush().catch(() => {});
      if (own) await (await own).stop();
      own = undefined;
    },
  };
}
