import { randomBytes } from 'node:crypto';
import type { QueueKind } from '@jurilien/event-sourcing';
import { createPostgresBackend, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { eventually } from '../../../../test/support/eventually.js';
import { testDatabase } from '../../../../test/support/database.js';
import { localRedis, localRedisCluster } from '../../../../test/support/redis-engine.mjs';
import { openQueue, openWorker, type JobData, type WorkerOptions } from './queue.js';
import { readSettings, type Settings } from '../settings/settings.js';

const JOBS = 200;
const hex = (): string => randomBytes(32).toString('hex');
const settingsOf = (places: { DATABASE_URL?: string; REDIS_URL?: string }) =>
  readSettings({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1/none',
    JWT_SECRET: hex(),
    MASTER_KEY: randomBytes(32).toString('base64'),
    LINK_SECRET: hex(),
    SITE_KEY: hex(),
    ...places,
  });

async function onPostgres() {
  const database = await testDatabase();
  return { settings: settingsOf({ DATABASE_URL: database.url }), stop: () => database.drop() };
}
async function onRedis() {
  const redis = await localRedis();
  return { settings: settingsOf({ REDIS_URL: redis.url }), stop: () => redis.stop() };
}

/** The queue as versions of before opened it. */
function olderQueue({ REDIS_URL, DATABASE_URL }: Settings): Pick<Queue, 'add' | 'close'> {
  if (!REDIS_URL)
    return new Queue(
      'jurilien',
      { connection: { connectionString: DATABASE_URL, schema: 'bullmq', migrate: true } },
      createPostgresBackend,
    );
  const { hostname: host, port } = new URL(REDIS_URL);
  return new Queue('jurilien', { connection: { host, port: Number(port) }, prefix: '{jurilien}' });
}

describe.each([
  { place: 'PostgreSQL', start: onPostgres },
  { place: 'Redis', start: onRedis },
])('the queues on $place', ({ start }) => {
  let at: Awaited<ReturnType<typeof start>>;
  let closing: (() => Promise<void>)[];
  beforeEach(async () => {
    at = await start();
    closing = [];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
    await at.stop();
  });
  const opened = (kind: QueueKind) => {
    const queue = openQueue(at.settings, kind);
    closing.push(() => queue.close());
    return queue;
  };
  const runs = (kind: QueueKind, run: (data: JobData) => Promise<void>, options: Partial<WorkerOptions> = {}): void => {
    const fail = (error: Error): void => console.error(error);
    const worker = openWorker(at.settings, ({ data }) => run(data), { concurrency: 4, onError: fail, ...options }, kind);
    closing.push(() => worker.close());
  };
  const job = (id: string, priority?: number) => ({ id: `work-${id}`, data: { kind: 'work', ids: [id] } as const, priority });
  const idOf = (data: JobData): string => (data.kind === 'work' ? data.ids[0]! : data.id);

  it('an e-mail provider that does not answer delays no text message and no other work', async () => {
    const ran: string[] = [];
    let answer!: () => void;
    const stuck = new Promise<void>((resolve) => (answer = resolve));
    runs('email', () => stuck);
    runs('sms', async (data) => void ran.push(idOf(data)));
    runs('work', async (data) => void ran.push(idOf(data)));
    closing.push(() => Promise.resolve(answer()));
    await opened('email').add(Array.from({ length: 40 }, (_, n) => job(`mail-${n}`, 3)));
    await opened('sms').add([job('text', 3)]);
    await opened('work').add([job('other')]);
    await eventually(async () => ran.length === 2, 'the text and the other work');
    expect([...ran].sort()).toEqual(['other', 'text']);
    answer();
  });

  it('what has a better priority runs first, in the order it came among its own; what waits is counted', async () => {
    const queue = opened('sms');
    await queue.add([job('digest', 5), job('reminder', 4), job('offer-1', 2), job('code', 1), job('offer-2', 2)]);
    expect(await queue.waiting()).toBe(5);
    expect(await queue.counts()).toMatchObject({ waiting: 5, active: 0 });
    const ran: string[] = [];
    runs('sms', async (data) => void ran.push(idOf(data)), { concurrency: 1 });
    await eventually(async () => ran.length === 5, 'the five');
    expect(ran).toEqual(['code', 'offer-1', 'offer-2', 'reminder', 'digest']);
  });

  it('the workers of a queue together start no more jobs in a second than its provider takes', async () => {
    const PER_SECOND = 5;
    const begun: number[] = [];
    await opened('sms').add(Array.from({ length: 12 }, (_, n) => job(`text-${n}`, 3)));
    const run = async (): Promise<void> => void begun.push(performance.now());
    // Counted from before the first: one that a busy machine held up has those after it at its heels.
    const from = performance.now();
    for (let worker = 0; worker < 2; worker++) runs('sms', run, { perSecond: PER_SECOND });
    await eventually(async () => begun.length === 12, 'the twelve');
    // Ten windows of a fifth of a second each lie between the first and the eleventh.
    expect(begun[10]! - from).toBeGreaterThan(1_500);
    expect(begun.filter((ms) => ms - from < 500).length).toBeLessThanOrEqual(PER_SECOND);
  });

  it('a job that an older version left in its only queue is run by the worker of all other work', async () => {
    const older = olderQueue(at.settings);
    closing.push(() => older.close());
    await older.add('work', { kind: 'work', ids: ['older'] }, { jobId: 'work-older', removeOnComplete: true });
    const ran: string[] = [];
    runs('work', async (data) => void ran.push(idOf(data)));
    await eventually(async () => ran.length === 1, 'the older job');
    expect(ran).toEqual(['older']);
  });
});

describe('the queue on a Redis cluster', () => {
  it('runs every job once, its keys together on one of three nodes', async () => {
    const cluster = await localRedisCluster();
    const settings = settingsOf({ REDIS_URL: cluster.url });
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
