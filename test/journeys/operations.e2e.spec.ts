import { randomUUID } from 'node:crypto';
import { QUEUES } from '@jurilien/event-sourcing';
import { eventually } from '../support/eventually.js';
import { viewTable } from '../support/invariants.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { staleSessionOf } from '../support/session.js';
import { call, startSystem, type Backend, type System } from '../support/system.js';

const PATIENCE_MS = 180_000;
const SECRET = 'anne.secret@exemple.ca';

/** N07: what an administrator sees of the machine, and does about work that was given up and views that are wrong. */
describe.each<Backend>(['postgres', 'redis'])('operations, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let admin: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    system = await startSystem({ redisUrl: redis?.url });
    admin = await system.signIn('admin');
  }, PATIENCE_MS);
  afterAll(async () => {
    await system?.close();
    await redis?.stop();
  });

  const send = (name: string, payload: object, by = admin, reason: string | undefined = 'Le fournisseur est revenu') =>
    by('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
  const machine = async () => (await admin('GET', '/api/operations')).body;
  const letters = async (query: Record<string, string> = {}) =>
    (await admin('GET', `/api/operations/dead-letters?${new URLSearchParams(query)}`)).body;
  /** Work that was given up some hours ago: files that are no longer there, whose removal says nothing. */
  const giveUp = (count: number, more: { job?: string; input?: object; fault?: string } = {}) =>
    system.kernel.db.query<{ id: string }>(
      `insert into work_items (id, job, key, input, position, occurred_at, state, attempts, due_at, fault, last_error)
       select gen_random_uuid(), $2, gen_random_uuid()::text, $3::jsonb || jsonb_build_object('fileId', gen_random_uuid()), 0, now() - interval '3 hours',
              'failed', 5, now() - interval '2 hours' + n * interval '1 millisecond', $4, $5 from generate_series(1, $1::int) n returning id`,
      [count, more.job ?? 'remove-file', JSON.stringify(more.input ?? {}), more.fault ?? 'FilesUnavailable', `no to ${SECRET}`],
    );
  const stateOf = async (ids: readonly string[]) =>
    Object.fromEntries(
      (
        await system.kernel.db.query<{ state: string; n: number }>(
          'select state, count(*)::int as n from work_items where id = any($1::uuid[]) group by state',
          [ids],
        )
      ).map(({ state, n }) => [state, n]),
    );
  const act = (operationId: string) =>
    eventually(async () => {
      const { status, body } = await admin('GET', `/api/views/operations/${operationId}`);
      return status === 200 && body.state !== 'Running' ? (body as Record<string, unknown>) : undefined;
    }, 'the act to be over');

  it(
    'shows processes with their version, queues where they lie, readers, timers, what was saved and proved',
    async () => {
      const seen = await eventually(async () => {
        const found = await machine();
        // No one has made a backup of this installation: that is all there is to say.
        const calm = found.alarms.join() === 'BackupMissing' && Object.keys(found.checks).length === 0;
        return found.queues && found.processes.length > 1 && calm ? found : undefined;
      }, 'the worker to say how full the queues are, and all to be well');
      expect(seen.queues.backend).toBe(backend === 'redis' ? 'redis' : 'postgresql');
      expect(Object.keys(seen.queues.counts).sort()).toEqual([...QUEUES].sort());
      expect(seen.processes.map(({ kind, gone, node }: any) => [kind, gone, node])).toEqual([
        ['api', false, process.version],
        ['worker', false, process.version],
      ]);
      expect(new Set(seen.processes.map(({ release }: any) => release)).size).toBe(1);
      expect(seen.readers.length).toBeGreaterThan(100);
      expect(seen.disk.databaseBytes).toBeGreaterThan(1_000_000);
    },
    PATIENCE_MS,
  );

  it('is an administrator’s of everything, and no one else’s', async () => {
    for (const role of ['admin_qc', 'admin_validation', 'report_admin', 'admin_restricted']) {
      const other = await system.signIn(role);
      for (const path of ['/api/operations', '/api/operations/dead-letters', '/api/views/operations'])
        expect((await other('GET', path)).status).toBe(403);
      for (const name of ['RetryDeadLetter', 'DismissDeadLetter', 'RebuildProjection'])
        expect((await send(name, { operationId: randomUUID(), view: 'leads', workId: randomUUID() }, other)).status).toBe(403);
    }
    expect((await send('RecordDeadLettersSettled', { operationId: randomUUID(), settled: 1, refused: 0 })).status).toBe(403);
  });

  it(
    'tries all of one reason again in portions, once, and says what came of it',
    async () => {
      const ids = (await giveUp(1_203)).map(({ id }) => id);
      const others = (await giveUp(2, { job: 'notify', fault: 'Error 42P01' })).map(({ id }) => id);
      const { total, groups, rows, more } = await letters();
      expect([total, rows.length, more]).toEqual([1_205, 25, true]);
      expect(groups).toMatchObject([
        { job: 'remove-file', fault: 'FilesUnavailable', rows: 1_203 },
        { job: 'notify', fault: 'Error 42P01', rows: 2 },
      ]);
      expect((await machine()).alarms).toContain('WorkGivenUp');

      const operationId = randomUUID();
      const of = { operationId, job: 'remove-file', fault: 'FilesUnavailable' };
      expect((await send('RetryDeadLetter', of, admin, '')).status).toBe(422);
      expect((await send('RetryDeadLetter', of)).status).toBe(200);
      expect((await send('RetryDeadLetter', of)).status).toBe(200);
      expect(await act(operationId)).toMatchObject({
        act: 'retry',
        settled: 1_203,
        refused: 0,
        state: 'Done',
        reason: 'Le fournisseur est revenu',
      });
      await eventually(async () => (await stateOf(ids))['done'] === ids.length, 'all of it to be done');
      expect(await stateOf(others)).toEqual({ failed: 2 });
      // Nothing of a kind that was never given up.
      expect((await send('RetryDeadLetter', { operationId: randomUUID(), job: 'deliver', fault: 'Error' })).status).toBe(404);

      const put = randomUUID();
      expect((await send('DismissDeadLetter', { operationId: put, job: 'notify', fault: 'Error 42P01' })).status).toBe(200);
      expect(await act(put)).toMatchObject({ act: 'dismiss', settled: 2, state: 'Done' });
      expect(await stateOf(others)).toEqual({ done: 2 });
      const audited = (
        await admin('GET', `/api/audit?filter=${encodeURIComponent(JSON.stringify({ subject: `operation-${operationId}` }))}`)
      ).body;
      expect(audited.data.map(({ action, reason }: any) => [action, reason])).toContainEqual([
        'DeadLetterRetried',
        'Le fournisseur est revenu',
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'puts nothing aside that erases something for someone, and nothing at all by an old sign-in',
    async () => {
      const [key] = await giveUp(1, { job: 'destroy-key', input: { owner: randomUUID() }, fault: 'kept' });
      for (const asked of [{ workId: key!.id }, { job: 'destroy-key', fault: 'kept' }]) {
        const refused = await send('DismissDeadLetter', { operationId: randomUUID(), ...asked });
        expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('must-be-done')]);
      }
      const { userId } = await system.staff('admin');
      const authorization = await staleSessionOf(system.kernel, userId);
      const old: typeof admin = (method, path, body) => call(system.origin, method, path, body, { authorization });
      for (const name of ['RetryDeadLetter', 'DismissDeadLetter', 'RebuildProjection']) {
        const { status, body } = await send(name, { operationId: randomUUID(), view: 'staff', workId: key!.id }, old);
        expect([name, status, body.code]).toEqual([name, 403, 'STEP_UP_REQUIRED']);
      }
      const operationId = randomUUID();
      expect((await send('RetryDeadLetter', { operationId, workId: key!.id })).status).toBe(200);
      expect(await act(operationId)).toMatchObject({ settled: 1, refused: 0 });
      await eventually(async () => (await stateOf([key!.id]))['done'] === 1, 'the key to be destroyed');
    },
    PATIENCE_MS,
  );

  it(
    'refuses what no one waits for any more, alone or among many, and puts it aside when asked',
    async () => {
      const [code] = await giveUp(1, { job: 'notify', input: { rule: 'sign-in-code' }, fault: 'late' });
      const [row] = (await letters({ job: 'notify', fault: 'late' })).rows;
      expect(row).toMatchObject({ id: code!.id, rule: 'sign-in-code', pastMoment: true });
      const refused = await send('RetryDeadLetter', { operationId: randomUUID(), workId: code!.id });
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('past-its-moment')]);
      const operationId = randomUUID();
      expect((await send('RetryDeadLetter', { operationId, job: 'notify', fault: 'late' })).status).toBe(200);
      expect(await act(operationId)).toMatchObject({ settled: 0, refused: 1 });
      expect(await stateOf([code!.id])).toEqual({ failed: 1 });
      const put = randomUUID();
      expect((await send('DismissDeadLetter', { operationId: put, workId: code!.id })).status).toBe(200);
      await act(put);
      expect((await letters()).total).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'says why work was given up without a word of what was thrown or of whom it is about',
    async () => {
      const leadId = randomUUID();
      const input = { leadId, reason: SECRET, vars: { name: 'Zqanne' }, addressHash: 'zqhash' };
      const id = randomUUID();
      // A kind that this code does not have, at its last try.
      await system.kernel.db.query(
        `insert into work_items (id, job, key, input, position, occurred_at, attempts) values ($1::uuid, 'of-no-code', $1::uuid::text, $2, 0, now(), 9)`,
        [id, JSON.stringify(input)],
      );
      await giveUp(1, { job: 'notify', input, fault: '' });
      const found = await eventually(async () => {
        const all = await letters();
        return all.total === 2 ? all : undefined;
      }, 'the worker to give it up');
      const [newest, older] = found.rows;
      expect(newest).toMatchObject({ id, job: 'of-no-code', about: { leadId }, fault: expect.stringMatching(/^Error, .*worker/) });
      expect(older).toMatchObject({ fault: '', about: { leadId } });
      expect(JSON.stringify(found)).not.toMatch(/secret|Zqanne|zqhash/i);
      for (const { job, fault } of found.groups) {
        const operationId = randomUUID();
        expect((await send('DismissDeadLetter', { operationId, job, fault })).status).toBe(200);
        await act(operationId);
      }
      expect((await letters()).total).toBe(0);
      const { rows } = await letters({ afterAt: '2020-01-01T00:00:00.000000Z', afterId: id });
      expect(rows).toEqual([]);
      for (const bad of ['?afterId=1', '?afterAt=yesterday', `?job=${'x'.repeat(101)}`, '?all=yes'])
        expect((await admin('GET', `/api/operations/dead-letters${bad}`)).status).toBe(422);
    },
    PATIENCE_MS,
  );

  it(
    'builds a view again while the old one serves, and says how long it took',
    async () => {
      const table = viewTable(system, 'staff');
      const names = async () =>
        (await system.kernel.db.query(`select id, name from ${table} order by id`)).map(({ id, name }) => [id, name]);
      const before = await names();
      expect(before.length).toBeGreaterThan(0);
      await system.kernel.db.query(`update ${table} set state = 'Disabled'`);
      const operationId = randomUUID();
      expect((await send('RebuildProjection', { operationId, view: 'staff' })).status).toBe(200);
      expect(await act(operationId)).toMatchObject({ act: 'rebuild', view: 'staff', state: 'Done', seconds: expect.any(Number) });
      expect(await names()).toEqual(before);
      const [{ disabled }] = (await system.kernel.db.query(`select count(*)::int as disabled from ${table} where state = 'Disabled'`)) as [
        any,
      ];
      expect(disabled).toBe(0);
      expect((await machine()).rebuilds).toEqual([]);
      expect((await send('RebuildProjection', { operationId: randomUUID(), view: 'no-such-view' })).status).toBe(404);
    },
    PATIENCE_MS,
  );
});
