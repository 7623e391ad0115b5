import { CONNECT_QUERY, openDatabase } from '@jurilien/persistence';
import { patiently } from '../support/faults.js';
import { broken, nothingPending } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { approvedProfessional, ready } from '../support/people.js';
import { eventually } from '../support/eventually.js';
import { startPgbouncer } from '../support/pgbouncer.mjs';
import { embeddedPostgres } from '../support/postgres-engine.mjs';
import { localRedisCluster } from '../support/redis-engine.mjs';
import { startReplica } from '../support/replica.mjs';
import { startSystem, type System } from '../support/system.js';
import { withoutViews } from '../support/kernel.js';

/** A professional's coins are enough for two. */
const JOURNEYS = 2;

describe('behind PgBouncer, a session for each transaction, with a replica for views and the queue on a Redis cluster', () => {
  let database: Awaited<ReturnType<typeof embeddedPostgres>>;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let redis: Awaited<ReturnType<typeof localRedisCluster>>;
  let system: System;

  beforeAll(async () => {
    database = await embeddedPostgres();
    await withoutViews.migrate(database.url);
    replica = await startReplica(database.url);
    pooler = await startPgbouncer({ url: database.url, connectQuery: CONNECT_QUERY });
    redis = await localRedisCluster();
    system = await startSystem({
      database: { url: database.url, drop: async () => undefined },
      redisUrl: redis.url,
      separate: true,
      processEnv: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, DATABASE_READ_URL: replica.url },
    });
  });
  afterAll(async () => {
    await system?.close();
    await pooler?.stop();
    await redis?.stop();
    await replica?.stop();
    await database?.stop();
  });

  it('requests become accepted leads side by side, nothing is lost, sold twice or pending', async () => {
    const pros = await Promise.all(Array.from({ length: 4 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const staff = await system.signIn('admin', patiently);
    const journeys = await Promise.all(Array.from({ length: JOURNEYS }, () => completeJourney(system, staff, pros)));
    await nothingPending(system);
    expect(await broken(system, journeys)).toEqual([]);
    const used = await system.kernel.db.query<{ name: string; n: number }>(
      `select application_name as name, count(*)::int as n from pg_stat_activity where datname = current_database() group by 1`,
    );
    // The sessions of the pool are few; what listens has its own.
    expect(used.find(({ name }) => name === 'jurilien-signals')?.n).toBe(3);
    const pooled = used.filter(({ name }) => ['jurilien-api', 'jurilien-worker'].includes(name)).reduce((sum, { n }) => sum + n, 0);
    expect(pooled).toBeGreaterThan(0);
    expect(pooled).toBeLessThanOrEqual(4);
    await eventually(async () => {
      expect((await staff('GET', '/api/views/leads')).body.total).toBe(JOURNEYS);
      return /^view_reads_total\{at="replica"\} [1-9]/m.test(await system.figures());
    }, 'a list read on the replica');
  });

  it('a pooler whose sessions are not set up is refused with the line to add', async () => {
    const bare = await startPgbouncer({ url: database.url, connectQuery: 'set timezone to utc' });
    try {
      await expect(openDatabase(bare.url, { directUrl: database.url })).rejects.toThrow(/no statement_timeout.*connect_query/);
    } finally {
      await bare.stop();
    }
  });
});
