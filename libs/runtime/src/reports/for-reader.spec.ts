import { type Count, COUNTS, type Counts, figuresFrom, MESSAGE_COUNTS, SPAN_NAMES, WITHIN } from '@jurilien/reference';
import { figuresShown, shownTo } from './for-reader.js';
import type { Report, ReportGroup } from './report.js';
import { told } from './told.js';

const countsOf = (submitted: number, accepted = 0): Counts => ({
  ...(Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>),
  submitted,
  accepted,
});
const counts = (submitted: number, accepted = 0) => figuresFrom(countsOf(submitted, accepted));
const group = (value: string | null, n: number): ReportGroup => ({ value, counts: countsOf(n, n), figures: counts(n, n) });
const duration = (n: number) => ({ n, median: n === 0 ? null : 30, p90: n === 0 ? null : 60 });
const times = SPAN_NAMES.map((span, i) => ({ span, wall: duration(i), business: duration(50) }));
const none: readonly ReportGroup[] = [];
const reportOf = (submitted: number): Report => ({
  from: '2026-11-01',
  to: '2026-11-30',
  grain: 'week',
  at: null,
  counted: '2026-11-30T15:00:00.000Z',
  counts: countsOf(submitted, 3),
  total: counts(submitted, 3),
  times,
  before: { from: '2026-10-02', to: '2026-10-31', counts: countsOf(4), total: counts(4), times },
  periods: [
    {
      ...group('2026-11-02', 60),
      times: Object.fromEntries(SPAN_NAMES.map((span) => [span, duration(4)])) as Report['periods'][number]['times'],
    },
  ],
  by: {
    ...{
      province: none,
      lang: none,
      source: none,
      form: none,
      variant: none,
      origin: none,
      firstOrigin: none,
      campaign: none,
      field: none,
    },
    region: [group('06', 50), group('07', 12), group('03', 3)],
    term: [group('avocat', 40), group('divorce', 12), group('marie tremblay', 1), group('rue fabre', 2)],
  },
  hours: [0, 3, 40],
  unserved: [{ reason: 'noTaker', n: 4 }],
  lost: [
    { reason: 'rejected:notLegal', n: 30 },
    { reason: 'blocked:spam', n: 5 },
  ],
  refunds: [{ reason: 'unreachable', n: 2, approved: 1 }],
  waves: [
    { wave: 1, n: 20 },
    { wave: 2, n: 1 },
    { wave: 3, n: 2 },
  ],
  offerWaves: [
    { wave: 1, offers: 60, claimed: 20, accepted: 4 },
    { wave: 2, offers: 25, claimed: 12, accepted: 11 },
    { wave: null, offers: 5, claimed: 5, accepted: 5 },
  ],
  others: { beside: 'region', counts: countsOf(40, 4) },
  deciders: [{ staffId: 'ada', decided: 8, kept: 7 }],
  shares: { offers: 90, professionals: 9, gini: 0.2, topTen: 1, tenths: [] },
  messages: null,
  staff: [
    { staffId: 'ada', taken: 9, validated: 8, rejected: 1, asked: 0, called: 2, decided: 0, followedUp: 3 },
    { staffId: 'bea', taken: 1, validated: 1, rejected: 0, asked: 0, called: 0, decided: 4, followedUp: 0 },
  ],
  gaps: [
    { field: 'family', region: '06', n: 40, unserved: 12, professionals: 3 },
    { field: 'family', region: '07', n: 40, unserved: 2, professionals: 1 },
  ],
});

