import { randomUUID } from 'node:crypto';
import { addPlainWork } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import {
  calendarDay,
  DAY_MS,
  FIGURE_NAMES,
  FIGURE_WORDS,
  figureWords,
  MINUTE_MS,
  nextRun,
  OFFICE_ZONE,
  plus,
  wallClock,
} from '@jurilien/reference';
import { savedReport } from '@jurilien/reports';
import { stateOf } from '@jurilien/runtime';
import { call } from '../support/call.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { sessionOf } from '../support/session.js';
import { settled, startSystem, type System } from '../support/system.js';

/** At midnight: whatever the hour is, the requests of today are of a day that is over by then. */
const schedule = { every: 'day', minute: 0 } as const;
const look = { period: 'last7', filter: {}, compare: 'previous' };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a saved report and its mail', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  type Person = Awaited<ReturnType<typeof person>>;
  const who = {} as Record<'admin' | 'qc' | 'on' | 'report' | 'validation', Person>;

  async function person(role: string, lang: 'fr' | 'en' = 'fr') {
    const { userId, email } = await system.staff(role);
    if (lang === 'en')
      await system.dispatch('SetPreferences', { userId, lang, email: true, sms: true }, { actor: { kind: 'user', id: userId } });
    const ask = async (method: string, path: string, body?: unknown) =>
      call(system.origin, method, path, body, { authorization: await sessionOf(system.kernel, userId) });
    return { userId, email, ask };
  }
  const send = ({ ask }: Person, name: string, payload: object) =>
    ask('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
  const refusal = async (as: Person, name: string, payload: object) => {
    const { status, body } = await send(as, name, payload);
    return [status, body.detail];
  };
  const read = async ({ ask }: Person, reportId: string) => ask('GET', `/api/reports/saved/${reportId}`);
  const listed = async ({ ask }: Person): Promise<any[]> => (await ask('GET', '/api/reports/saved')).body.reports;
  const mailsOf = async ({ email }: Pick<Person, 'email'>, name: string): Promise<{ subject: string; text: string }[]> =>
    ((await job.mails(email)) as { subject: string; text: string }[]).filter(({ subject }) => subject.includes(name));
  async function saved(as: Person, name: string, more: object = {}): Promise<string> {
    const reportId = randomUUID();
    const answer = await send(as, 'SaveReport', { reportId, userId: as.userId, name, look, ...more });
    expect(answer.status).toBe(200);
    await settled(system.kernel, answer.body.position);
    return reportId;
  }
  const planned = async (as: Person, reportId: string, to: readonly Pick<Person, 'userId'>[]) => {
    const recipients = to.map(({ userId }) => userId);
    const answer = await send(as, 'ScheduleReportMail', { reportId, schedule, recipients });
    expect(answer.status).toBe(200);
    return (await read(as, reportId)).body.mail.nextAt as string;
  };
  const settledRun = (reportId: string, at: string) =>
    eventually(async () => {
      const run = (await stateOf(system.kernel, savedReport, reportId)).runs.find(({ plannedAt }) => plannedAt === at);
      return run && run.sent.length + run.withheld.length === run.recipients.length && run;
    }, `the mail of ${at}`);

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    who.admin = await person('admin');
    who.qc = await person('admin_qc', 'en');
    who.on = await person('admin_on');
    who.report = await person('report_admin');
    who.validation = await person('admin_validation');
    for (let n = 0; n < 3; n++) await job.submit();
    await job.submit({ province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' }, 'en');
    const [row] = await system.kernel.db.query<{ p: string }>('select max(position) as p from events');
    await settled(system.kernel, Number(row!.p));
  });
  afterAll(() => system?.close());

  it('is kept for oneself or for the team, called otherwise and deleted', async () => {
    const mine = await saved(who.report, 'Le mien');
    const teams = await saved(who.report, 'Celui de l’équipe', { shared: true });
    const ofOntario = await saved(who.admin, 'Ontario', { shared: true, look: { ...look, filter: { province: 'ON' } } });
    expect((await listed(who.report)).map(({ name }) => name)).toEqual(['Celui de l’équipe', 'Le mien', 'Ontario']);
    expect((await listed(who.qc)).map(({ name, changeable, schedulable }) => [name, changeable, schedulable])).toEqual([
      ['Celui de l’équipe', false, true],
    ]);
    expect([(await read(who.on, ofOntario)).status, (await read(who.qc, ofOntario)).status]).toEqual([200, 404]);
    expect((await read(who.admin, mine)).status).toBe(404);
    expect(await refusal(who.qc, 'ChangeReport', { reportId: teams, name: 'À moi' })).toEqual([403, 'owner']);
    expect(await refusal(who.admin, 'DeleteReport', { reportId: mine })).toEqual([404, 'report']);
    expect((await send(who.admin, 'ChangeReport', { reportId: teams, name: 'De tout le monde' })).status).toBe(200);
    expect((await read(who.report, teams)).body).toMatchObject({ name: 'De tout le monde', mine: true, mail: null, runs: [] });
    const gone = await send(who.report, 'DeleteReport', { reportId: teams });
    await settled(system.kernel, gone.body.position);
    expect((await read(who.report, teams)).status).toBe(404);
    expect((await listed(who.qc)).map(({ name }) => name)).toEqual([]);
    for (const path of ['saved', `saved/${mine}`]) expect((await who.validation.ask('GET', `/api/reports/${path}`)).status).toBe(403);
    expect(await refusal(who.validation, 'SaveReport', { reportId: randomUUID(), userId: who.validation.userId, name: 'x', look })).toEqual(
      [403, 'role'],
    );
  });

  it('is found by who keeps it or gets its mail, however many others are shared', async () => {
    const [mine, mailed] = [await saved(who.qc, 'Parmi des centaines'), await saved(who.admin, 'Pour nous deux')];
    await planned(who.admin, mailed, [who.admin]);
    const table = viewTable(system, 'saved-reports');
    const known = () => system.kernel.db.query(`select 1 from ${table} where id = $1 and recipients = $2`, [mailed, [who.admin.userId]]);
    await eventually(async () => (await known()).length > 0, 'the recipient in the list');
    await system.kernel.db.query(
      `insert into ${table} (id, "ownerId", shared, recipients, version)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'someone', true, '{}', 1 from generate_series(1, 600) n`,
    );
    expect((await listed(who.qc)).map(({ id }) => id)).toContain(mine);
    expect((await listed(who.admin)).map(({ id }) => id)).toContain(mailed);
    await system.kernel.db.query(`delete from ${table} where "ownerId" = 'someone'`);
  });

  it('of another province has no mail by an administrator of one, and no one is brought back who left', async () => {
    const ofOntario = await saved(who.report, 'Ontario seulement', { shared: true, look: { ...look, filter: { province: 'ON' } } });
    const plan = (as: Person, reportId: string, ...to: Person[]) =>
      refusal(as, 'ScheduleReportMail', { reportId, schedule, recipients: to.map(({ userId }) => userId) });
    expect(await plan(who.qc, ofOntario, who.on)).toEqual([403, 'other-province']);
    expect(await plan(who.on, ofOntario, who.on)).toEqual([200, undefined]);
    expect((await send(who.on, 'StopReportMail', { reportId: ofOntario })).status).toBe(200);
    const teams = await saved(who.report, 'À prendre ou à laisser', { shared: true });
    await planned(who.admin, teams, [who.on, who.qc]);
    expect((await send(who.qc, 'LeaveReportMail', { reportId: teams })).status).toBe(200);
    expect(await plan(who.admin, teams, who.on, who.qc)).toEqual([422, 'not-a-reader']);
    expect((await read(who.admin, teams)).body.mail.recipients).toEqual([who.on.userId]);
    // Whose report it is takes it back: what others had set up of it ends.
    expect((await send(who.report, 'ChangeReport', { reportId: teams, shared: false })).status).toBe(200);
    expect((await read(who.report, teams)).body.mail).toBeNull();
  });

  it('is mailed once at its moment, to each in their language what they may see, with the figures of the page', async () => {
    const name = 'Semaine de tous';
    const reportId = await saved(who.admin, name, { shared: true });
    expect(await refusal(who.report, 'ScheduleReportMail', { reportId, schedule, recipients: [who.report.userId] })).toEqual([403, 'role']);
    const stranger = await refusal(who.admin, 'ScheduleReportMail', { reportId, schedule, recipients: [who.validation.userId] });
    expect(stranger).toEqual([422, 'not-a-reader']);
    const nextAt = await planned(who.admin, reportId, [who.admin, who.qc, who.report]);
    expect(nextAt).toBe(nextRun(schedule, new Date().toISOString()));

    await expect(system.dispatch('RunReportMail', { reportId }, { at: plus(nextAt, -1) })).rejects.toThrow('not-due');
    await system.dispatch('RunReportMail', { reportId }, { at: nextAt });
    expect((await settledRun(reportId, nextAt)).withheld).toEqual([]);
    for (const one of [who.admin, who.qc, who.report]) await eventually(async () => (await mailsOf(one, name)).length === 1, 'a mail');

    const day = calendarDay(nextAt, OFFICE_ZONE);
    const before = (days: number) => calendarDay(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS, 'UTC');
    const asked = new URLSearchParams({ from: before(7), to: before(1), compare: 'previous' });
    for (const [one, lang] of [
      [who.admin, 'fr'],
      [who.qc, 'en'],
      [who.report, 'fr'],
    ] as const) {
      const { total } = (await one.ask('GET', `/api/reports/ops?${asked}`)).body;
      const csv = (await one.ask('GET', `/api/reports/ops.csv?${asked}&lang=${lang}`)).body as string;
      const text = plain((await mailsOf(one, name))[0]!.text);
      if (one === who.report) {
        expect([total.submitted, text]).toEqual([null, expect.stringContaining('Moins de 10 demandes')]);
        continue;
      }
      expect(total.submitted).toBe(one === who.admin ? 4 : 3);
      for (const figure of FIGURE_NAMES) {
        const { label } = FIGURE_WORDS[figure][lang];
        const separator = lang === 'fr' ? ';' : ',';
        const cell = csv.split('\r\n').find((line) => line.includes(`${label} (`) && /^"?(Ensemble|Total)/.test(line))!;
        const number = total[figure] === null ? '' : String(total[figure]).replace('.', lang === 'fr' ? ',' : '.');
        expect([figure, plain(cell)]).toEqual([figure, expect.stringContaining(`${separator}${number}${separator}`)]);
        const said = `${label}${lang === 'fr' ? ' : ' : ': '}${plain(figureWords(figure, total[figure], lang))} (`;
        expect([figure, text.includes(plain(said))]).toEqual([figure, true]);
      }
      const path = lang === 'fr' ? '/admin/ops-report' : '/en/admin/ops-report';
      expect(text).toContain(`${system.origin}${path}?report=${reportId}`);
      expect(text).toContain(`${system.origin}${path}?report=${reportId}&mail=stop`);
      expect(text).toContain(lang === 'fr' ? 'cesser de le recevoir par le second bouton' : 'stop it with the second button');
    }

    // A worker that was killed does its work again, and another one the same: it is one mail.
    for (let n = 0; n < 2; n++)
      await addPlainWork(system.kernel.db, work('mail-report', `again-${randomUUID()}`, { reportId, plannedAt: nextAt }));
    await expect(system.dispatch('RunReportMail', { reportId }, { at: nextAt })).rejects.toThrow('not-due');
    await nothingPending(system);
    for (const one of [who.admin, who.qc, who.report]) expect((await mailsOf(one, name)).length).toBe(1);
    expect((await read(who.admin, reportId)).body.runs).toMatchObject([{ plannedAt: nextAt, missed: 0, sent: 3, open: 0, withheld: [] }]);
  });

  it('after an outage goes once, for the latest moment; not to who may not see it any more, and says why', async () => {
    const name = 'Après la panne';
    const reportId = await saved(who.admin, name, { shared: true, look: { ...look, filter: { province: 'QC' } } });
    const [moved, closed, elsewhere] = [await person('report_admin'), await person('admin_qc'), await person('admin_qc')];
    const nextAt = await planned(who.admin, reportId, [who.admin, moved, closed, elsewhere]);
    const [one, two] = [who.admin, await person('admin')].map(({ userId }) => ({
      actor: { kind: 'user' as const, id: userId, role: 'jurilien_admin' },
      reason: 'Elle change d’équipe',
    }));
    const now = async ({ userId }: { userId: string }, role: string) => {
      await system.dispatch('ProposeUserRole', { userId, role: `jurilien_${role}` }, one);
      await system.dispatch('SetUserRoles', { userId, role: `jurilien_${role}` }, two);
    };
    await now(moved, 'admin_validation');
    await now(elsewhere, 'admin_on');
    await system.dispatch('DisableUser', { userId: closed.userId }, one);

    const latest = nextRun(schedule, plus(nextAt, 2 * DAY_MS));
    await system.dispatch('RunReportMail', { reportId }, { at: plus(latest, 5 * 3_600_000) });
    await settledRun(reportId, latest);
    await eventually(async () => (await mailsOf(who.admin, name)).length === 1, 'the mail after the outage');
    await nothingPending(system);
    for (const one of [moved, closed, elsewhere]) expect(await mailsOf(one, name)).toEqual([]);
    expect((await mailsOf(who.admin, name)).length).toBe(1);
    const { runs, mail } = (await read(who.admin, reportId)).body;
    expect(runs).toMatchObject([{ plannedAt: latest, missed: 3, sent: 1 }]);
    expect(runs[0].withheld).toEqual(
      expect.arrayContaining([
        { userId: moved.userId, why: 'role' },
        { userId: closed.userId, why: 'account' },
        { userId: elsewhere.userId, why: 'province' },
      ]),
    );
    expect(mail.nextAt).toBe(nextRun(schedule, latest));
  });

  it('is paused, resumed, left by a recipient and stopped', async () => {
    const name = 'Mis en pause';
    const reportId = await saved(who.admin, name, { shared: true });
    const nextAt = await planned(who.admin, reportId, [who.qc, who.report]);
    const id = { reportId };
    expect((await send(who.admin, 'PauseReportMail', id)).status).toBe(200);
    await system.dispatch('RunReportMail', id, { at: nextAt });
    expect((await read(who.admin, reportId)).body).toMatchObject({ mail: { paused: true }, runs: [] });
    expect((await send(who.admin, 'ResumeReportMail', id)).status).toBe(200);
    expect((await send(who.report, 'LeaveReportMail', id)).status).toBe(200);
    expect(await refusal(who.on, 'LeaveReportMail', id)).toEqual([404, 'report']);
    await system.dispatch('RunReportMail', id, { at: nextAt });
    await settledRun(reportId, nextAt);
    await eventually(async () => (await mailsOf(who.qc, name)).length === 1, 'the mail after the pause');
    await nothingPending(system);
    expect(await mailsOf(who.report, name)).toEqual([]);
    expect((await send(who.admin, 'StopReportMail', id)).status).toBe(200);
    expect((await read(who.admin, reportId)).body).toMatchObject({ mail: null, runs: [{ sent: 1 }] });
  });

  it('goes by its timer, and is planned again', async () => {
    const name = 'À l’heure';
    const reportId = await saved(who.admin, name, { shared: true });
    const actor = { kind: 'user' as const, id: who.admin.userId, role: 'jurilien_admin' };
    // Planned two minutes ago for a minute ago: its moment has come when the worker looks.
    const { minutes } = wallClock(Date.now() - MINUTE_MS);
    const input = { reportId, schedule: { every: 'day', minute: minutes }, recipients: [who.admin.userId] };
    await system.dispatch('ScheduleReportMail', input, { actor, at: new Date(Date.now() - 2 * MINUTE_MS).toISOString() });
    await eventually(async () => (await mailsOf(who.admin, name)).length === 1, 'the mail by the timer');
    const { runs, mail } = (await read(who.admin, reportId)).body;
    expect(runs).toMatchObject([{ missed: 0, sent: 1 }]);
    expect(Date.parse(mail.nextAt)).toBeGreaterThan(Date.now());
    const next = await eventually(async () => {
      const found = await system.kernel.db.query<{ due: Date }>(
        `select due_at as due from scheduled_actions where subject = $1 and timer = 'report.mail' and state = 'pending'`,
        [`savedreport-${reportId}`],
      );
      return found[0] && new Date(found[0].due).toISOString();
    }, 'the next moment');
    expect(next).toBe(mail.nextAt);
    await nothingPending(system);
    expect(await mailsOf(who.admin, name)).toHaveLength(1);
  });

  it('tells the log who did what, and no name', async () => {
    const rows = await system.kernel.db.query<{ type: string; payload: string; actor: string }>(
      `select type, payload::text as payload, actor::text as actor from events where stream like 'savedreport-%'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const clear = rows.map(({ payload }) => payload).join('\n');
    for (const name of ['Semaine de tous', 'Après la panne', who.admin.email]) expect([name, clear.includes(name)]).toEqual([name, false]);
  });
});
