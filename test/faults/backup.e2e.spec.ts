import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@jurilien/files';
import { projector } from '@jurilien/persistence';
import { metricsText, openKernel, proveBooks, readSettings, type Kernel } from '@jurilien/runtime';
import { backUp, lookAtBackup, restore } from '../../services/worker/src/backup/commands.js';
import { testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { broken, nothingPending } from '../support/invariants.js';
import { completeJourney, type Journey } from '../support/journey.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
async function* bytesOf(file: Buffer): AsyncGenerator<Buffer> {
  yield file;
}
/** What both lives of the product share: keys, and the providers. */
const SHARED = [
  ...['JWT_SECRET', 'MASTER_KEY', 'LINK_SECRET', 'SITE_KEY', 'TWILIO_AUTH_TOKEN', 'TWILIO_BASE_URL', 'SMTP_URL'],
  ...['STRIPE_API_BASE', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

const rows = async (kernel: Kernel): Promise<Record<string, string[]>> => {
  const tables = await kernel.db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'views' order by 1`);
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }) => [
        name,
        (await kernel.db.query<{ r: string }>(`select to_jsonb(t)::text as r from views."${name}" t order by 1`)).map((row) => row.r),
      ]),
    ),
  ) as Record<string, string[]>;
};
const log = (kernel: Kernel, upTo: number) =>
  kernel.db.query(
    `select count(*)::int as n, md5(string_agg(to_jsonb(e)::text, ',' order by position)) as hash from events e where position <= $1`,
    [upTo],
  );

describe('a backup, restored to an instant', () => {
  const folders = { data: '', keys: '' };
  let home: string;
  let first: System;
  let second: System;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'jurilien-backup-'));
    Object.assign(folders, { data: join(home, 'data'), keys: join(home, 'keys') });
    first = await startSystem({ env: { FILES_DIR: join(home, 'files'), ERASURES_DIR: join(home, 'erasures') } });
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
    await rm(home, { recursive: true, force: true });
  });

  it('is the product as it stood: books, audit, views, files; who was erased stays erased, and nothing is sent twice', async () => {
    const reports: string[] = [];
    const tools = { print: (line: string) => void reports.push(line), progress: () => undefined, operator: 'drill' };
    const { kernel } = first;
    const job = mainJob(first);
    const pros = [await approvedProfessional(first)];
    await ready(first, pros);
    const journey: Journey = await completeJourney(first, await first.signIn('admin'), pros);
    const files = await openFiles(kernel.vault, kernel.settings);
    const [kept, erased] = [randomUUID(), randomUUID()];
    const [file, gone] = await Promise.all([kept, erased].map((owner) => files.kept.keep(owner, bytesOf(PDF))));
    await nothingPending(first);
    expect(await metricsText(kernel, { database: 'ok', pool: 'ok' })).not.toMatch(/^backup_age_seconds /m);
    await backUp(kernel, folders, tools);
    await cp(folders.keys, join(home, 'keys-of-before'), { recursive: true });
    expect(await metricsText(kernel, { database: 'ok', pool: 'ok' })).toMatch(/^backup_age_seconds \d/m);

    // More happens: one text reaches its client, another is still pending at the instant.
    const informed = await job.submit();
    await eventually(async () => (await job.texts(informed.phone)).length > 0, 'the text with the code');
    await nothingPending(first);
    await first.stopWorker();
    const owed = await job.submit();
    const views = projector(kernel.db, kernel.codec, [...kernel.registry.views.values()], () => undefined);
    while (await views.step());
    const [at] = await kernel.db.query<{ instant: string; position: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant, max(position) as position from events`,
    );
    const before = { views: await rows(kernel), log: await log(kernel, Number(at!.position)), books: await proveBooks(kernel, {}) };

    // The time that will be lost: the text goes out, an account is made, someone is erased.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await first.startWorker();
    await eventually(async () => (await job.texts(owed.phone)).length > 0, 'the text that was owed');
    const lost = await first.staff('admin', 'lost');
    expect(await kernel.vault.destroy(erased)).toBe(true);
    await nothingPending(first);
    await backUp(kernel, folders, tools);
    await first.stopWorker();
    await first.stopApi();

    const database = await testDatabase();
    const env = {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      FILES_DIR: join(home, 'files-again'),
      ERASURES_DIR: join(home, 'erasures'),
      ...Object.fromEntries(SHARED.map((name) => [name, kernel.settings[name]])),
    } as Record<string, string>;
    const again = await openKernel(readSettings(env), 'restore');
    expect(await restore(again, { ...folders, to: at!.instant }, tools)).toBe(true);
    expect(await log(again, Number(at!.position))).toEqual(before.log);
    expect(await again.db.query('select 1 from events where position > $1', [at!.position])).toEqual([]);
    expect(await rows(again)).toEqual(before.views);
    expect(await proveBooks(again, {})).toEqual(before.books);
    expect(await again.db.query('select 1 from events where stream = $1', [`user-${lost.userId}`])).toEqual([]);
    const filesAgain = await openFiles(again.vault, again.settings);
    expect((await filesAgain.kept.open(kept, file!.fileId))?.bytes).toEqual(PDF);
    expect(await filesAgain.kept.open(erased, gone!.fileId)).toBeUndefined();
    await expect(restore(again, { ...folders, to: at!.instant }, tools)).rejects.toThrow('nothing is ever restored over a log');
    await again.close();

    second = await startSystem({ database, env });
    await nothingPending(second);
    // The mailbox knows a mail by its Message-ID: one that goes out again is a copy, not a second mail.
    const wrong = await broken({ ...second, sandbox: first.sandbox }, [journey]);
    expect(wrong.filter((what) => !/^\d copies of a mail/.test(what))).toEqual([]);
    expect([(await job.texts(informed.phone)).length, (await job.texts(owed.phone)).length]).toEqual([1, 1]);
  });

  it('brings no one back who was erased since, where only an older backup of the keys is left', async () => {
    const database = await testDatabase();
    const settings = (over: Record<string, string>) =>
      readSettings({
        ...{ NODE_ENV: 'test', DATABASE_URL: database.url, FILES_DIR: join(home, 'files-once-more'), ...over },
        ...Object.fromEntries(SHARED.map((name) => [name, first.kernel.settings[name]])),
      });
    const tools = { print: () => undefined, progress: () => undefined, operator: 'drill' };
    const asked = { data: folders.data, keys: join(home, 'keys-of-before'), to: 'latest' };
    const without = await openKernel(settings({ ERASURES_DIR: join(home, 'nowhere') }), 'restore');
    await expect(restore(without, asked, tools)).rejects.toThrow('this database knows of');
    await without.close();

    const kernel = await openKernel(settings({ ERASURES_DIR: join(home, 'erasures') }), 'restore');
    expect(await restore(kernel, asked, tools)).toBe(true);
    const alive = await kernel.db.query<{ owner: string }>('select owner from person_keys where destroyed_at is null');
    const erased = await first.kernel.db.query<{ owner: string }>('select owner from person_keys where destroyed_at is not null');
    expect(erased.length).toBeGreaterThan(0);
    expect(alive.filter(({ owner }) => erased.some((gone) => gone.owner === owner))).toEqual([]);
    expect(alive.length).toBeGreaterThan(0);
    await kernel.close();
    await database.drop();
  });

  it('brings no one back who was erased while it was written', async () => {
    const tools = { print: () => undefined, progress: () => undefined, operator: 'drill' };
    const { vault, settings, db } = first.kernel;
    const files = await openFiles(vault, settings);
    const owners = Array.from({ length: 40 }, () => randomUUID());
    const kept = await Promise.all(owners.map((owner) => files.kept.keep(owner, bytesOf(PDF))));
    const target = { data: join(home, 'data-meanwhile'), keys: join(home, 'keys-meanwhile') };
    let writing = true;
    const written = backUp(first.kernel, target, tools).finally(() => (writing = false));
    let meanwhile = 0;
    for (const owner of owners) {
      expect(await vault.destroy(owner)).toBe(true);
      if (writing) meanwhile++;
    }
    expect(await written).toBe(true);
    expect(meanwhile).toBeGreaterThan(0);
    expect((await db.query('select 1 from person_keys where owner = any($1) and destroyed_at is null', [owners])).length).toBe(0);

    const database = await testDatabase();
    const env = {
      ...{ NODE_ENV: 'test', DATABASE_URL: database.url, FILES_DIR: join(home, 'files-meanwhile'), ERASURES_DIR: join(home, 'erasures') },
      ...Object.fromEntries(SHARED.map((name) => [name, settings[name]])),
    };
    const kernel = await openKernel(readSettings(env), 'restore');
    expect(await restore(kernel, { ...target, to: 'latest' }, tools)).toBe(true);
    expect(await kernel.db.query('select owner from person_keys where owner = any($1) and destroyed_at is null', [owners])).toEqual([]);
    const again = await openFiles(kernel.vault, kernel.settings);
    for (const [n, owner] of owners.entries()) expect(await again.kept.open(owner, kept[n]!.fileId)).toBeUndefined();
    await kernel.close();
    await database.drop();
  });

  it('has an age while it can be restored, and none once it is gone', async () => {
    const age = async () => /^backup_age_seconds .*$/m.exec(await metricsText(second.kernel, { database: 'ok', pool: 'ok' }))?.[0];
    const look = () => lookAtBackup(second.kernel, folders, { print: () => undefined }, true);
    expect(await look()).toBe(true);
    expect(await age()).toMatch(/^backup_age_seconds \d/);
    await rename(folders.keys, `${folders.keys}-elsewhere`);
    expect(await look()).toBe(false);
    expect(await age()).toBeUndefined();
    await rename(`${folders.keys}-elsewhere`, folders.keys);
  });

  it('refuses what is not whole, or not enough', async () => {
    const database = await testDatabase();
    const settings = (over: Record<string, string> = {}) =>
      readSettings({
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        ...Object.fromEntries(SHARED.map((name) => [name, first.kernel.settings[name]])),
        ...over,
      });
    const tools = { print: () => undefined, progress: () => undefined, operator: 'drill' };
    const kernel = await openKernel(settings(), 'restore');
    const other = await openKernel(settings({ MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }), 'restore');
    const to = 'latest';
    await expect(restore(other, { ...folders, to }, tools)).rejects.toThrow('wrapped by another master key');
    await expect(restore(kernel, { ...folders, to: '2020-01-01T00:00:00Z' }, tools)).rejects.toThrow('nothing before it can be restored');
    await expect(restore(kernel, { data: folders.data, keys: join(home, 'nowhere'), to }, tools)).rejects.toThrow('no backup of keys');
    await expect(restore(kernel, { data: join(home, 'nowhere'), keys: folders.keys, to }, tools)).rejects.toThrow('no backup of data');
    const { segments } = JSON.parse(await readFile(join(folders.data, 'manifest.json'), 'utf8')) as { segments: { file: string }[] };
    const path = join(folders.data, segments[0]!.file);
    const bytes = await readFile(path);
    await writeFile(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]));
    await expect(restore(kernel, { ...folders, to }, tools)).rejects.toThrow('is not as it was written');
    expect(await kernel.db.query('select 1 from events')).toEqual([]);
    await other.close();
    await kernel.close();
    await database.drop();
  });
});
