import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { columnOf, tableOf } from '@jurilien/event-sourcing';
import { openFiles } from '@jurilien/files';
import { lead } from '@jurilien/lead';
import { rebuildViews, searchColumn } from '@jurilien/persistence';
import { destroyKeys, stateOf } from '@jurilien/runtime';
import { Redis } from 'ioredis';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { erase, heldUnder } from '../support/erasing.js';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { textOfFolder, textOfRedis, wordsIn, wordsInDatabase } from '../support/left-behind.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startReceiver } from '../support/receiver.js';
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
/** Those of a person who asks for help, and is erased. */
const LEAVING = {
  name: 'Zqpartante Quenneville',
  email: 'zqpartante@exemple.test',
  phone: '4385550186',
  description: 'zqhirondelle',
  party: 'Zqvoisinage',
  text: 'zqgazouillis',
  file: 'zqbail',
} as const;
const marks: string[] = [...Object.values(MARKS), ...Object.values(LEAVING)];

describe.each<Backend>(['postgres', 'redis'])('personal data and secrets, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let spy: Redis | undefined;
  let traces: Awaited<ReturnType<typeof startReceiver>>;
  let home: string;
  let leaving: { leadId: string; fileId: string };
  const jobs: string[] = [];
  const secrets: string[] = [];

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    if (redis) spy = await listen(redis.url, jobs);
    traces = await startReceiver();
    home = await mkdtemp(join(tmpdir(), 'jurilien-personal-'));
    system = await startSystem({
      redisUrl: redis?.url,
      separate: true,
      env: {
        ...{ LOG_LEVEL: 'trace', PROVIDER_TIMEOUT_MS: '4000', FILES_DIR: home, WORKER_PORT: String(await freePort()) },
        OTEL_EXPORTER_OTLP_ENDPOINT: traces.origin,
      },
    });
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
    leaving = await askAndBreak(system);
    await nothingPending(system);
    for (const { body } of await texts(system)) for (const [token] of body.matchAll(/[\w-]{43}/g)) secrets.push(token);
  });
  afterAll(async () => {
    spy?.disconnect();
    await system?.close();
    await redis?.stop();
    await traces?.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Everything that leaves the processes and is no table: what went through the queue and what is in it, logs, figures, traces, reports. */
  const outside = async () => {
    const sent = redis
      ? [...jobs, await textOfRedis(redis.url)]
      : (await system.kernel.db.query<{ row: object }>('select row from seen_jobs')).map((r) => JSON.stringify(r.row));
    const worker = await fetch(`http://127.0.0.1:${system.processEnv.WORKER_PORT}/metrics`);
    return {
      jobs: sent.join('\n'),
      api: system.processes.api!.output(),
      worker: system.processes.worker!.output(),
      metrics: await system.figures(),
      metricsOfWorker: await worker.text(),
      traces: traces.received.map(({ body }) => body).join('\n'),
      reports: JSON.stringify((await call(system.sandbox.origin, 'GET', '/api/error-reports')).body),
      files: await textOfFolder(home),
    };
  };
  /** What none of them may say, by where it was found. */
  const foundIn = (outputs: Readonly<Record<string, string>>, words: readonly string[]) =>
    Object.entries(outputs).flatMap(([where, text]) => wordsIn(text, words).map((word) => `${where}: ${word}`));

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
    const found = [
      ...new Set((await wordsInDatabase(system.kernel.db, [...marks, ...secrets])).map((place) => place.slice(0, place.indexOf(': ')))),
    ];
    // Where it may be it is: the scan can see.
    expect(found).toEqual(
      expect.arrayContaining([
        `views.${tableOf(system.kernel.registry.views.get('lead-details')!)}.description`,
        `views.${tableOf(system.kernel.registry.views.get('messages')!)}.body`,
      ]),
    );
    expect(found.filter((place) => !allowed.has(place))).toEqual([]);
    const all = await system.kernel.db.query<{ name: string }>(`select schemaname || '.' || tablename as name from pg_tables`);
    const tables = new Set(all.map(({ name }) => name));
    for (const table of ['public.events', 'public.work_items', 'public.scheduled_actions', 'public.rate_limits', 'public.provider_inbox'])
      expect(tables).toContain(table);
  });

  // proves: ASVS row 78, 80
  it('is in no job, no log line, no figure, no trace, no error report and no file', async () => {
    const outputs = await outside();
    const mine = Object.values(system.settings).filter(
      (value): value is string => typeof value === 'string' && value.length >= 32 && !value.includes('://'),
    );
    expect({
      jobs: outputs.jobs.includes('work-'),
      api: outputs.api.includes('listening'),
      worker: outputs.worker.includes('work failed'),
      metrics: outputs.metrics.includes('work_items'),
      metricsOfWorker: outputs.metricsOfWorker.includes('job_seconds'),
      traces: ['command SubmitLead', 'sms send'].every((name) => outputs.traces.includes(name)),
      reports: outputs.reports.includes('TypeError'),
      files: outputs.files.includes(leaving.fileId),
      secrets: mine.length > 3,
    }).toEqual({
      ...{ jobs: true, api: true, worker: true, metrics: true, metricsOfWorker: true, traces: true, reports: true, files: true },
      secrets: true,
    });
    expect(foundIn(outputs, [...marks, ...secrets, ...mine])).toEqual([]);
  });

  it('is nowhere at all once its person is erased, and the erasure itself says nothing of them', async () => {
    const words = Object.values(LEAVING);
    const held = await heldUnder(system, [LEAVING.email, `+1${LEAVING.phone}`]);
    expect(held.map(({ kind }) => kind).sort()).toEqual(['conversation', 'request']);
    expect((await wordsInDatabase(system.kernel.db, words)).length).toBeGreaterThan(0);
    await erase(system, held);
    expect(await wordsInDatabase(system.kernel.db, words)).toEqual([]);
    const outputs = await eventually(async () => {
      const now = await outside();
      return now.traces.includes('command RecordErasureStep') && now;
    }, 'the traces of the erasure');
    expect(foundIn(outputs, words)).toEqual([]);
    expect(outputs.files).not.toContain(leaving.fileId);
  });

  // proves: ASVS row 76
  it('is in no row once the keys are destroyed, and a rebuild makes the same rows', async () => {
    const { db, codec, registry } = system.kernel;
    const rows = async () =>
      Object.fromEntries(
        await Promise.all(
          [...registry.views.values()].map(async (view) => {
            const all = await db.query<{ row: object }>(`select to_jsonb(t) as row from views."${tableOf(view)}" t order by "${view.key}"`);
            return [view.name, all.map(({ row }) => row)] as const;
          }),
        ),
      );
    const owners = await db.query<{ owner: string }>('select owner from person_keys where destroyed_at is null');
    await destroyKeys(
      system.kernel,
      owners.map(({ owner }) => owner),
    );
    const live = await rows();
    const text = JSON.stringify(live).toLowerCase();
    expect(marks.filter((mark) => text.includes(mark.toLowerCase()))).toEqual([]);
    await rebuildViews(db, codec, [...registry.views.values()]);
    expect(await rows()).toEqual(live);
  });
});

