/** Rows of work through the queue to their handler and back, as the worker moves them, against bare jobs of the same queue. */
import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { startRedisEngine } from '../../support/redis-engine.mjs';
import { inTurns, timed } from '../measure.mjs';
import { lib, openBenchKernel } from '../product.mjs';

const JOBS = 1_000;
/** As the worker runs. */
const CONCURRENCY = 8;
const ROWS_OF_JOB = 6;
const SWEEP = 200;

export async function run({ root, engine, report, quick }) {
  const runs = quick ? 3 : 5;
  const redis = await startRedisEngine();
  try {
    for (const [id, over, name] of [
      ['jobs.pg.vsBare', {}, 'PostgreSQL'],
      ['jobs.redis.vsBare', { REDIS_URL: redis.url }, 'Redis'],
    ]) {
      const { env } = await engine.environment(over);
      const { kernel } = await openBenchKernel(root, env);
      const bareUrl = await engine.database();
      const { own, anchor } = await inTurns(
        runs,
        () => ours(root, kernel),
        () => bare(over.REDIS_URL, bareUrl),
      );
      report({
        id,
        unit: '/s',
        own,
        anchor: { name: `bare BullMQ on ${name}, added in bulk, ${CONCURRENCY} at once`, runs: anchor },
        asRatio: true,
        note: 'rows taken, enqueued, looked up, done',
      });
      await kernel.close();
    }
  } finally {
    await redis.stop();
  }
}

const perSecond = async (work) => (JOBS * 1_000) / (await timed(work));
/** Counts down to the moment everything is done. */
function countdown(count) {
  let done;
  const all = new Promise((resolve) => {
    done = resolve;
  });
  return {
    all,
    one: () => {
      if (--count === 0) done();
    },
  };
}

async function ours(root, { db, settings }) {
  const { openQueue, openWorker } = await lib(root, 'runtime');
  const { addWork, takeOpenWork, workDesk } = await lib(root, 'persistence');
  const event = { position: 0, occurredAt: new Date().toISOString() };
  const effect = () => ({ job: 'bench', key: randomUUID(), input: {} });
  await addWork(
    db,
    Array.from({ length: JOBS }, () => ({ id: randomUUID(), effect: effect(), event })),
  );
  const desk = workDesk(db);
  const { all, one } = countdown(JOBS);
  const queue = openQueue(settings);
  const worker = openWorker(
    settings,
    async ({ data }) => {
      await Promise.all(
        data.ids.map(async (id) => {
          if (await desk.open(id)) await desk.finish(id);
          one();
        }),
      );
    },
    { concurrency: CONCURRENCY, onError: () => {} },
  );
  const rate = await perSecond(async () => {
    for (let rows; (rows = await takeOpenWork(db, SWEEP, 60)).length > 0;)
      for (let n = 0; n < rows.length; n += ROWS_OF_JOB) {
        const ids = rows.slice(n, n + ROWS_OF_JOB).map((row) => row.id);
        await queue.add([{ id: `work-${ids[0]}`, data: { kind: 'work', ids } }]);
      }
    await all;
  });
  await worker.close();
  await queue.close();
  return rate;
}

async function bare(redisUrl, databaseUrl) {
  const connections = [];
  const connection = () => {
    if (!redisUrl) return { connectionString: databaseUrl, schema: 'bullmq', migrate: true, max: CONCURRENCY + 2 };
    connections.push(new Redis(redisUrl, { maxRetriesPerRequest: null }));
    return connections.at(-1);
  };
  const backend = redisUrl ? [] : [createPostgresBackend];
  const { all, one } = countdown(JOBS);
  const queue = new Queue(
    'bare',
    { connection: connection(), defaultJobOptions: { removeOnComplete: true, removeOnFail: true } },
    ...backend,
  );
  const worker = new Worker(
    'bare',
    async () => {
      one();
    },
    { connection: connection(), concurrency: CONCURRENCY },
    ...backend,
  );
  await worker.waitUntilReady();
  const rate = await perSecond(async () => {
    for (let n = 0; n < JOBS; n += SWEEP)
      await queue.addBulk(
        Array.from({ length: SWEEP }, () => ({
          name: 'bare',
          data: { kind: 'work', id: randomUUID() },
          opts: { jobId: `work-${randomUUID()}` },
        })),
      );
    await all;
  });
  await worker.close();
  await queue.close();
  for (const c of connections) c.disconnect();
  return rate;
}
