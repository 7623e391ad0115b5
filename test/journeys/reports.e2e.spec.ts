import { randomUUID } from 'node:crypto';
import type { View } from '@jurilien/event-sourcing';
import { lead as leadState } from '@jurilien/lead';
import { placeOf, rebuildViews, statement } from '@jurilien/persistence';
import { calendarDay, DAY_MS, FIGURE_WORDS, OFFICE_ZONE } from '@jurilien/reference';
import { reports, stateOf } from '@jurilien/runtime';
import { eventually, nextSecond } from '../support/eventually.js';
import { limit } from '../../services/api/src/http/rate-limit.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;

const today = calendarDay(Date.now(), OFFICE_ZONE);
const WEEK_MS = 7 * DAY_MS;
const weekAgo = calendarDay(Date.now() - WEEK_MS, OFFICE_ZONE);
const QUEBEC = 11;
const FACTS = ['request-facts', 'offer-facts', 'message-counts', 'staff-acts'];

describe('the operations report', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Record<'admin' | 'qc' | 'on' | 'report', Staff>;
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;
  const leads: Lead[] = [];
  let ontario: Lead;

  const report = async (who: Staff, more: Record<string, string> = {}) =>
    (await who('GET', `/api/reports/ops?${new URLSearchParams({ from: weekAgo, to: today, ...more })}`)).body;
  const rows = async (who: Staff, more: Record<string, string> = {}) =>
    (await who('GET', `/api/reports/ops/rows?${new URLSearchParams({ from: weekAgo, to: today, ...more })}`)).body;
  const seen = async (): Promise<void> => {
    const [row] = await system.kernel.db.query<{ p: string }>('select max(position) as p from events');
    await settled(system.kernel, Number(row!.p));
  };

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = {
      admin: await system.signIn('admin'),
      qc: await system.signIn('admin_qc'),
      on: await system.signIn('admin_on'),
      report: await system.signIn('report_admin'),
    };
    pro = await approvedProfessional(system);
    await ready(system, [pro]);
    for (let n = 0; n < QUEBEC; n++) leads.push(await job.submit(n % 2 ? { region: '07', city: 'Gatineau', postalCode: 'J8X 2K1' } : {}));
    ontario = await job.submit({ province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' }, 'en');
    for (const lead of leads.slice(0, 2)) await job.confirmPhone(lead);
    expect((await job.validate(staff.admin, leads[0]!.leadId)).status).toBe(200);
    const offer = await job.offerToken(pro.phoneNumber);
    await nextSecond();
    await job.accept(offer);
    await seen();
  });
  afterAll(() => system?.close());

  it('counts what the log says', async () => {
    const inLog = async (type: string): Promise<number> => {
      const [row] = await system.kernel.db.query<{ n: number }>(
        `select count(distinct payload->>'leadId')::int as n from events where type = $1`,
        [type],
      );
      return row!.n;
    };
    const inMessages = async (type: string, channel: string): Promise<number> => {
      const [row] = await system.kernel.db.query<{ n: number }>(
        `select count(*)::int as n from events where type = $1 and payload->>'channel' = $2`,
        [type, channel],
      );
      return row!.n;
    };
    const { total, by, hours, grain, few, least, shares, messages, staff: work } = await report(staff.admin);
    expect(total).toMatchObject({
      submitted: await inLog('LeadSubmitted'),
      validated: await inLog('LeadValidated'),
      offered: await inLog('OfferMade'),
      claimed: await inLog('ClaimStarted'),
      accepted: await inLog('AcceptanceConfirmed'),
    });
    expect([total.submitted, total.accepted]).toEqual([QUEBEC + 1, 1]);
    expect(Object.fromEntries(by.region.map((one: any) => [one.value, one.figures.submitted]))).toEqual({ '06': 6, '07': 5, T: 1 });
    expect(hours.reduce((sum: number, n: number) => sum + n, 0)).toBe(QUEBEC + 1);
    // Others may have been written since.
    const texts = messages.find(({ channel }: any) => channel === 'sms').queued;
    expect(texts).toBeGreaterThan(2);
    expect(texts).toBeLessThanOrEqual(await inMessages('MessageQueued', 'sms'));
    expect(work.total).toMatchObject({ taken: 1, validated: 1 });
    expect(work.by).toMatchObject([{ staffId: expect.any(String), validated: 1 }]);
    expect([grain, few, least, shares]).toMatchObject(['day', false, 0, { offers: 1, professionals: 1 }]);
  });

  it('the requests behind a figure are as many as it says', async () => {
    const { total } = await report(staff.admin);
    for (const step of ['submitted', 'confirmed', 'validated', 'offered', 'claimed', 'accepted', 'contacted', 'retained'])
      expect([step, (await rows(staff.admin, { step })).total]).toEqual([step, total[step]]);
    expect((await rows(staff.admin, { step: 'confirmed', stopped: 'yes' })).total).toBe(total.confirmed - total.validated);
    expect((await rows(staff.admin, { step: 'accepted' })).data).toMatchObject([{ id: leads[0]!.leadId, step: 'accepted', region: '06' }]);
  });

  it('a file holds the same figures, each with its definition', async () => {
    const { total } = await report(staff.admin);
    const { body } = await staff.admin('GET', `/api/reports/ops.csv?from=${weekAgo}&to=${today}&lang=fr`);
    const line = (body as string)
      .split('\r\n')
      .find((text) => text.startsWith('Ensemble;') && text.includes(FIGURE_WORDS.submitted.fr.label));
    expect(line).toContain(`;${total.submitted};`);
    expect(line).toContain('dont le formulaire a été envoyé');
  });

  it('tells it as it was at an earlier instant', async () => {
    const before = await report(staff.admin, { at: new Date(Date.now() - WEEK_MS / 2).toISOString() });
    expect(before.total.submitted).toBe(0);
    const [{ at } = { at: '' }] = await system.kernel.db.query<{ at: string }>(
      `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from events where type = 'LeadValidated'`,
    );
    const then = await report(staff.admin, { at });
    expect(then.total).toMatchObject({ submitted: QUEBEC + 1, accepted: 0 });
    expect((await rows(staff.admin, { at, step: 'accepted' })).total).toBe(0);
    // Within the second that is asked for: the figure and the list behind it both know of it.
    expect([then.total.validated, (await rows(staff.admin, { at, step: 'validated' })).total]).toEqual([1, 1]);
  });

  it('is the same once its views are made again from the log', async () => {
    const before = await report(staff.admin);
    const { kernel } = system;
    await rebuildViews(
      kernel.db,
      kernel.codec,
      FACTS.map((name) => kernel.registry.views.get(name)!),
    );
    // One that has read nothing before.
    const after = await reports(kernel).of({ from: weekAgo, to: today, filter: {} });
    for (const part of ['total', 'times', 'hours', 'shares', 'waves', 'offerWaves', 'deciders', 'unserved', 'lost', 'staff'] as const) {
      const was = part === 'staff' ? before.staff.by : before[part];
      expect([part, JSON.parse(JSON.stringify(after[part]))]).toEqual([part, was]);
    }
  });

  it('is right again once wrong rows of its views are made again', async () => {
    const { kernel } = system;
    const view = kernel.registry.views.get('request-facts')!;
    const total = async () => (await report(staff.admin)).total;
    const right = await total();
    // Rows that no event tells of, as a fault of a view leaves them: what was counted from them is kept until the view is made again.
    await kernel.db.query(statement`update ${placeOf(view)} set "acceptedAt" = null, "claimedAt" = null where "acceptedAt" is not null`);
    // Made again for another view, the days are read again: wrong as they now are.
    await rebuildViews(kernel.db, kernel.codec, [kernel.registry.views.get('offer-facts')!]);
    const wrong = await total();
    expect([right.accepted, wrong.accepted]).toEqual([1, 0]);
    await rebuildViews(kernel.db, kernel.codec, [view]);
    expect(await total()).toEqual(right);
  });

  it('is compared with earlier days as they stood when they were as old', async () => {
    const { kernel } = system;
    const [facts, offers] = ['request-facts', 'offer-facts'].map((name) => kernel.registry.views.get(name)!) as [View, View];
    const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
    // Sent seven days ago, validated six days ago, accepted yesterday.
    await kernel.db
      .query(statement`insert into ${placeOf(facts)} (id, day, region, "submittedAt", "validatedAt", "acceptedAt", offers, waves)
      values (${randomUUID()}, ${calendarDay(ago(7), OFFICE_ZONE)}, '06', ${ago(7)}, ${ago(6)}, ${ago(1)}, 2, 1)`);
    await rebuildViews(kernel.db, kernel.codec, [offers]);
    const lastFive = { from: calendarDay(ago(4), OFFICE_ZONE), region: '06', compare: 'previous' };
    const { before, total } = await report(staff.admin, lastFive);
    expect(before.total).toMatchObject({ submitted: 1, validated: 1, accepted: 0, offersPerRequest: null });
    expect(total.offersPerRequest).toBe(1);
    // A day ago those days were a day younger still.
    const yesterday = await report(staff.admin, { ...lastFive, at: ago(1.5) });
    expect(yesterday.before.total).toMatchObject({ submitted: 1, validated: 0 });
    await rebuildViews(kernel.db, kernel.codec, [facts]);
    expect((await report(staff.admin, lastFive)).before.total.submitted).toBe(0);
  });

  it('follows what staff correct', async () => {
    const lead = leads[1]!;
    const edit = { commandId: randomUUID(), payload: { leadId: lead.leadId, region: '03', city: 'Québec' } };
    await staff.admin('POST', '/api/commands/TakeLeadForValidation', { commandId: randomUUID(), payload: { leadId: lead.leadId } });
    expect((await staff.admin('POST', '/api/commands/EditLead', { ...edit, reason: 'Mauvaise région' })).status).toBe(200);
    await seen();
    const { by } = await report(staff.admin);
    expect(Object.fromEntries(by.region.map((one: any) => [one.value, one.figures.submitted]))).toEqual({
      '06': 6,
      '07': 4,
      '03': 1,
      T: 1,
    });
  });

  it('of a province is told to its administrator alone', async () => {
    expect((await report(staff.qc)).total.submitted).toBe(QUEBEC);
    expect((await report(staff.on)).total.submitted).toBe(1);
    expect((await report(staff.on)).by.province.map(({ value }: any) => value)).toEqual(['ON']);
    expect((await rows(staff.on)).data).toMatchObject([{ id: ontario.leadId }]);
    for (const path of ['ops', 'ops.csv', 'ops/rows'])
      expect((await staff.on('GET', `/api/reports/${path}?from=${weekAgo}&to=${today}&province=QC`)).status).toBe(403);
    expect((await report(staff.on)).messages).toBeNull();
    expect((await report(staff.on)).staff.total.validated).toBe(0);
    // What a region is told beside is of their province too.
    expect([(await report(staff.qc, { region: '07' })).others, (await report(staff.qc)).others]).toMatchObject([
      { beside: 'region', submitted: QUEBEC - 4 },
      null,
    ]);
    expect((await report(staff.on)).money.every(({ province }: any) => province === 'ON')).toBe(true);
    // A region of the other province is one of none of theirs.
    expect((await report(staff.on, { region: '06' })).total.submitted).toBe(0);
  });

  it('never tells the reader of reports a name, an id or a code, nor what few stand behind', async () => {
    const all = await report(staff.report);
    expect([all.least, all.total.submitted]).toEqual([10, QUEBEC + 1]);
    expect(all.by.province.every(({ few }: any) => few)).toBe(true);
    expect(all.shares).toBeNull();
    expect([all.staff.people, all.staff.by, all.deciders, all.offerWaves]).toEqual([
      1,
      [],
      [],
      [{ wave: 1, offers: null, claimed: null, accepted: null }],
    ]);
    expect(all.hours.every((n: number | null) => n === null || n === 0 || n >= 10)).toBe(true);
    // Two of twelve were confirmed and one accepted: neither is told, nor a share that would tell it, on the page or in the file.
    expect(all.total).toMatchObject({ confirmed: null, validated: null, accepted: null, acceptedShare: null, unserved: 0 });
    expect((await rows(staff.report, { step: 'accepted' })).few).toBe(true);
    expect(all.messages.flatMap((one: any) => Object.values(one)).filter((n: unknown) => typeof n === 'number' && n > 0 && n < 10)).toEqual(
      [],
    );
    expect(all.staff.total).toMatchObject({ taken: null, validated: null, rejected: 0 });
    const few = await report(staff.report, { region: 'T' });
    expect([few.few, few.total.submitted, few.times]).toEqual([true, null, []]);
    expect(few.others).toBeNull();
    expect(await rows(staff.report, { region: 'T' })).toEqual({ data: [], total: 0, few: true });
    // One reason after the other would tell of each request why it ended; of all together no ten ended late.
    const byReason = await staff.report('GET', `/api/reports/ops/rows?from=${weekAgo}&to=${today}&of=lost&reason=rejected:notLegal`);
    expect(byReason.status).toBe(403);
    const further = await staff.report('GET', `/api/reports/ops/rows?from=${weekAgo}&to=${today}&of=lost&step=validated`);
    expect(further.status).toBe(403);
    expect((await rows(staff.report, { of: 'validationLate' })).data).toEqual([]);
    // Nor as of instants: two of them, a second apart, would tell of one request.
    for (const path of ['ops', 'ops.csv', 'ops/rows']) {
      const asked = `/api/reports/${path}?from=${weekAgo}&to=${today}&at=${new Date().toISOString()}`;
      expect([path, (await staff.report('GET', asked)).status]).toEqual([path, 403]);
    }
    const listed = await rows(staff.report);
    // Six of one region, five of another, one of a third: no ten are alike, and no line is told, its step or its place in the order neither.
    expect(listed).toEqual({ data: [], total: QUEBEC + 1, few: false });
    const file = (await staff.report('GET', `/api/reports/ops.csv?from=${weekAgo}&to=${today}`)).body as string;
    const lineOf = (name: 'submitted' | 'accepted') =>
      file.split('\r\n').find((text) => text.startsWith('Ensemble;') && text.includes(`;${FIGURE_WORDS[name].fr.label} (`));
    expect([lineOf('submitted'), lineOf('accepted')]).toEqual([
      expect.stringMatching(/\(requests\);12;/),
      expect.stringMatching(/\(requests\);<10;/),
    ]);
    const secrets = [
      ...[...leads, ontario].flatMap((lead) => [
        lead.leadId,
        lead.fields.clientName,
        lead.email,
        lead.phone,
        lead.answer.body.code as string,
      ]),
      ...[pro.professionalId, pro.phoneNumber],
    ];
    const answers = JSON.stringify([all, few, listed]);
    const cells = new Set(file.split(/[;\r\n"]/));
    for (const secret of secrets) expect([secret, answers.includes(`"${secret}"`), cells.has(secret)]).toEqual([secret, false, false]);
  });

  it('is closed to everyone else, and refuses days that are none or too many', async () => {
    for (const role of ['admin_validation', 'admin_restricted'] as const)
      expect((await (await system.signIn(role))('GET', `/api/reports/ops?from=${weekAgo}&to=${today}`)).status).toBe(403);
    const asked = async (query: string) => (await staff.admin('GET', `/api/reports/ops?${query}`)).status;
    expect(await asked(`from=${today}&to=${weekAgo}`)).toBe(422);
    expect(await asked('from=2020-01-01&to=2026-01-01')).toBe(422);
    expect(await asked(`from=${weekAgo}&to=${today}&region=Z`)).toBe(422);
    expect(await asked(`from=${weekAgo}&to=${today}&field=nothing-of-ours`)).toBe(422);
    expect(await asked(`from=${weekAgo}&to=${today}&field=family&source=nowhere`)).toBe(200);
  });

  it('is counted for one person six hundred times an hour', async () => {
    const { userId } = await system.staff('admin');
    const authorization = await sessionOf(system.kernel, userId);
    const asked = async (path: string) =>
      (await call(system.origin, 'GET', `/api/reports/${path}?from=${weekAgo}&to=${today}`, undefined, { authorization })).body;
    expect((await asked('ops')).total.submitted).toBe(QUEBEC + 1);
    for (let n = 0; n < 599; n++) await limit(system.kernel.db, `reports:${userId}`, 600, 3_600);
    for (const path of ['ops', 'ops.csv', 'ops/rows']) expect([path, (await asked(path)).code]).toEqual([path, 'RATE_LIMITED']);
    expect((await report(staff.admin)).total.submitted).toBe(QUEBEC + 1);
  });

  it('says where requests are left without anyone, and who takes them today', async () => {
    const { leadId } = leads[2]!;
    await job.confirmPhone(leads[2]!);
    expect((await job.validate(staff.admin, leadId)).status).toBe(200);
    const searching = async () => (await stateOf(system.kernel, leadState, leadId)).status === 'Offering';
    await eventually(searching, 'the search');
    await system.dispatch('MarkLeadUnserved', { leadId, reason: 'noEligible' });
    await seen();
    const pauses = [
      [{}, 1],
      [{ scope: 'all' }, 0],
      [{ scope: 'region', value: '06' }, 0],
      [{ scope: 'region', value: '07' }, 1],
      [{ scope: 'field', value: 'family' }, 0],
    ] as const;
    const { professionalId } = pro;
    for (const [i, [pause, professionals]] of pauses.entries()) {
      if (i > 0) await system.dispatch('PauseOffers', { professionalId, ...pause });
      await seen();
      // Asked of other days each time: the same question has the same answer for a while.
      const from = calendarDay(Date.now() - WEEK_MS - i * DAY_MS, OFFICE_ZONE);
      const { gaps } = await report(staff.admin, { from });
      expect([pause, gaps]).toEqual([pause, [{ field: 'family', region: '06', n: 2, unserved: 1, professionals }]]);
      if (i > 0) await system.dispatch('ResumeOffers', { professionalId, ...pause });
    }
  });

  it('that ten people ask for at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(staff.admin, { compare: 'year' })));
    expect(new Set(answers.map(({ counted }) => counted)).size).toBe(1);
    expect(answers[0].before).toMatchObject({ total: { submitted: 0 } });
  });

  it('tells the reader of reports the lines that enough others are alike to, by month and without whose they are', async () => {
    for (let n = 0; n < 10; n++) await job.submit({ province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' }, 'en');
    await seen();
    const { data, total } = await rows(staff.report);
    expect([data.length, total]).toEqual([11, QUEBEC + 11]);
    const lines = new Set(data.map((row: object) => JSON.stringify(row)));
    expect([lines.size, data[0]]).toEqual([1, { ...data[0], day: today.slice(0, 7), province: 'ON', region: 'T', step: 'submitted' }]);
    expect(Object.keys(data[0])).not.toEqual(expect.arrayContaining(['id']));
  });
});
