import { acceptance } from '@jurilien/acceptance';
import type { Row } from '@jurilien/event-sourcing';
import { asShipped, at, rowsOf, story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { processes } from '@jurilien/processes';
import { businessHours, figuresFrom, windowMinutesBetween } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { DIMENSIONS, type Dictionary, dictionary, MOMENTS, requestDay, type RequestDay } from './columns.js';
import { openClock } from './open-clock.js';
import { NOW } from './reached.js';
import { type Selected, tally } from './tally.js';

const requestFacts = processes.views.find(({ name }) => name === 'request-facts')!;
const idOf = (n: number): string => `018f2a10-0000-7000-8001-${String(n).padStart(12, '0')}`;
const REGIONS = ['06', '07', '03'];

/** One request each, sent every ten minutes, that goes as far as its number says. */
function lifeOf(n: number): StoryEvent[] {
  const leadId = idOf(n);
  const from = n * 10;
  const own = (type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
    lead,
    leadId,
    type,
    { leadId, ...data },
    from + minutes,
  ];
  const search = (type: string, minutes: number, data: Record<string, unknown>): StoryEvent => [
    distribution,
    leadId,
    type,
    { leadId, ...data },
    from + minutes,
  ];
  const ids = { acceptanceId: leadId, leadId, professionalId: idOf(900) };
  const offer = { offerId: leadId, professionalId: idOf(900) };
  const claim = { ...offer, claimId: leadId };
  const steps: StoryEvent[] = [
    own('LeadEmailConfirmed', 2 + n, { method: 'link' }),
    own('LeadQueuedForValidation', 3 + n, { confirmed: true, slaAt: at(40), lang: 'fr', province: 'QC' }),
    own('LeadValidated', 60 + n, { by: 'staff', checklist: {}, sendAfter: at(60) }),
    search('OfferMade', 70, { ...offer, round: 1, wave: 1, code: 'K7QF', priceCc: 100, expiresAt: at(5_000), lang: 'fr' }),
    search('ClaimStarted', 100 + n, { ...claim, holdUntil: at(9_000), priceCc: 100, funded: true }),
    search('AcceptanceConfirmed', 105 + 2 * n, {
      ...claim,
      acceptanceId: leadId,
      priceCc: 100,
      capacityFull: true,
      round: 1,
      wave: 1 + (n % 2),
    }),
    [acceptance, leadId, 'ContactRecorded', { ...ids, channel: 'phone' }, from + 300],
    [acceptance, leadId, 'MandateOutcomeRecorded', { ...ids, outcome: 'retained', ends: false }, from + 2_000],
  ];
  const sent = submitted.map(([type, data]): StoryEvent => {
    const facts = { ...(data as { facts?: object }).facts, region: REGIONS[n % REGIONS.length] };
    return [
      lead,
      leadId,
      type,
      { ...data, leadId, ...(type === 'LeadSubmitted' ? { facts, channel: n % 4 ? 'web' : 'phone' } : {}) },
      from,
    ];
  });
  return [...sent, ...steps.slice(0, n % (steps.length + 1))];
}
const LIVES = Array.from({ length: 40 }, (_, n) => lifeOf(n));
const inOrder = (events: readonly StoryEvent[]): StoryEvent[] => [...events].sort(([, , , , a = 0], [, , , , b = 0]) => a - b);
const EVENTS = inOrder(LIVES.flat());

/** The columns of a day, filled from rows of the view. */
function columnsOf(day: string, rows: readonly Row[], texts: Dictionary): RequestDay {
  const made = requestDay(day, rows.length, [], []);
  for (const [i, row] of rows.entries()) {
    for (const name of DIMENSIONS) made.codes[name][i] = name === 'ending' ? 0 : texts.codeOf(row[name] as string | undefined);
    for (const name of MOMENTS) made.at[name][i] = row[`${name}At`] ? Date.parse(row[`${name}At`] as string) / 1_000 : 0;
    made.offers[i] = row['offers'];
    made.waves[i] = row['waves'];
    made.acceptedWave[i] = row['acceptedWave'] ?? 0;
  }
  return made;
}

/** What the log says by an instant, or as of one. */
function counted(
  events: readonly StoryEvent[],
  until = NOW,
  filter: Readonly<Record<string, readonly string[]>> = {},
  beside?: Selected['beside'],
) {
  const texts = dictionary();
  const rows = [...rowsOf(requestFacts, story(...events)).values()];
  const days = [...new Set(rows.map((row) => row['day'] as string))].sort();
  const columns = days.map((day) =>
    columnsOf(
      day,
      rows.filter((row) => row['day'] === day),
      texts,
    ),
  );
  const selected: Selected = {
    until,
    ...(beside ? { beside } : {}),
    filter: Object.fromEntries(Object.entries(filter).map(([name, values]) => [name, values.map(texts.codeOf)])),
  };
  const clock = openClock(asShipped(), 'QC', '2026-11-01', '2026-11-10');
  const counting = tally(texts, selected, (day) => day, { config: asShipped(), clockOf: () => clock });
  columns.forEach(counting.add);
  return counting.done();
}

describe('figures of requests', () => {
  const all = counted(EVENTS);
  it('count each request once, at every step it reached', () => {
    // Nine ways to end, from the first to the last step; forty requests take turns.
    const reached = (steps: number): number => LIVES.filter((_, n) => n % 9 >= steps).length;
    expect(figuresFrom(all.total)).toMatchObject({
      submitted: 40,
      confirmed: reached(1),
      validated: reached(3),
      offered: reached(4),
      claimed: reached(5),
      accepted: reached(6),
      contacted: reached(7),
      retained: reached(8),
      acceptedShare: Math.round((reached(6) / 40) * 1_000) / 1_000,
    });
  });
  it('are the same as of an instant and from a log that ends there', () => {
    for (const minutes of [0, 65, 200, 333, 480, 1_000, 2_150, 2_400]) {
      const until = Date.parse(at(minutes)) / 1_000;
      // What is not decided by then is late or not by then, whatever the clock says now.
      const then = counted(
        EVENTS.filter(([, , , , when = 0]) => when <= minutes),
        until,
      );
      // Offers have no instants of their own: how many there were is told as of now alone.
      const known = ({ offers: _o, waves: _w, ...counts }: typeof then.total) => counts;
      const asOf = counted(EVENTS, until);
      expect(known(asOf.total)).toEqual(known(then.total));
      expect(asOf.times).toEqual(then.times);
      expect(asOf.waves).toEqual(then.waves);
    }
  });
  it('add up: regions, sources and days make the whole', () => {
    for (const groups of [all.by.region, all.by.source, all.by.variant, all.periods])
      expect(groups.reduce((sum, { counts }) => sum + counts.accepted, 0)).toBe(all.total.accepted);
    expect(all.by.region.map(({ value }) => value).sort()).toEqual(['03', '06', '07']);
    expect(all.hours.reduce((sum, n) => sum + n, 0)).toBe(40);
  });
  it('are of those that are asked for', () => {
    const outaouais = counted(EVENTS, NOW, { region: ['07'] });
    expect(outaouais.total).toEqual(all.by.region.find(({ value }) => value === '07')!.counts);
    expect(counted(EVENTS, NOW, { region: ['07'], source: ['nowhere'] }).total.submitted).toBe(0);
  });
  it('tell how far the others came, that one filter alone leaves out', () => {
    const outaouais = counted(EVENTS, NOW, { region: ['07'], source: ['web'] }, 'region');
    const web = counted(EVENTS, NOW, { source: ['web'] });
    for (const step of ['submitted', 'validated', 'accepted', 'retained'] as const)
      expect([step, outaouais.total[step] + outaouais.others[step]]).toEqual([step, web.total[step]]);
    expect(counted(EVENTS, NOW, { region: ['07'] }).others.submitted).toBe(0);
  });
  it('say what was decided in time, by whom, and what is late without anyone', () => {
    // Due forty minutes after the first of all: of those that were put in the queue, some were validated by then, most not.
    const queued = LIVES.flatMap((_, n) => (n % 9 >= 2 ? [n] : []));
    const decided = queued.filter((n) => n % 9 >= 3);
    const inTime = decided.filter((n) => n * 10 + 60 + n <= 40);
    expect([all.total.validationKnown, all.total.validationKept]).toEqual([queued.length, inTime.length]);
    expect(counted(EVENTS, Date.parse(at(39)) / 1_000).total.validationKnown).toBe(0);
  });
  it('times are the middle and the ninth tenth of whole minutes', () => {
    const whole = LIVES.flatMap((_, n) => (n % 9 >= 6 ? [105 + 2 * n] : [])).sort((a, b) => a - b);
    expect(all.times.find(({ span }) => span === 'whole')!.wall).toEqual({
      n: whole.length,
      median: whole[Math.ceil(whole.length * 0.5) - 1],
      p90: whole[Math.ceil(whole.length * 0.9) - 1],
    });
  });
  it('say in which fields and regions searches found no one', () => {
    const unserved: StoryEvent[] = [2, 11, 12].map((n) => [
      lead,
      idOf(n),
      'LeadUnserved',
      { leadId: idOf(n), reason: 'noEligible' },
      3_000,
    ]);
    // Of the three, two were never validated: no one looked for anyone.
    expect(counted([...EVENTS, ...unserved]).niches).toEqual([{ field: 'family', region: '06', n: expect.any(Number), unserved: 1 }]);
    expect(counted([...EVENTS, ...unserved]).unserved).toEqual([{ reason: 'noEligible', n: 3 }]);
    // One that a later search found someone for was not left without anyone.
    const later: StoryEvent = [lead, idOf(15), 'LeadUnserved', { leadId: idOf(15), reason: 'noEligible' }, 3_000];
    expect(counted([...EVENTS, ...unserved, later]).niches).toEqual(counted([...EVENTS, ...unserved]).niches);
    expect(counted([...EVENTS, ...unserved, later]).unserved).toEqual([{ reason: 'noEligible', n: 4 }]);
  });
  it('a request that became part of another is counted until it was', () => {
    const merged: StoryEvent[] = inOrder([...EVENTS, [lead, idOf(0), 'LeadMerged', { leadId: idOf(0), into: idOf(1) }, 900]]);
    expect(counted(merged).total.submitted).toBe(39);
    expect(counted(merged, Date.parse(at(899)) / 1_000).total.submitted).toBe(40);
  });
});

describe('what was undone since', () => {
  const leadId = idOf(900);
  const of = (type: string, minutes: number, data: Record<string, unknown>): StoryEvent => [
    lead,
    leadId,
    type,
    { leadId, ...data },
    minutes,
  ];
  const sent = submitted.map(([type, data]): StoryEvent => [lead, leadId, type, { ...data, leadId }, 0]);
  const asOf = (minutes: number, ...events: readonly StoryEvent[]) => counted([...sent, ...events], Date.parse(at(minutes)) / 1_000);
  it('is no end as of before either', () => {
    const closed = of('LeadClosed', 50, { closeReason: 'solved' });
    expect(asOf(55, closed).lost).toHaveLength(1);
    expect(asOf(55, closed, of('LeadReopened', 60, { slaAt: at(90) })).lost).toEqual([]);
    expect(asOf(55, closed, of('LeadRenewed', 60, { renewalCount: 1, channel: 'link', changes: [], ready: false })).lost).toEqual([]);
    const blocked = of('LeadBlocked', 50, { blockType: 'spam' });
    expect(asOf(55, blocked, of('LeadUnblocked', 60, {})).lost).toEqual([]);
  });
  it('of several merges the last alone is known', () => {
    const merged = (minutes: number) => of('LeadMerged', minutes, { into: 'other' });
    const events = [merged(20), of('LeadUnmerged', 30, { from: 'other', slaAt: at(90) }), merged(40)];
    expect(asOf(25, ...events.slice(0, 2)).total.submitted).toBe(0);
    expect([25, 45].map((minutes) => asOf(minutes, ...events).total.submitted)).toEqual([1, 0]);
  });
  it('a retainer noted anew counts from its first time', () => {
    const outcome = (minutes: number, is: string): StoryEvent => {
      const ids = { acceptanceId: leadId, leadId, professionalId: idOf(901) };
      return [acceptance, leadId, 'MandateOutcomeRecorded', { ...ids, outcome: is, ends: false }, minutes];
    };
    const undone = [outcome(100, 'retained'), outcome(110, 'notRetained')];
    expect(asOf(115, ...undone).total.retained).toBe(0);
    expect(asOf(115, ...undone, outcome(120, 'retained')).total.retained).toBe(1);
  });
  it('a request opened again before it was decided has its new due time', () => {
    const queued = of('LeadQueuedForValidation', 3, { confirmed: true, slaAt: at(40), lang: 'fr', province: 'QC' });
    const again = [of('LeadClosed', 20, { closeReason: 'solved' }), of('LeadReopened', 60, { slaAt: at(90) })];
    expect([50, 95].map((minutes) => asOf(minutes, queued, ...again).total.validationKnown)).toEqual([0, 1]);
  });
});

describe('the clock of opening hours', () => {
  it('tells the same as the calendar, over nights, weekends, holidays and both changes of clocks', () => {
    const config = asShipped();
    const hours = businessHours(config, 'QC');
    for (const [from, to] of [
      ['2026-03-06', '2026-03-10'],
      ['2026-10-30', '2026-11-03'],
      ['2026-12-22', '2027-01-06'],
    ] as const) {
      const clock = openClock(config, 'QC', from, to);
      for (let a = 0; a < 12; a++)
        for (let b = a; b < 12; b++) {
          const span = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 12;
          const [begun, done] = [a, b].map((n) =>
            new Date(Math.floor((Date.parse(`${from}T12:00:00Z`) + n * span) / 60_000) * 60_000).toISOString(),
          );
          expect(clock(Date.parse(done!) / 1_000) - clock(Date.parse(begun!) / 1_000)).toBeCloseTo(
            windowMinutesBetween(begun!, done!, 'QC', hours),
            6,
          );
        }
    }
  });
});