describe('a report, to who may see no row', () => {
  const shown = shownTo(reportOf(65), 10);
  it('tells no part that few stand behind, nor the one that would tell it', () =>
    expect(shown.by.region.map(({ value, few }) => [value, few])).toEqual([
      ['06', false],
      ['07', true],
      ['03', true],
    ]));
  it('tells no words that few wrote', () => expect(shown.by.term.map(({ value }) => value)).toEqual(['avocat']));
  it('tells no reason, wave, hour or niche of few', () => {
    expect(shown.lost).toEqual([
      { reason: 'rejected:notLegal', n: null },
      { reason: 'blocked:spam', n: null },
    ]);
    expect([shown.unserved[0]!.n, shown.refunds[0]!.n, shown.refunds[0]!.approved]).toEqual([null, null, null]);
    expect(shown.waves.map(({ n }) => n)).toEqual([null, null, null]);
    expect(shown.hours).toEqual([0, null, null]);
    expect(shown.gaps.map(({ region }) => region)).toEqual(['06']);
  });
  it('tells no time of few requests, and no share among few professionals', () => {
    expect(shown.times[3]!.wall).toEqual({ n: null, median: null, p90: null });
    expect(shown.times[3]!.business.median).toBe(30);
    expect(shown.periods[0]!.times.whole.median).toBeNull();
    expect(shown.shares).toBeNull();
  });
  it('tells nothing of an earlier period of few', () =>
    expect(shown.before).toMatchObject({ few: true, total: { submitted: null }, times: [] }));
  it('tells no wave of few offers, nor what few of them became', () =>
    expect(shown.offerWaves).toEqual([
      { wave: 1, offers: 60, claimed: 20, accepted: null },
      { wave: 2, offers: null, claimed: null, accepted: null },
      { wave: null, offers: null, claimed: null, accepted: null },
    ]));
  it('tells how far the others came, as far as enough of them did', () => {
    expect(shown.others).toMatchObject({ beside: 'region', submitted: 40, accepted: null });
    const few = { ...reportOf(65), others: { beside: 'region' as const, counts: countsOf(9) } };
    expect(shownTo(few, 10).others).toBeNull();
  });
  it('tells not who decided', () => expect(shown.deciders).toEqual([]));
  it('tells how much the team did where it is not of few requests, and of no one', () =>
    expect(shown.staff).toEqual({
      people: 2,
      total: { taken: 10, validated: null, rejected: null, asked: 0, called: null, decided: null, followedUp: null },
      by: [],
    }));
  it('tells no count of few within a part of enough, nor the share that would tell it', () => {
    const region = countsOf(12, 0);
    const of = (some: Partial<Counts>): Counts => ({
      ...region,
      confirmed: 12,
      validated: 12,
      offered: 12,
      claimed: 12,
      accepted: 12,
      ...some,
    });
    const shownOf = (some: Partial<Counts>) => {
      const made = of(some);
      return shownTo({ ...reportOf(65), counts: made, total: figuresFrom(made) }, 10).total;
    };
    expect(shownOf({ contacted: 12, retained: 1, refundsAsked: 1, clientGrades: 1, clientGradeSum: 2 })).toMatchObject({
      ...{ submitted: 12, accepted: 12, acceptedShare: 1, contacted: 12 },
      ...{ retained: null, retainedShare: null, refundsAsked: null, refundsApproved: 0, clientGrade: null },
    });
    // What a step leaves of the one before it is known too, over a step that is not told.
    expect(shownOf({ submitted: 40, confirmed: 38, validated: 33, offered: 30 })).toMatchObject({
      ...{ submitted: 40, confirmed: null, validated: null, offered: 30, claimed: 12 },
    });
    expect(shownOf({ validationKnown: 40, validationKept: 39, unserved: 11 })).toMatchObject({ validationKeptShare: null, unserved: null });
  });
  it('holds back of the parts what the others would leave of a whole', () => {
    const groups = [countsOf(60, 20), countsOf(40, 12), countsOf(20, 2)];
    const region = groups.map((made, i) => ({ value: `0${i}`, counts: made, figures: figuresFrom(made) }));
    const parts = shownTo({ ...reportOf(120), by: { ...reportOf(120).by, region } }, 10).by.region;
    expect(parts.map(({ few, figures }) => [few, figures.submitted, figures.accepted, figures.acceptedShare])).toEqual([
      [false, 60, 20, 0.333],
      [false, 40, null, null],
      [false, 20, null, null],
    ]);
  });
  it('tells no few messages, nor what few texts cost', () => {
    const none = Object.fromEntries(MESSAGE_COUNTS.map((name) => [name, 0])) as Record<(typeof MESSAGE_COUNTS)[number], number>;
    const messages = [{ channel: 'sms', ...none, queued: 20, sent: 3, segments: 4, costCents: 5 }];
    expect(shownTo({ ...reportOf(65), messages }, 10).messages).toMatchObject([{ queued: 20, sent: null, bounced: 0, costCents: null }]);
  });
  it('tells nothing at all where few match', () => {
    const few = shownTo(reportOf(9), 10);
    expect([few.few, few.total.submitted, few.times, few.hours, few.gaps]).toEqual([true, null, [], [null, null, null], []]);
    expect(few.by.region.every((one) => one.few && one.figures.submitted === null)).toBe(true);
  });
});

describe('single days, to who may see no row', () => {
  it('tell no figure of few', () => {
    const made = countsOf(30, 2);
    expect(figuresShown({ counts: made, figures: figuresFrom(made) }, 10)).toMatchObject({
      submitted: 30,
      accepted: null,
      acceptedShare: null,
    });
  });
  it('tell no step that leaves few of one before it, over steps that are not asked for', () =>
    expect(told({ submitted: 30, validated: 22, accepted: 12, contacted: 11.5 }, WITHIN, 10)).toEqual({
      ...{ submitted: 30, validated: null, accepted: 12, contacted: null },
    }));
});

it('a report tells everything to who may see the rows', () => {
  const report = reportOf(9);
  const shown = shownTo(report, 0);
  expect([shown.few, shown.total.submitted, shown.by.term.length, shown.shares?.gini]).toEqual([false, 9, 4, 0.2]);
  expect([shown.waves, shown.offerWaves, shown.deciders]).toEqual([report.waves, report.offerWaves, report.deciders]);
  expect(shown.staff?.by.map(({ staffId }) => staffId)).toEqual(['ada', 'bea']);
});
