import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { createViewTable, setAside, takeBack } from '@jurilien/persistence';
import { eventually } from '../../../../test/support/eventually.js';
import { embeddedPostgres } from '../../../../test/support/postgres-engine.mjs';
import { openKernel } from '../start/open-kernel.js';
import type { Kernel } from '../kernel/kernel.js';
import { isWell, statusOf, watchHealth, type Health } from './health.js';
import { readSettings } from '../settings/settings.js';
import { withoutViews } from '../../../../test/support/kernel.js';

const CONNECTIONS = 3;

describe('readiness', () => {
  let engine: Awaited<ReturnType<typeof embeddedPostgres>>;
  let kernel: Kernel;
  let health: Health;

  beforeAll(async () => {
    engine = await embeddedPostgres();
    await withoutViews.migrate(engine.url);
    const secret = randomBytes(32).toString('hex');
    kernel = await openKernel(
      readSettings({
        NODE_ENV: 'test',
        DATABASE_URL: engine.url,
        JWT_SECRET: secret,
        LINK_SECRET: secret,
        SITE_KEY: secret,
        MASTER_KEY: randomBytes(32).toString('base64'),
        POOL_MAX: String(CONNECTIONS),
      }),
      'health-spec',
    );
    for (const view of kernel.registry.views.values()) await createViewTable(kernel.db, view);
    health = watchHealth(kernel);
  });
  afterAll(async () => {
    health?.stop();
    await kernel?.close();
    await engine?.stop();
  });

  const says = (name: string, what: RegExp) =>
    eventually(async () => what.test((await health.checks())[name] ?? ''), `"${name}" to say ${what}`).catch(async (error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(await health.checks())}`);
    });
  const well = () =>
    eventually(async () => isWell(await health.checks()), 'everything to be well').catch(async (error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(await health.checks())}`);
    });

  it('is there when everything is', async () => {
    await well();
    const names = ['database', 'disk', 'event-loop', 'keys', 'pool', 'readers', 'schema', 'set-aside'];
    expect(Object.keys(await health.checks()).sort()).toEqual(names);
  });

  it('goes when every connection of the pool is taken, and comes back', async () => {
    const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => kernel.db.pool.connect()));
    await says('pool', /^every connection is taken$/);
    expect((await health.checks()).database).toBe('ok');
    for (const client of taken) client.release();
    await well();
  });

  it('stays, degraded, when a reader has set an event aside, until it was taken', async () => {
    const reader = `automation:${kernel.registry.automations[0]!.name}`;
    await kernel.db.query('insert into checkpoints (reader) values ($1)', [reader]);
    await setAside(kernel.db, reader, [{ key: '', position: 1, because: 'the text of an error is no one’s here' }]);
    await says('set-aside', new RegExp(`^degraded: waits for a person: ${reader}$`));
    expect([isWell(await health.checks()), statusOf(await health.checks())]).toEqual([true, 'degraded']);
    await takeBack(kernel.db, reader, { position: 1 });
    await says('set-aside', /^ok$/);
    expect(statusOf(await health.checks())).toBe('ok');
  });

  it('goes when a reader stands still before an event, and comes back when it has read it', async () => {
    await kernel.dispatch({
      name: 'CreateUser',
      input: {
        userId: randomUUID(),
        email: 'a@exemple.test',
        emailHash: kernel.secrets.hash('email:a@exemple.test'),
        username: 'a',
        passwordHash: await hash('une phrase de passe'),
        role: 'jurilien_admin',
      },
      commandId: randomUUID(),
      actor: { kind: 'system', id: 'spec' },
    });
    await says('readers', /^stands still: automation:/);
    await kernel.db.query('update checkpoints set position = event_horizon()');
    await well();
  });

  it('goes when the database’s disk is full, and comes back when there is room', async () => {
    const [{ folder } = { folder: '' }] = await kernel.db.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    const temporary = join(folder, 'base', 'pgsql_tmp');
    await mkdir(temporary, { recursive: true });
    // The next temporary files of each connection lie on a device that is always full.
    const backends = await kernel.db.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
    for (const { pid } of backends)
      for (let n = 0; n < 60; n++) await symlink('/dev/full', join(temporary, `pgsql_tmp${pid}.${n}`)).catch(() => undefined);
    await says('disk', /^full$/);
    expect((await health.checks()).database).toBe('ok');
    await rm(temporary, { recursive: true });
    await well();
  });

  it('says that the process was kept from answering, for a moment', async () => {
    const until = Date.now() + 2_500;
    while (Date.now() < until);
    await says('event-loop', /^was blocked for (?:[2-9]|\d\d)/);
    await well();
  });

  it('goes when the schema is older than the code', async () => {
    const [last] = await kernel.db.query<{ name: string }>(
      'delete from migrations where id = (select max(id) from migrations) returning name',
    );
    await says('schema', /^run the migrations$/);
    await kernel.db.query('insert into migrations (name) values ($1)', [last!.name]);
    await well();
  });

  it('goes with the database, and comes back with it', async () => {
    await engine.halt();
    await says('database', /^does not answer$/);
    expect(Object.keys(await health.checks()).sort()).toEqual(['database', 'event-loop']);
    await engine.restart();
    await well();
  });
});
