import { ROUTES } from '@jurilien/contracts';
import { dataExport } from '@jurilien/exports';
import { fileStore, folder } from '@jurilien/files';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { exportsOf, lastLineOf } from '../support/exports.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { impersonationOf, sessionOf } from '../support/session.js';
import { settled, startSystem, type Backend, type System } from '../support/system.js';

type Desk = ReturnType<typeof exportsOf>;
const client = { clientName: 'Maëlle Gagnon-Roy', email: 'maelle.gagnon@exemple.test', phoneNumber: '+14385550142' };
const HOUR_MS = 3_600_000;

describe.each<Backend>(['postgres', 'redis'])('a list as a file, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let admin: Desk & { userId: string };
  let code: string;
  /** What the client of the request is told of who saw it. */
  let seen: () => Promise<string[]>;
  const desk = async (role: string): Promise<Desk & { userId: string }> => {
    const { userId } = await system.staff(role);
    return { userId, ...exportsOf(system, await sessionOf(system.kernel, userId)) };
  };
  const fileOf = async (asker: Desk, over: object = {}): Promise<string> => {
    const { exportId, status } = await asker.request({ ...over });
    expect(status).toBe(202);
    await asker.reaches(exportId, 'Ready');
    return (await asker.file(exportId)).text;
  };
  const rowsOf = (text: string): string[] => text.trimEnd().split('\r\n').slice(1, -1);
  /** What the disk still opens of it. */
  const kept = async (exportId: string): Promise<boolean[]> => {
    const files = fileStore(system.kernel.vault, folder(system.settings.FILES_DIR));
    const { parts } = await stateOf(system.kernel, dataExport, exportId);
    return Promise.all(parts.map(async ({ fileId }) => (await files.open(exportId, fileId)) !== undefined));
  };

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    system = await startSystem({ redisUrl: redis?.url });
    const [one, two] = [
      await approvedProfessional(system, { name: 'Me Florence Gagnon' }),
      await approvedProfessional(system, { name: 'Me Samuel Ouellet', province: 'ON' }),
    ];
    const job = mainJob(system);
    const lead = await job.submit(client);
    await job.confirmPhone(lead);
    code = lead.answer.body.code as string;
    seen = async () => {
      const { body } = await job.link(lead.statusToken)('GET', '/api/public/lead-status');
      return (body.seen as { what: string }[]).map(({ what }) => what);
    };
    await settled(system.kernel, Math.max(one.position, two.position));
    admin = await desk('admin');
    await eventually(async () => (await admin.ask('GET', '/api/views/leads')).body.total === 1, 'the request in the list');
  });
  afterAll(async () => {
    await system?.close();
    await redis?.stop();
  });

  it('is made with its progress and its reason, masked, whole by its last line, and opened as often as its day lasts', async () => {
    const { exportId, status, body } = await admin.request({ filter: { submitted: true }, q: code });
    expect([status, body.events[0].type]).toEqual([202, 'ExportRequested']);
    const row = await admin.reaches(exportId, 'Ready');
    expect(row).toMatchObject({ rows: 1, total: 1, runs: 1, downloads: 0, columns: ['submitted'], full: false });
    expect(row.purpose).toBe('Préparer la rencontre du barreau');
    const { startedAt } = await stateOf(system.kernel, dataExport, exportId);
    expect(Date.parse(row.until) - Date.parse(startedAt!)).toBe(24 * HOUR_MS);

    const file = await admin.file(exportId);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="jurilien-leads-\d{4}-\d\d-\d\d\.csv"/);
    expect([file.headers.get('cache-control'), Number(file.headers.get('content-length'))]).toEqual([
      'no-store',
      Buffer.byteLength(file.text),
    ]);
    expect(lastLineOf(file.text)).toMatchObject({ rows: 1, right: true });
    expect(lastLineOf(file.text.replace(code, 'XXXX')).right).toBe(false);
    expect(rowsOf(file.text)[0]).toContain(`${code};`);
    expect(file.text).toContain('M. G.;m•••@exemple.test;438-•••-0142');
    expect(file.text).not.toMatch(/Gagnon-Roy|5550142/);
    await admin.file(exportId);
    await eventually(async () => (await admin.row(exportId)).downloads === 2, 'both downloads');
    const noted = await eventually(async () => {
      const rows = await system.kernel.db.query<{ detail: object }>(
        `select detail from access_log where action = 'exported' and subject = 'view-leads' and actor = $1`,
        [admin.userId],
      );
      return rows[0];
    }, 'the look in the audit');
    expect(noted.detail).toEqual({ rows: 1, format: 'csv', full: false, columns: ['submitted'] });
  });

  it('has names and numbers in full for an administrator of everything who asks for them, ready to be called', async () => {
    expect(await seen()).not.toContain('list');
    const text = await fileOf(admin, { full: true });
    expect(text).toContain(`;${client.clientName};${client.email};${client.phoneNumber};`);
    const data = JSON.parse(await fileOf(admin, { full: true, format: 'json', what: 'professionals' })) as Record<string, any>;
    expect([data.count, data.masked, data.rows.length]).toEqual([2, false, 2]);
    expect(data.rows[0]).toMatchObject({ availableCc: 200, offers30: 0 });
    await eventually(async () => (await seen()).includes('list'), 'the client to see that a list with their number was exported');
    const regional = await desk('admin_qc');
    const refused = await regional.request({ full: true });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('has the rows of one’s own province alone', async () => {
    const [quebec, ontario] = [await desk('admin_qc'), await desk('admin_on')];
    expect(rowsOf(await fileOf(quebec)).map((line) => line.split(';')[0])).toEqual([code]);
    expect(rowsOf(await fileOf(ontario))).toEqual([]);
    expect(await fileOf(quebec, { what: 'professionals' })).toMatch(/Gagnon/);
    expect(await fileOf(quebec, { what: 'professionals' })).not.toMatch(/Ouellet/);
    expect(rowsOf(await fileOf(ontario, { what: 'ledger' })).every((line) => line.includes(';ON;'))).toBe(true);
    for (const what of ['messages', 'ledger']) expect(await fileOf(ontario, { what })).not.toMatch(/Gagnon|exemple\.test/);
  });

  it('tells who reads figures alone how many there are by month, below the minimum of all figures without the number, and no name', async () => {
    const report = await desk('report_admin');
    for (const what of ['leads', 'professionals', 'messages', 'ledger'])
      for (const format of ['csv', 'json']) {
        const text = await fileOf(report, { what, format });
        expect([what, lastLineOf(text).right]).toEqual([what, true]);
        // The hash of the last line may hold any digits.
        expect(text.replace(/[0-9a-f]{64}/, '')).not.toMatch(/Gagnon|Ouellet|Me Test|exemple|555|[0-9a-f]{8}-[0-9a-f]{4}-/i);
      }
    expect(await fileOf(report)).toMatch(/\d{4}-\d\d;QC;06;family;fr;ToValidate;<10\r\n/);
    for (const over of [
      { filter: { email: client.email } },
      { filter: { code } },
      { q: 'Gagnon' },
      { filter: { createdAt_gte: '2026-01-01' } },
    ]) {
      const { status, body } = await report.request(over);
      expect([JSON.stringify(over), status, body.code]).toEqual([JSON.stringify(over), 403, 'COLUMN_HIDDEN']);
    }
  });

  it('is not asked by what its reader may not ask, without a reason, or by an old sign-in', async () => {
    const answerTo = async (over: object, by: Desk = admin) => {
      const { status, body } = await by.request({ ...over });
      return `${status} ${body.code as string}`;
    };
    expect(await answerTo({ filter: { email: client.email } })).toBe('403 COLUMN_HIDDEN');
    expect(await answerTo({ filter: { nothing: 1 } })).toBe('422 VALIDATION');
    expect(await answerTo({ filter: { createdAt_gte: 'hier' } })).toBe('422 VALIDATION');
    expect(await answerTo({ reason: '' })).toMatch(/^422 /);
    expect(await answerTo({ reason: `pour ${client.email}` })).toBe('422 VALIDATION');
    for (const role of ['admin_validation', 'admin_restricted']) expect(await answerTo({}, await desk(role))).toBe('403 FORBIDDEN');
    for (const route of ['POST /api/exports', 'GET /api/exports/:id/file']) expect([route, ROUTES[route]!.fresh]).toEqual([route, true]);
    const bypass = { commandId: crypto.randomUUID(), payload: {}, reason: 'Par une autre porte' };
    expect((await admin.ask('POST', '/api/commands/RequestExport', bypass)).status).toBe(403);
  });

  it('is asked for twenty times a day by one person, however many ask at the same moment', async () => {
    const eager = await desk('admin_on');
    const answers = await Promise.all(Array.from({ length: 23 }, () => eager.request({ filter: { nothing: 1 } })));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(422), count(429), (await eager.request()).body.code]).toEqual([20, 3, 'RATE_LIMITED']);
    expect((await (await desk('admin_on')).request()).status).toBe(202);
  });

  it('is there for no one else: refused, and written down', async () => {
    // Of those who may ask for a file, the one through whose eyes an administrator may look.
    const holder = await desk('report_admin');
    const { exportId } = await holder.request();
    await holder.reaches(exportId, 'Ready');
    const other = await desk('admin');
    expect((await other.file(exportId)).status).toBe(404);
    expect((await other.ask('GET', `/api/views/exports/${exportId}`)).status).toBe(404);
    expect((await other.ask('GET', '/api/views/exports')).body.total).toBe(0);
    const cancel = { commandId: crypto.randomUUID(), payload: { exportId, userId: holder.userId } };
    expect((await other.ask('POST', '/api/commands/CancelExport', cancel)).status).toBe(404);
    const mine = { commandId: crypto.randomUUID(), payload: { exportId, userId: other.userId } };
    expect((await other.ask('POST', '/api/commands/CancelExport', mine)).status).toBe(404);
    const eyes = exportsOf(system, await impersonationOf(system.kernel, holder.userId, other.userId));
    expect((await eyes.file(exportId)).status).toBe(404);
    const seen = await eventually(async () => {
      const rows = await system.kernel.db.query<{ actor: string; impersonator: string | null }>(
        `select actor, impersonator from access_log where action = 'denied' and subject = $1 order by id`,
        [`export-${exportId}`],
      );
      return rows.length >= 2 && rows;
    }, 'both tries in the audit');
    expect(seen).toEqual([
      { actor: other.userId, impersonator: null },
      { actor: holder.userId, impersonator: other.userId },
    ]);
    expect((await holder.file(exportId)).status).toBe(200);
  });

  it('goes at once when its holder gives it up, with its key; and a role that changed opens nothing', async () => {
    const { exportId } = await admin.request();
    await admin.reaches(exportId, 'Ready');
    expect(await kept(exportId)).toEqual([true]);
    const cancel = { commandId: crypto.randomUUID(), payload: { exportId, userId: admin.userId } };
    expect((await admin.ask('POST', '/api/commands/CancelExport', cancel)).status).toBe(200);
    await eventually(async () => (await kept(exportId)).every((there) => !there), 'the file to be gone');
    expect((await admin.file(exportId)).status).toBe(409);

    const { userId, ...regional } = await desk('admin_qc');
    const { exportId: theirs } = await regional.request();
    await regional.reaches(theirs, 'Ready');
    const by = (id: string) => ({ reason: 'Change de province', actor: { kind: 'user', id, role: 'jurilien_admin' } as const });
    const role = 'jurilien_admin_on';
    await system.dispatch('ProposeUserRole', { userId, role }, by(admin.userId));
    await system.dispatch('SetUserRoles', { userId, role }, by((await desk('admin')).userId));
    // Sessions of before end with the role; the next one is another.
    await eventually(async () => {
      const { status } = await exportsOf(system, await sessionOf(system.kernel, userId)).file(theirs);
      expect(status).not.toBe(200);
      return status === 404;
    }, 'a session under the other role');
  });

  it('is told of to who asked for it, in the bell and by mail, once it is ready', async () => {
    const own = await desk('report_admin');
    const { exportId } = await own.request({ what: 'ledger', lang: 'en' });
    await own.reaches(exportId, 'Ready');
    const notice = await eventually(async () => {
      const { body } = await own.ask('GET', '/api/notices?page=1&perPage=5');
      return (body.data as Record<string, string>[])[0];
    }, 'the notice');
    expect([notice!['link'], notice!['title'], notice!['text']].join('|')).toMatch(
      /^\/admin\/exports\|Votre export\s: Grand livre\|Le fichier est prêt\./,
    );
    await eventually(async () => {
      const rows = await system.kernel.db.query(
        `select 1 from events where type = 'MessageQueued' and payload ->> 'rule' = 'export-over' and payload ->> 'channel' = 'email'`,
      );
      return rows.length > 0;
    }, 'the mail');
  });

  it('is erased when its day is over', async () => {
    const { exportId } = await admin.request();
    const { until } = await admin.reaches(exportId, 'Ready');
    expect(await kept(exportId)).toEqual([true]);
    const [timer] = await system.kernel.db.query<{ due: Date }>(
      `select due_at as due from scheduled_actions where subject = $1 and timer = 'export.end' and state = 'pending'`,
      [`export-${exportId}`],
    );
    expect(new Date(timer!.due).toISOString()).toBe(until);
    await system.dispatch('EndExport', { exportId }, { at: new Date(Date.parse(until) + 1_000).toISOString() });
    await admin.reaches(exportId, 'Ended');
    await eventually(async () => (await kept(exportId)).every((there) => !there), 'the file to be gone');
    expect((await admin.file(exportId)).status).toBe(409);
    const { asked } = await stateOf(system.kernel, dataExport, exportId);
    expect(asked!.columns).toEqual([]);
  });
});
