import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { eventually } from '../../../test/support/eventually.js';
import { localRedisCluster } from '../../../test/support/redis-engine.mjs';
import { openQueue, openWorker } from './queue.js';
import { readSettings } from './settings.js';

const JOBS = 200;
const hex = (): string => randomBytes(32).toString('hex');

describe('the queue on a Redis cluster', () => {
  it('runs every job once, its keys together on one of three nodes', async () => {
    const cluster = await localRedisCluster();
    const settings = readSettings({
      DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
      REDIS_URL: cluster.url,
      JWT_SECRET: hex(),
      MASTER_KEY: randomBytes(32).toString('base64'),
      LINK_SECRET: hex(),
      SITE_KEY: hex(),
    });
    const ran: string[] = [];
    const errors: Error[] = [];
    const queue = openQueue(settings);
    const worker = openWorker(
      settings,
      async ({ data }) => {
        if (data.kind === 'work') ran.push(...data.ids);
      },
      { concurrency: 20, onError: (error) => errors.push(error) },
    );
    const ids = Array.from({ length: JOBS }, (_, n) => `row-${n}`);
    await queue.add(ids.map((id) => ({ id: `work-${id}`, data: { kind: 'work', ids: [id] } })));
    await eventually(async () => (await queue.waiting()) === 0 && ran.length === JOBS, 'the jobs');
    expect([...ran].sort()).toEqual([...ids].sort());
    expect(errors).toEqual([]);
    expect(await holding(cluster.nodes.map(({ url }) => url))).toBe(1);
    await worker.close();
    await queue.close();
    await cluster.stop();
  });
});

/** How many nodes hold keys. */
async function holding(urls: readonly string[]): Promise<number> {
  const clients = urls.map((url) => new Redis(url));
  const sizes = await Promise.all(clients.map((client) => client.dbsize()));
  for (const client of clients) client.disconnect();
  return sizes.filter((n) => n > 0).length;
}
