import { randomUUID } from 'node:crypto';
import type { Answer } from '@jurilien/contracts/api';
import { tableOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { plus, HOUR_MS, DAY_MS, OFFICE_ZONE } from '@jurilien/reference';
import { sameWeekdays, stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
type Dashboard = Answer<'GET /api/dashboard'>;
type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;

const ROLES = ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted'] as const;
type Role = (typeof ROLES)[number];
const [QUEBEC_SUBMITTED, ONTARIO_SUBMITTED] = [3, 2];
const USUAL = 4;
const ONTARIO = { province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' };

describe('the dashboard', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Record<Role, Staff>;
  let live: Lead;
  let queued: Lead;
  let ontario: Lead;
  let unserved: Lead;
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;

  const dashboard = async (role: Role): Promise<Dashboard> => {
    const answer = await staff[role]('GET', '/api/dashboard');
    expect(answer.status).toBe(200);
    return answer.body as Dashboard;
  };
  const names = async (role: Role) => (await dashboard(role)).lines?.map(({ name }) => name) ?? null;
  const line = async (role: Role, name: string) => (await dashboard(role)).lines!.find((each) => each.name === name);
  const seen = async (): Promise<void> => {
    const [row] = await system.kernel.db.query<{ p: string }>('select max(position) as p from events');
    await settled(system.kernel, Number(row!.p));
  };
  const ask = (kind: string, { leadId }: Lead, dueAt: string) =>
    system.dispatch('CreateFollowUp', { followUpId: `${kind}:${leadId}`, kind, leadId, occurrence: dueAt, dueAt });
  const send = (role: Role, command: string, payload: object, reason?: string) =>
    staff[role]('POST', `/api/commands/${command}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });

  /** Requests of the weeks before as the facts hold them: each day `USUAL` just before this time of its clock, and as many after it. */
  async function weeksBefore(): Promise<void> {
    const view = system.kernel.registry.views.get('request-facts')!;
    for (const { day, at } of sameWeekdays(Date.now(), OFFICE_ZONE, 8))
      for (const minutes of [-1, 30])
        await system.kernel.db.query(
          `insert into views.${tableOf(view)} (id, "personId", code, day, province, region, field, lang, source, form, "submittedAt", offers, waves)
            select gen_random_uuid(), gen_random_uuid()::text, 'PAST', $1, 'QC', '06', 'family', 'fr', 'web', 'request', $2::timestamptz, 0, 0
            from generate_series(1, ${USUAL})`,
          [day, plus(at!, minutes * 60_000)],
        );
  }

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    const signedIn = await Promise.all(ROLES.map(async (role) => [role, await system.signIn(role)] as const));
    staff = Object.fromEntries(signedIn) as Record<Role, Staff>;
    await weeksBefore();
    pro = await approvedProfessional(system);
    await ready(system, [pro]);
    live = await job.submit();
    queued = await job.submit();
    await job.submit();
    ontario = await job.submit(ONTARIO, 'en');
    for (const lead of [live, queued, ontario]) await job.confirmPhone(lead);
    expect((await job.validate(staff.admin, live.leadId)).status).toBe(200);
    await job.offerToken(pro.phoneNumber);
    // No one serves it: its search ends by itself.
    unserved = await job.submit({ ...ONTARIO, lawyerType: 'tax' }, 'en');
    await job.confirmPhone(unserved);
    expect((await job.validate(staff.admin, unserved.leadId)).status).toBe(200);
    await eventually(async () => (await stateOf(system.kernel, lead, unserved.leadId)).status === 'Unserved', 'a search without a taker');
    const now = new Date().toISOString();
    await ask('lowScore', live, plus(now, -2 * HOUR_MS));
    await ask('callAgain', queued, plus(now, 3 * DAY_MS));
    await ask('callAgain', ontario, plus(now, -HOUR_MS));
    expect((await send('admin', 'SetKillSwitch', { of: 'marketing', on: true }, 'Essai du coupe-circuit')).status).toBe(200);
    await seen();
  });
  afterAll(() => system?.close());

  it.each(ROLES)('counts for %s just what its lists show', async (role) => {
    const { lines } = await dashboard(role);
    expect(lines!.length).toBeGreaterThan(0);
    for (const { name, n, list } of lines!) {
      if (!list) continue;
      const answer = await staff[role]('GET', `/api/views/${list.view}?filter=${encodeURIComponent(JSON.stringify(list.filter))}`);
      expect([name, answer.status, answer.body.total]).toEqual([name, 200, n]);
    }
  });

  /** Whose time to validate ends first; outside office hours it ends for all with the same minute of the next morning, and either may be it. */
  async function mostUrgent(...waiting: Lead[]): Promise<unknown> {
    const rows = await Promise.all(waiting.map(async ({ leadId }) => (await staff.admin('GET', `/api/views/leads/${leadId}`)).body));
    const ends = rows.map(({ queueAt }) => queueAt as string);
    expect(ends).toEqual(waiting.map(() => expect.any(String)));
    const codes = waiting.filter((_, n) => ends[n] === [...ends].sort()[0]).map(({ answer }) => answer.body.code as string);
    return expect.stringMatching(new RegExp(`^(${codes.join('|')})$`));
  }

  it('puts what is late before what waits, with the most urgent one and its time', async () => {
    const { lines } = await dashboard('admin');
    const urgencies = lines!.map(({ urgency }) => ['late', 'soon', 'waits'].indexOf(urgency));
    expect(urgencies).toEqual([...urgencies].sort((a, b) => a - b));
    expect(lines![0]).toMatchObject({ name: 'detractors', urgency: 'late', n: 1, first: { about: live.answer.body.code } });
    expect(lines!.map(({ name }) => name)).toEqual(expect.arrayContaining(['validation', 'free', 'switchedOff']));
    expect(await line('admin', 'validation')).toMatchObject({ n: 2, clock: 'due', first: { about: await mostUrgent(queued, ontario) } });
    expect(await line('admin', 'switchedOff')).toMatchObject({ urgency: 'late', first: { about: 'marketing' } });
  });

  it('shows each role what it may take care of, and nothing else', async () => {
    expect(await names('report_admin')).toEqual(['switchedOff']);
    expect(await names('admin_restricted')).toEqual(['switchedOff']);
    const validation = await names('admin_validation');
    expect(validation).toContain('validation');
    // A task that no one gave them is not theirs to take.
    for (const name of ['free', 'detractors', 'licences', 'applications', 'booksWrong', 'configToDecide', 'leadCredits'])
      expect(validation).not.toContain(name);
    for (const role of ['admin_validation', 'admin_restricted'] as const) {
      const { day, gaps } = await dashboard(role);
      expect([role, day, gaps]).toEqual([role, null, null]);
    }
    expect((await call(system.origin, 'GET', '/api/dashboard')).status).toBe(401);
  });

  it('of a province tells its administrator of no other', async () => {
    const [qc, on] = [await dashboard('admin_qc'), await dashboard('admin_on')];
    expect(await line('admin_qc', 'validation')).toMatchObject({ n: 1, first: { about: queued.answer.body.code } });
    expect(await line('admin_on', 'validation')).toMatchObject({ n: 1, first: { about: ontario.answer.body.code } });
    expect([qc.live!.n, on.live!.n, on.live!.rows]).toEqual([1, 0, []]);
    const submitted = ({ day }: Dashboard) => day!.figures.find(({ name }) => name === 'submitted')!;
    expect([submitted(qc), submitted(on)]).toMatchObject([
      { today: QUEBEC_SUBMITTED, usual: USUAL },
      { today: ONTARIO_SUBMITTED, usual: 0 },
    ]);
    for (const secret of [live, queued].flatMap(({ leadId, answer }) => [leadId, answer.body.code as string]))
      expect(JSON.stringify(on)).not.toContain(`"${secret}"`);
  });

  it('holds today against the median of the same weekday up to the same time, as the report counts it', async () => {
    const { day } = await dashboard('admin');
    expect(day).toMatchObject({ weeks: 8, ofWeeks: 8, zone: OFFICE_ZONE, least: 0 });
    const report = (await staff.admin('GET', `/api/reports/ops?from=${day!.day}&to=${day!.day}`)).body;
    for (const { name, today } of day!.figures) expect([name, today]).toEqual([name, report.total[name]]);
    expect(day!.figures.find(({ name }) => name === 'submitted')).toEqual({
      name: 'submitted',
      today: QUEBEC_SUBMITTED + ONTARIO_SUBMITTED,
      usual: USUAL,
    });
  });

  it('tells the reader of reports figures without identity, and none that few stand behind', async () => {
    const answer = await dashboard('report_admin');
    expect([answer.live, answer.gaps!.rows]).toEqual([{ n: null, more: false, rows: null }, []]);
    expect(answer.day!.least).toBe(10);
    expect(answer.day!.figures.filter(({ today, usual }) => today || usual)).toEqual([]);
    const said = JSON.stringify(answer);
    const secrets = [live, queued, ontario].flatMap((lead) => [
      ...[lead.leadId, lead.fields.clientName, lead.email, lead.phone, lead.answer.body.code as string],
    ]);
    for (const secret of [...secrets, pro.professionalId, pro.phoneNumber])
      expect([secret, said.includes(`"${secret}"`)]).toEqual([secret, false]);
  });

  it('shows searches with their clock', async () => {
    const { live: searches } = await dashboard('admin');
    expect(searches).toMatchObject({
      n: 1,
      rows: [{ id: live.leadId, code: live.answer.body.code, offersOpen: 1, nextTimer: expect.any(String) }],
    });
  });

  it('names the field and the region where a validated request found no one, and how many serve it', async () => {
    const gap = { field: unserved.fields.lawyerType, region: 'T', unserved: 1, professionals: 0 };
    for (const role of ['admin', 'admin_on'] as const) expect((await dashboard(role)).gaps!.rows).toEqual([gap]);
    for (const role of ['admin_qc', 'report_admin'] as const) expect((await dashboard(role)).gaps!.rows).toEqual([]);
  });

  it('lets a line go once it is taken care of', async () => {
    const free = await line('admin', 'free');
    expect(free).toMatchObject({ n: 2, urgency: 'late', next: { id: `callAgain:${ontario.leadId}` } });
    const { id: assigneeId } = (await staff.admin('GET', '/api/account')).body as { id: string };
    expect((await send('admin', 'AssignFollowUp', { followUpId: free!.next!.id, assigneeId })).status).toBe(200);
    await eventually(async () => (await line('admin', 'free'))?.n === 1, 'one follow-up that no one has');
    expect(await line('admin', 'mine')).toMatchObject({ n: 1, urgency: 'late' });
    // The next of the queue is taken from the line.
    const next = (await line('admin_validation', 'validation'))!.next!;
    expect((await send('admin_validation', 'TakeLeadForValidation', { leadId: next.id })).status).toBe(200);
    await eventually(async () => (await line('admin_validation', 'validation'))!.next?.id !== next.id, 'another request to take');
    expect((await send('admin', 'SetKillSwitch', { of: 'marketing', on: false }, 'Fin de l’essai')).status).toBe(200);
    await eventually(async () => !(await names('report_admin'))!.includes('switchedOff'), 'nothing switched off');
    expect((await dashboard('report_admin')).lines).toEqual([]);
  });
});
