import { randomUUID } from 'node:crypto';
import { calendarDay, DAY_MS, OFFICE_ZONE } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { acceptance } from '@jurilien/acceptance';
import { distribution } from '@jurilien/search';
import { bought, buyer } from '../support/buying.js';
import { eventually, nextSecond } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;

const day = calendarDay(Date.now(), OFFICE_ZONE);
const yesterday = calendarDay(Date.now() - DAY_MS, OFFICE_ZONE);
const GATINEAU = { region: '07', city: 'Gatineau', postalCode: 'J8X 2K1' };
const FROM_AD = { searchTerms: 'google · cpc · divorce-2026 · « avocat divorce » · /avocat-famille' };
const [MONTREAL, OUTAOUAIS] = [6, 4];
const THOUSAND_CENTS = 1_100;
const SPENT_CENTS = 20_000;

/** Every figure here is reckoned from rows of `events` alone, by sums written out: no view, and none of the code of the report. */
describe('the figures of the report, by hand', () => {
  let system: System;
  let admin: Staff;
  let report: any;
  let acceptanceOf: Lead;

  let seen: number;
  const position = async (): Promise<number> => {
    const [row] = await system.kernel.db.query<{ p: string }>('select max(position) as p from events');
    return Number(row!.p);
  };
  /** The log as far as the report has seen it. */
  const rows = <R extends Record<string, unknown>>(sql: string): Promise<R[]> =>
    system.kernel.db.query<R>(sql.replaceAll(/\bevents\b/g, `(select * from events where position <= ${seen})`));
  const num = async (sql: string): Promise<number> => Number((await rows<{ n: string | number | null }>(sql))[0]?.n ?? 0);
  /** Requests of which there is some event. */
  const withAny = (...types: string[]): Promise<number> =>
    num(`select count(distinct payload->>'leadId') as n from events where type in (${types.map((type) => `'${type}'`).join(', ')})`);
  const thousandth = (part: number, whole: number): number => Math.round((part / whole) * 1_000) / 1_000;
  const asked = async (more: Record<string, string> = {}) =>
    (await admin('GET', `/api/reports/ops?${new URLSearchParams({ from: yesterday, to: day, ...more })}`)).body;
  const config = async (set: readonly { key: string; value: unknown }[]): Promise<void> => {
    const payload = { changeId: randomUUID(), set: set.map((one) => ({ scope: {}, ...one })) };
    const answer = await admin('POST', '/api/commands/ProposeConfigChange', {
      commandId: randomUUID(),
      payload,
      reason: 'Prix du fournisseur',
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  };

  /** A professional accepts one of the requests that are offered, reaches the client and is retained. */
  async function served(job: ReturnType<typeof mainJob>, leads: readonly Lead[], { phoneNumber }: { phoneNumber: string }): Promise<Lead> {
    await job.accept(await job.offerToken(phoneNumber));
    const found = await Promise.all(
      leads.map(async (lead) => ({ lead, acceptances: (await stateOf(system.kernel, distribution, lead.leadId)).acceptances })),
    );
    const { lead, acceptances } = found.find((one) => one.acceptances.length > 0)!;
    const { acceptanceId, professionalId } = acceptances[0]!;
    const ids = { acceptanceId, leadId: lead.leadId, professionalId };
    await eventually(
      async () => (await stateOf(system.kernel, acceptance, acceptanceId)).professionalId === professionalId,
      'the acceptance',
    );
    await system.dispatch('RecordContactMade', { ...ids, channel: 'phone' });
    await system.dispatch('RequestLeadCredit', {
      ...ids,
      reason: 'wrongField',
      evidence: 'La cliente a dit au téléphone que la question est fiscale.',
    });
    await system.dispatch('RecordMandateOutcome', { ...ids, outcome: 'retained' });
    return lead;
  }

  beforeAll(async () => {
    system = await startSystem();
    const job = mainJob(system);
    admin = await system.signIn('admin');
    await config([
      { key: 'sms.thousandSegmentsCents', value: THOUSAND_CENTS },
      {
        key: 'intake.adSpending',
        value: [{ from: day, through: day, origin: 'google', campaign: 'divorce-2026', term: 'avocat divorce', spentCents: SPENT_CENTS }],
      },
    ]);
    const pros = [await approvedProfessional(system), await approvedProfessional(system)];
    await ready(system, pros);
    const montreal: Lead[] = [];
    for (let n = 0; n < MONTREAL; n++) montreal.push(await job.submit({}, 'fr', n < 3 ? FROM_AD : {}));
    const outaouais: Lead[] = [];
    for (let n = 0; n < OUTAOUAIS; n++) outaouais.push(await job.submit({ ...GATINEAU, lawyerType: 'housing' }, n === 0 ? 'en' : 'fr'));
    const [first, second, third, fourth] = montreal as [Lead, Lead, Lead, Lead];
    for (const lead of [first, second, third, fourth, ...outaouais.slice(0, 3)]) expect((await job.confirmPhone(lead)).status).toBe(200);
    for (const lead of [first, second, ...outaouais.slice(0, 2)]) expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    const payload = { leadId: third.leadId, reasonCode: 'unreachable' };
    await admin('POST', '/api/commands/TakeLeadForValidation', { commandId: randomUUID(), payload: { leadId: third.leadId } });
    const reject = await admin('POST', '/api/commands/RejectLead', {
      commandId: randomUUID(),
      payload,
      reason: 'Trois appels sans réponse',
    });
    expect(reject.status).toBe(200);
    expect((await job.command(fourth.statusToken, 'WithdrawLead', { reason: 'foundElsewhere' })).status).toBe(200);
    await nextSecond();
    acceptanceOf = await served(job, [first, second], pros[0]!);
    for (const { leadId } of outaouais.slice(0, 2))
      await eventually(
        async () => (await system.dispatch('MarkLeadUnserved', { leadId, reason: 'noEligible' })).events.length >= 0,
        'an end of the search',
      );
    await bought(system, await buyer(system), { cc: 1_000 });
    // Messages are sent for a while after the last act, and the log must stand where the report read it. Each try asks from another day, since an answer is kept.
    let days = 1;
    await eventually(async () => {
      const before = await position();
      await settled(system.kernel, before);
      report = await asked({ from: calendarDay(Date.now() - days++ * DAY_MS, OFFICE_ZONE) });
      seen = await position();
      return seen === before;
    }, 'a report of a quiet log');
  });
  afterAll(() => system?.close());

  it('steps: as many requests as have an event of each', async () => {
    const { total } = report;
    expect(total.submitted).toBe(await withAny('LeadSubmitted'));
    expect(total.submitted).toBe(MONTREAL + OUTAOUAIS);
    expect(total.confirmed).toBe(await withAny('LeadEmailConfirmed', 'LeadPhoneConfirmed'));
    expect(total.validated).toBe(await withAny('LeadValidated'));
    expect(total.offered).toBe(await withAny('OfferMade'));
    expect(total.claimed).toBe(await withAny('ClaimStarted'));
    expect(total.accepted).toBe(await withAny('AcceptanceConfirmed'));
    expect(total.contacted).toBe(await withAny('ContactRecorded'));
    expect(total.retained).toBe(
      await num(
        `select count(distinct payload->>'leadId') as n from events where type = 'MandateOutcomeRecorded' and payload->>'outcome' = 'retained'`,
      ),
    );
    expect([total.confirmed, total.validated, total.accepted, total.retained]).toEqual([7, 4, 1, 1]);
  });

  it('shares of those', async () => {
    const { total } = report;
    expect(total.acceptedShare).toBe(thousandth(await withAny('AcceptanceConfirmed'), await withAny('LeadSubmitted')));
    expect(total.retainedShare).toBe(1);
    expect([total.unserved, total.unservedShare]).toEqual([
      await withAny('LeadUnserved'),
      thousandth(await withAny('LeadUnserved'), await withAny('LeadValidated')),
    ]);
    const unreached = await num(
      `select count(distinct payload->>'leadId') as n from events where type = 'LeadRejected' and payload->>'reasonCode' = 'unreachable'`,
    );
    expect([total.unreachable, total.unreachableShare]).toEqual([unreached, thousandth(unreached, await withAny('LeadSubmitted'))]);
    expect(total.unserved).toBe(2);
  });

  it('offers and waves per request', async () => {
    const offers = await num(
      `select count(*) as n from events where type = 'OfferSent' or (type = 'OfferMade' and payload->>'sendAt' is null)`,
    );
    expect(report.total.offersPerRequest).toBe(thousandth(offers, await withAny('OfferMade')));
    expect(report.total.wavesPerRequest).toBe(
      thousandth(await num(`select count(*) as n from events where type = 'WaveStarted'`), await withAny('OfferMade')),
    );
  });

  it('decisions in time, and whose they were', async () => {
    const decided = await rows<{ inTime: boolean; who: string }>(
      `select min(d.occurred_at) <= min((q.payload->>'slaAt')::timestamptz) as "inTime", min(d.actor->>'id') as who
         from events q join events d on d.payload->>'leadId' = q.payload->>'leadId' and d.type in ('LeadValidated', 'LeadRejected')
        where q.type = 'LeadQueuedForValidation' group by q.payload->>'leadId'`,
    );
    const late = await num(
      `select count(*) as n from events q where q.type = 'LeadQueuedForValidation' and (q.payload->>'slaAt')::timestamptz <= now() and not exists
        (select 1 from events d where d.payload->>'leadId' = q.payload->>'leadId' and d.type in ('LeadValidated', 'LeadRejected', 'LeadWithdrawn'))`,
    );
    const kept = decided.filter(({ inTime }) => inTime).length;
    expect(report.total.validationKeptShare).toBe(thousandth(kept, decided.length + late));
    expect(report.deciders).toEqual([{ staffId: decided[0]!.who, decided: decided.length, kept }]);
    expect(decided).toHaveLength(5);
  });

  it('times: the middle and the ninth tenth of whole minutes', async () => {
    const minutes = (
      await rows<{ minutes: number }>(
        `select floor((min(extract(epoch from date_trunc('second', v.occurred_at))) - min(extract(epoch from date_trunc('second', q.occurred_at)))) / 60)::int as minutes
           from events q join events v on v.payload->>'leadId' = q.payload->>'leadId' and v.type = 'LeadValidated'
          where q.type = 'LeadQueuedForValidation' group by q.payload->>'leadId' order by 1`,
      )
    ).map((row) => row.minutes);
    const { wall } = report.times.find(({ span }: { span: string }) => span === 'validate');
    const nth = (share: number): number => minutes[Math.ceil(minutes.length * share) - 1]!;
    expect(wall).toEqual({ n: minutes.length, median: nth(0.5), p90: nth(0.9) });
  });

  it('parts: by region, language and source of the form', async () => {
    for (const [part, column] of [
      ['region', `payload->'facts'->>'region'`],
      ['field', `payload->'facts'->>'lawyerType'`],
      ['lang', `payload->>'lang'`],
      ['source', `payload->>'channel'`],
    ] as const) {
      const counted = await rows<{ value: string; n: string }>(
        `select ${column} as value, count(*) as n from events where type = 'LeadSubmitted' group by 1`,
      );
      const told = Object.fromEntries(report.by[part].map((one: any) => [one.value, one.figures.submitted]));
      expect([part, told]).toEqual([part, Object.fromEntries(counted.map(({ value, n }) => [value, Number(n)]))]);
    }
  });

  it('the hour of the week, by the offices’ clock', async () => {
    const counted = await rows<{ hour: number; n: number }>(
      `select ((extract(isodow from at) - 1) * 24 + extract(hour from at))::int as hour, count(*)::int as n
         from (select occurred_at at time zone 'America/Toronto' as at from events where type = 'LeadSubmitted') t group by 1`,
    );
    const told = report.hours.flatMap((n: number, hour: number) => (n > 0 ? [{ hour, n }] : []));
    expect(told).toEqual(counted.sort((a, b) => a.hour - b.hour));
  });

  it('reasons: of ends, of searches without a taker, of credits asked for', async () => {
    const ends = await rows<{ reason: string; n: number }>(
      `select case type when 'LeadRejected' then 'rejected:' || (payload->>'reasonCode') else 'withdrawn:' || (payload->>'reason') end as reason, count(*)::int as n
         from events where type in ('LeadRejected', 'LeadWithdrawn') group by 1 order by 2 desc, 1`,
    );
    expect(report.lost).toEqual(ends);
    const unserved = await rows(
      `select payload->>'reason' as reason, count(*)::int as n from events where type = 'LeadUnserved' group by 1`,
    );
    expect(report.unserved).toEqual(unserved);
    const credits = await rows(
      `select payload->>'reason' as reason, count(*)::int as n, 0 as approved from events where type = 'LeadCreditRequested' group by 1`,
    );
    expect(report.refunds).toEqual(credits);
    expect(report.total.refundsAsked).toBe(1);
  });

  it('waves and shares: offers, what came of them, and the Gini index', async () => {
    const waves = await rows(
      `select (o.payload->>'wave')::int as wave, count(*)::int as offers,
          count(*) filter (where exists (select 1 from events c where c.type = 'ClaimStarted' and c.payload->>'offerId' = o.payload->>'offerId'))::int as claimed,
          count(*) filter (where exists (select 1 from events a where a.type = 'AcceptanceConfirmed' and a.payload->>'offerId' = o.payload->>'offerId'))::int as accepted
         from events o where o.type = 'OfferMade' and o.payload->>'board' is null and (o.payload->>'sendAt' is null
          or exists (select 1 from events s where s.type = 'OfferSent' and s.payload->>'offerId' = o.payload->>'offerId')) group by 1 order by 1`,
    );
    expect(report.offerWaves).toEqual(waves);
    const each = (
      await rows<{ n: number }>(
        `select count(*)::int as n from events where type = 'OfferMade' and payload->>'board' is null group by payload->>'professionalId' order by 1`,
      )
    ).map(({ n }) => n);
    const all = each.reduce((sum, n) => sum + n, 0);
    const ranked = each.reduce((sum, n, i) => sum + (i + 1) * n, 0);
    expect(report.shares).toMatchObject({
      ...{ offers: all, professionals: each.length, topTen: 1 },
      gini: Math.round(((2 * ranked) / (each.length * all) - (each.length + 1) / each.length) * 1_000) / 1_000,
    });
  });

  it('messages: by channel, with what texts cost', async () => {
    for (const channel of ['sms', 'email']) {
      const of = (type: string) => num(`select count(*) as n from events where type = '${type}' and payload->>'channel' = '${channel}'`);
      const told = report.messages.find((one: any) => one.channel === channel);
      expect([channel, told.queued, told.sent, told.delivered]).toEqual([
        ...[channel, await of('MessageQueued'), await of('MessageSent'), await of('MessageDelivered')],
      ]);
    }
    const segments = await num(
      `select sum((payload->>'segments')::int) as n from events where type = 'MessageSent' and payload->>'channel' = 'sms'`,
    );
    expect(segments).toBeGreaterThan(0);
    expect(report.messages.find((one: any) => one.channel === 'sms')).toMatchObject({
      segments,
      costCents: Math.round((segments * THOUSAND_CENTS) / 1_000),
    });
  });

  it('the team: who took, validated and rejected how many', async () => {
    const of = (type: string) => num(`select count(*) as n from events where type = '${type}' and actor->>'kind' = 'user'`);
    expect(report.staff.total).toMatchObject({
      taken: await of('LeadTakenForValidation'),
      validated: await of('LeadValidated'),
      rejected: await of('LeadRejected'),
    });
  });

  it('advertisements: the cost of an accepted request, in all and by who sent it', async () => {
    const accepted = await withAny('AcceptanceConfirmed');
    expect([report.total.adCost, report.total.costPerAccepted]).toEqual([SPENT_CENTS, SPENT_CENTS / accepted]);
    for (const [part, value] of [
      ['origin', 'google'],
      ['campaign', 'divorce-2026'],
      ['term', 'avocat divorce'],
    ] as const) {
      const told = report.by[part].find((one: any) => one.value === value).figures;
      expect([part, told.submitted, told.adCost, told.costPerAccepted]).toEqual([part, 3, SPENT_CENTS, SPENT_CENTS]);
    }
    // It cannot be told of a region.
    expect((await asked({ region: '06' })).total).toMatchObject({ accepted: 1, adCost: null, costPerAccepted: null });
  });

  it('money of the month: what the entries of the log say, and what the page of sales says', async () => {
    const moved = (account: string) =>
      num(
        `select coalesce(sum((l->>'credit')::int - (l->>'debit')::int), 0) as n from events, jsonb_array_elements(payload->'money') l
          where type = 'CreditsPurchased' and l->>'account' = '${account}'`,
      );
    const { money } = report;
    const inQuebec = money.find((row: any) => row.province === 'QC' && row.month === day.slice(0, 7));
    expect(inQuebec).toMatchObject({
      soldCents: await moved('M.deferred'),
      gstCents: await moved('M.tax.gst'),
      qstCents: await moved('M.tax.qst'),
    });
    expect(inQuebec.soldCents).toBe(40_000);
    const { months } = (await admin('GET', `/api/sales?from=${yesterday.slice(0, 7)}&to=${day.slice(0, 7)}`)).body;
    for (const of of months.filter((one: any) => money.some((row: any) => row.month === one.month && row.province === one.province)))
      for (const name of [
        'soldCents',
        'revenueCents',
        'subscriptionCents',
        'creditedCents',
        'refundedCents',
        'grantedCents',
        'deferredCents',
      ])
        expect([name, money.find((row: any) => row.month === of.month && row.province === of.province)[name]]).toEqual([name, of[name]]);
  });

  it('the file says the same, each line with its definition', async () => {
    const { body } = await admin('GET', `/api/reports/ops.csv?from=${report.from}&to=${day}&lang=en`);
    const lines = (body as string).split('\r\n');
    const cells = (start: string): string[] | undefined => lines.find((line) => line.startsWith(start))?.split(',');
    const inQuebec = report.money.find((row: any) => row.province === 'QC' && row.month === day.slice(0, 7));
    expect(cells(`Money by month,${day.slice(0, 7)} QC,Purchases,`)?.[3]).toBe(String(inQuebec.soldCents));
    expect(cells('What each wave brought,1,offers,')?.[3]).toBe(String(report.offerWaves[0].offers));
    const texts = report.messages.find((one: any) => one.channel === 'sms');
    // Texts go on being sent: the file is counted when it is asked for.
    expect(Number(cells('Messages sent,sms,Segments,')?.[3])).toBeGreaterThanOrEqual(texts.segments);
    expect(cells('Total,')).toBeDefined();
    expect(lines.filter((line) => line && !line.endsWith('.') && !line.endsWith('."')).slice(1)).toEqual([]);
  });

  it('of a region, beside the others; the lists behind the figures are as long', async () => {
    const outaouais = await asked({ region: '07' });
    expect([outaouais.total.submitted, outaouais.total.accepted, outaouais.total.unserved]).toEqual([OUTAOUAIS, 0, 2]);
    expect(outaouais.others).toMatchObject({ beside: 'region', submitted: MONTREAL, accepted: 1 });
    expect(outaouais.gaps).toEqual([{ field: 'housing', region: '07', n: 2, unserved: 2, professionals: 0 }]);
    expect([outaouais.messages, outaouais.money]).toEqual([null, null]);
    const list = async (more: Record<string, string>) =>
      (await admin('GET', `/api/reports/ops/rows?${new URLSearchParams({ from: yesterday, to: day, ...more })}`)).body;
    expect((await list({ of: 'unserved', reason: 'noEligible' })).total).toBe(2);
    expect((await list({ of: 'lost', reason: 'rejected:unreachable' })).total).toBe(1);
    expect((await list({ of: 'unreachable' })).total).toBe(1);
    expect((await list({ of: 'refunds', reason: 'wrongField' })).data).toMatchObject([{ id: acceptanceOf.leadId }]);
    expect((await list({ of: 'validationLate' })).total).toBe(0);
    expect((await list({ of: 'contactLate' })).total).toBe(0);
    expect((await list({ of: 'renewed' })).total).toBe(0);
  });

  it('as of the instant before the first acceptance nothing of it is known, and what cannot be told is not', async () => {
    const [{ at } = { at: '' }] = await rows<{ at: string }>(
      `select to_char((occurred_at - interval '1 second') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from events where type = 'AcceptanceConfirmed'`,
    );
    const then = await asked({ at });
    expect(then.total).toMatchObject({ submitted: MONTREAL + OUTAOUAIS, accepted: 0, retained: 0, costPerAccepted: null });
    expect(then.offerWaves.reduce((sum: number, one: any) => sum + one.accepted, 0)).toBe(0);
    expect([then.messages, then.staff, then.money, then.total.offersPerRequest]).toEqual([null, null, null, null]);
  });
});
