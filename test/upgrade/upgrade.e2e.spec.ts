import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEFORE_ACCEPTED } from '@jurilien/contracts';
import { masterKeyName, openDatabase, projector, restoreBackup } from '@jurilien/persistence';
import { indexKeyMark, ledgerOf, readSettings, type Kernel } from '@jurilien/runtime';
import { TOTP } from 'otpauth';
import { call } from '../support/call.js';
import { testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { viewTable } from '../support/invariants.js';
import { logIn } from '../support/log-in.js';
import { startProcess } from '../support/processes.js';
import { startSystem, type System } from '../support/system.js';
import { DEMO_PASSWORD, KEYS } from './keys.mjs';

/** What `fill.mjs` noted of an installation, as its own version saw it. */
interface Expected {
  readonly types: Record<string, number>;
  readonly categories: Record<string, number>;
  readonly views: Record<string, number>;
  readonly link: { readonly leadId: string; readonly code: string; readonly token: string };
  readonly accounts: readonly { readonly email: string; readonly secret: string }[];
}

/** What the deployment of this version appends itself: what it ships. */
const NOTED = { types: { ShippedValuesNoted: 1 }, categories: { configuration: 1 } };

/** Views of a version that are gone since, or have other rows, with the reason. */
const COUNTED_OTHERWISE: Readonly<Record<string, string>> = {};

const rowsOfViews = async ({ db }: Kernel): Promise<Record<string, string[]>> => {
  const tables = await db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'views' order by 1`);
  const found: Record<string, string[]> = {};
  for (const { name } of tables)
    found[name] = (await db.query<{ r: string }>(`select to_jsonb(t)::text as r from views."${name}" t order by 1`)).map(({ r }) => r);
  return found;
};

const step = async (kernel: Kernel): Promise<void> => {
  const faults: unknown[] = [];
  const views = projector(kernel.db, kernel.codec, [...kernel.registry.views.values()], (...fault) => faults.push(fault));
  await views.prepare();
  while (await views.step());
  expect(faults).toEqual([]);
};

const versions = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(versions.map(({ name }) => name))('an installation of %s, opened by this version', (version) => {
  const folder = join(import.meta.dirname, version);
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
  const { schema } = JSON.parse(readFileSync(join(folder, 'data', 'manifest.json'), 'utf8')) as { schema: number };
  let system: System;

  beforeAll(async () => {
    const database = await testDatabase();
    const env = {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      FILES_DIR: join(tmpdir(), 'jurilien-test-files'),
      ERASURES_DIR: join(tmpdir(), 'jurilien-test-erasures', version),
      ...KEYS,
    };
    // The tables as that version had them, with its rows; the later migrations meet these.
    const old = await openDatabase(database.url, { max: 2 });
    await old.migrate({ upTo: schema });
    const settings = readSettings(env);
    const keys = { masterKeys: [masterKeyName(KEYS.MASTER_KEY)], indexKey: indexKeyMark(settings), ledger: ledgerOf(settings) };
    await restoreBackup(old, { data: join(folder, 'data'), keys: join(folder, 'keys') }, 'latest', keys);
    await old.close();
    const upgrade = await startProcess('worker', env, 'migrate');
    expect({ code: await upgrade.exited, said: upgrade.output() }).toMatchObject({ code: 0 });
    system = await startSystem({ database, worker: false, env: KEYS });
  });
  afterAll(() => system?.close());

  /** Signs in as people do. @param ahead which code of the phone: that of now, or the next one, since each is taken once */
  const enter = ({ email, secret }: Expected['accounts'][number], ahead = 0): Promise<string> => {
    const nextCode = () => ({ method: 'totp' as const, code: new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 }) });
    return logIn(system.origin, { email, password: DEMO_PASSWORD, secret, nextCode });
  };

  it('has every event it had, and reads each of them', async () => {
    const { kernel } = system;
    const counts = async (by: string) =>
      Object.fromEntries(
        (await kernel.db.query<{ name: string; n: number }>(`select ${by} as name, count(*)::int as n from events group by 1`)).map(
          (row) => [row.name, row.n],
        ),
      );
    expect(await counts('type')).toEqual({ ...expected.types, ...NOTED.types });
    expect(await counts(`split_part(stream, '-', 1)`)).toEqual({ ...expected.categories, ...NOTED.categories });
  });

  it('shows in each view the rows it had, and those that folding the log from its beginning gives', async () => {
    const { kernel } = system;
    const built = await rowsOfViews(kernel);
    const now = Object.fromEntries(Object.entries(built).map(([table, rows]) => [table.replace(/_v\d+$/, ''), rows.length]));
    expect({ ...now, ...COUNTED_OTHERWISE }).toMatchObject({ ...expected.views, ...COUNTED_OTHERWISE });
    for (const view of Object.keys(built)) await kernel.db.query(`truncate views."${view}"`);
    await kernel.db.query(`delete from checkpoints where reader like 'view:%'`);
    await step(kernel);
    expect(await rowsOfViews(kernel)).toEqual(built);
  });

  it('lets every account of the demo sign in, with its password and its phone', async () => {
    expect(expected.accounts.length).toBeGreaterThan(5);
    for (const account of expected.accounts) expect(await enter(account)).toMatch(/^ey/);
  });

  it('opens the page behind a link that it sent', async () => {
    const { token, code } = expected.link;
    const { status, body } = await call(system.origin, 'GET', '/api/public/lead-status', undefined, { authorization: `Link ${token}` });
    expect({ status, code: body.code }).toEqual({ status: 200, code });
  });

  it('goes on with the requests it had', async () => {
    const token = await enter(
      expected.accounts.find(({ email }) => email.startsWith('admin@'))!,
      1,
    );
    const staff = (method: string, path: string, body?: unknown) =>
      call(system.origin, method, path, body, { authorization: `Bearer ${token}` });
    const { leadId } = expected.link;
    const note = `Reprise ${randomUUID()}`;
    const sent = await staff('POST', '/api/commands/TagLead', { commandId: randomUUID(), payload: { leadId, note } });
    expect(sent).toMatchObject({ status: 200 });
    await step(system.kernel);
    expect((await staff('GET', `/api/views/leads/${leadId}`)).body).toMatchObject({ id: leadId, tagged: true });
  });

  it('writes what waited under its own keys, once, and sends nothing again', async () => {
    const { db } = system.kernel;
    const [{ last } = { last: 0 }] = await db.query<{ last: number }>('select max(position)::int as last from events');
    const waited = await db.query<{ id: string }>(`select id from work_items where state = 'pending' and job = 'notify'`);
    // Reminders of a first contact were timers then.
    const NUDGES = `timer like 'accept.nudge%' and state in ('pending', 'taken')`;
    const [{ armed } = { armed: 0 }] = await db.query<{ armed: number }>(
      `select count(*)::int as armed from scheduled_actions where ${NUDGES}`,
    );
    expect([waited.length > 100, armed > 0]).toEqual([true, true]);
    await db.query(`update work_items set due_at = now() where id = any($1::uuid[])`, [waited.map(({ id }) => id)]);
    await db.query(`update scheduled_actions set due_at = now() where ${NUDGES}`);
    await system.startWorker();

    const ids = waited.map(({ id }) => id);
    const open = `select key, last_error from work_items where id = any($1::uuid[]) and state <> 'done'
      union all select timer, outcome from scheduled_actions where ${NUDGES} and due_at <= now()
      union all select reader, null from checkpoints where reader = 'automation:rules' and position < event_horizon()`;
    let left: readonly unknown[] = [];
    await eventually(async () => (left = await db.query(open, [ids])).length === 0, 'what waited').catch(() => undefined);
    expect(left).toEqual([]);
    // Each reminder that its timer made is a row, and every message has the key of the row that asked for it, once.
    const lost = `select 1 from events e where type = 'AcceptanceReminded' and position > $1
      and not exists (select 1 from work_items w where w.position = e.position and w.job = 'notify')`;
    expect(await db.query(lost, [last])).toEqual([]);
    const keys = `select payload ->> 'sendKey' as key from events where type = 'MessageQueued'`;
    expect(await db.query(`select key from (${keys}) k group by key having count(*) > 1`)).toEqual([]);
    expect(
      await db.query(`select key from (${keys}) k where not exists (select 1 from work_items w where k.key like w.key || '/%')`),
    ).toEqual([]);
    expect(await db.query(`select stream from events where type = 'MessageSent' group by stream having count(*) > 1`)).toEqual([]);
  });

  it('asks by a follow-up for what waited for the team before there were any, once', async () => {
    const { db } = system.kernel;
    const table = (view: string) => viewTable(system, view);
    const owed = `with marks as (
        select 'clientReady:' || id as id from ${table('leads')} where "clientReady" and state = any($1)
        union all select 'leadCredit:' || id from ${table('acceptances')} where credit = 'asked'
        union all select 'replacement:' || id from ${table('acceptances')} where replacement = 'asked' and "replacementAnswerBy" is not null
        union all select 'lowScore:' || id from ${table('surveys')} where "followUp"
      ) select m.id, t.id is not null as carried from marks m left join ${table('follow-ups')} t on t.id = m.id`;
    let marks: readonly { id: string; carried: boolean }[] = [];
    await eventually(async () => {
      marks = await db.query(owed, [BEFORE_ACCEPTED]);
      return marks.every(({ carried }) => carried);
    }, 'what waited before there were follow-ups').catch(() => undefined);
    expect([marks.length > 0, marks.filter(({ carried }) => !carried)]).toEqual([true, []]);
    expect(
      await db.query(
        `select stream from events where type = 'FollowUpOpened' and actor ->> 'id' = 'carry-over-marks' group by 1 having count(*) > 1`,
      ),
    ).toEqual([]);
  });
});
