import { columnOf, tableOf } from '@jurilien/event-sourcing';
import { searchColumn } from '@jurilien/persistence';
import { Redis } from 'ioredis';
import { eventually } from '../support/eventually.js';
import { nothingOwed } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { approvedProfessional, ready } from '../support/people.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { call, startSystem, type Backend, type System } from '../support/system.js';

/** Words that occur nowhere else; each must stay where personal data may be. */
const MARKS = {
  name: 'Zqname Quenneville',
  email: 'zqcourriel@exemple.test',
  phone: '4385550187',
  description: 'zqgirafe',
  party: 'Zqadversaire',
} as const;
const marks: string[] = Object.values(MARKS);

describe.each<Backend>(['postgres', 'redis'])('personal data and secrets, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let spy: Redis | undefined;
  const jobs: string[] = [];
  const secrets: string[] = [];

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    if (redis) spy = await listen(redis.url, jobs);
    system = await startSystem({ redisUrl: redis?.url, separate: true, env: { LOG_LEVEL: 'trace', PROVIDER_TIMEOUT_MS: '4000' } });
    if (!redis) await keepJobs(system);
    const pros = await Promise.all([1, 2, 3].map(() => approvedProfessional(system)));
    marks.push(...pros.flatMap((p) => [p.email, p.phoneNumber.slice(2)]));
    await ready(system, pros);
    const bearer = await system.bearer('admin');
    const staff: Awaited<ReturnType<System['signIn']>> = (method, path, sent) =>
      call(system.origin, method, path, sent, { authorization: bearer });
    secrets.push(bearer.slice('Bearer '.length));

    // Things go wrong on the way: what is logged about errors must not state whom they befell.
    const fault = (switches: object) => call(system.sandbox.origin, 'PUT', '/api/faults', switches);
    await fault({ sms: { mode: '429', times: 1, to: `+1${MARKS.phone}` } });
    await fault({ email: { mode: '500', times: 1, to: MARKS.email } });
    const fields = {
      clientName: MARKS.name,
      email: MARKS.email,
      phoneNumber: MARKS.phone,
      description: `Je me sépare et ${MARKS.description} me demande la garde partagée.`,
      othersInvolved: MARKS.party,
    };
    await call(system.origin, 'POST', '/api/public/requests', { leadId: 'none', fields });
    await call(system.origin, 'POST', '/api/login', { email: MARKS.email, password: 'zqmotdepasse' });
    secrets.push('zqmotdepasse');
    await completeJourney(system, staff, pros, fields);
    await nothingOwed(system);
    for (const { body } of await texts(system)) for (const [token] of body.matchAll(/[\w-]{43}/g)) secrets.push(token);
  }, 240_000);
  afterAll(async () => {
    spy?.disconnect();
    await system?.close();
    await redis?.stop();
  });

  // proves: ASVS row 77
  it('is in no column of any table but the personal ones of views', async () => {
    const allowed = new Set(
      [...system.kernel.registry.views.values()].flatMap((view) => [
        ...Object.entries(view.columns)
          .filter(([, column]) => columnOf(column).personal)
          .map(([name]) => `views.${tableOf(view)}.${name}`),
        // A search is over columns that are personal themselves.
        `views.${tableOf(view)}.${searchColumn(view) ?? ''}`,
      ]),
    );
    const columns = await system.kernel.db.query<{ schema: string; tbl: string; col: string }>(
      `select table_schema as schema, table_name as tbl, column_name as col from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema in ('public', 'views', 'bullmq') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { schema, tbl, col } of columns) {
      const rows = await system.kernel.db.query<{ hit: string }>(
        `select distinct w.hit from "${schema}"."${tbl}" t, unnest($1::text[]) w(hit) where t."${col}"::text ilike '%' || w.hit || '%'`,
        [[...marks, ...secrets]],
      );
      if (rows.length > 0) found.push(`${schema}.${tbl}.${col}`);
    }
    // Where it may be it is: the scan can see.
    expect(found).toEqual(
      expect.arrayContaining([
        `views.${tableOf(system.kernel.registry.views.get('lead-details')!)}.description`,
        `views.${tableOf(system.kernel.registry.views.get('messages')!)}.body`,
      ]),
    );
    expect(found.filter((place) => !allowed.has(place))).toEqual([]);
    const tables = new Set(columns.map((c) => `${c.schema}.${c.tbl}`));
    for (const table of ['public.events', 'public.work_items', 'public.scheduled_actions', 'public.rate_limits', 'public.provider_inbox'])
      expect(tables).toContain(table);
  });

  // proves: ASVS row 78, 80
  it('is in no job, no log line and no figure', async () => {
    if (!redis)
      jobs.push(...(await system.kernel.db.query<{ row: object }>('select row from seen_jobs')).map((r) => JSON.stringify(r.row)));
    const metrics = await system.figures();
    const outputs = { jobs: jobs.join('\n'), api: system.processes.api!.output(), worker: system.processes.worker!.output(), metrics };
    const mine = Object.values(system.settings).filter(
      (value): value is string => typeof value === 'string' && value.length >= 32 && !value.includes('://'),
    );
    expect({
      jobs: jobs.some((j) => j.includes('work-')),
      api: outputs.api.includes('listening'),
      worker: outputs.worker.includes('work failed'),
      metrics: metrics.includes('work_items'),
      secrets: mine.length > 3,
    }).toEqual({ jobs: true, api: true, worker: true, metrics: true, secrets: true });
    for (const [where, text] of Object.entries(outputs)) {
      const lower = text.toLowerCase();
      expect({ where, found: [...marks, ...secrets, ...mine].filter((mark) => lower.includes(mark.toLowerCase())) }).toEqual({
        where,
        found: [],
      });
    }
  });
});

const texts = async (system: System): Promise<{ body: string }[]> => (await call(system.sandbox.origin, 'GET', '/api/messages')).body;

/** Every command that any client sends to this Redis. */
async function listen(url: string, heard: string[]): Promise<Redis> {
  const client = new Redis(url);
  const monitor = await client.monitor();
  client.disconnect();
  monitor.on('monitor', (_at: string, words: readonly string[]) => {
    heard.push(words.join(' '));
  });
  return monitor;
}

/** Keeps a copy of every row that the queue writes: finished jobs leave none behind. */
async function keepJobs({ kernel: { db } }: System): Promise<void> {
  await db.query('create table seen_jobs (row jsonb)');
  await db.query(
    'create function keep_job() returns trigger language plpgsql as $$ begin insert into public.seen_jobs values (to_jsonb(new)); return null; end $$',
  );
  const tables = () => db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'bullmq'`);
  await eventually(async () => (await tables()).length > 2, 'the tables of the queue', 60);
  for (const { name } of await tables())
    await db.query(`create trigger keep_job after insert or update on bullmq."${name}" for each row execute function keep_job()`);
}