/** Someone asks for help, writes a text, sends a file, and meets an error on a page of ours that has it all before its eyes. */
async function askAndBreak(system: System): Promise<{ leadId: string; fileId: string }> {
  const { kernel, origin, sandbox } = system;
  const { name: clientName, email, phone: phoneNumber, party: othersInvolved } = LEAVING;
  const description = `Bonjour, ${LEAVING.description} ne paie plus le loyer depuis trois mois. Que puis-je faire?`;
  const { leadId, statusToken } = await mainJob(system).submit({ clientName, email, phoneNumber, description, othersInvolved });
  await call(sandbox.origin, 'POST', '/api/reply', { from: `+1${phoneNumber}`, body: LEAVING.text });
  const { personId } = await stateOf(kernel, lead, leadId);
  const { kept } = await openFiles(kernel.vault, kernel.settings);
  const { fileId, ...file } = await kept.keep(personId, pdf(LEAVING.file));
  await system.dispatch('UploadDocument', { leadId, documentId: fileId, name: `${LEAVING.file}.pdf`, ...file });
  const report = {
    ...{ part: 'browser', type: 'TypeError', page_path: `/suivi/${statusToken}?courriel=${email}` },
    message: `cannot show « ${clientName} » of ${email} (438 555-0186): "${description}"`,
    stack: `TypeError: ${clientName}\n    at show (${origin}/suivi/${statusToken}?nom=${encodeURIComponent(clientName)}:1:2)`,
  };
  const answer = await call(origin, 'POST', '/api/public/error-reports', report, fromHome(system));
  if (answer.status !== 204) throw new Error(JSON.stringify(answer));
  return { leadId, fileId };
}

async function* pdf(word: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n% ${word}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

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
  await eventually(async () => (await tables()).length > 2, 'the tables of the queue');
  for (const { name } of await tables())
    await db.query(`create trigger keep_job after insert or update on bullmq."${name}" for each row execute function keep_job()`);
}
