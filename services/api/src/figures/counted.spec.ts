import { DateTime } from 'luxon';
import { byWeek, figuresOf, share, slaKept, type Went } from './counted.js';

const OFFERED = '2026-11-16T14:00:00.000Z';
const went = (w: Partial<Went> = {}): Went => ({ offeredAt: OFFERED, ...w });
const accepted = (w: Partial<Went> = {}): Went =>
  went({
    claimedAt: '2026-11-16T14:10:00.000Z',
    acceptedAt: '2026-11-16T14:12:00.000Z',
    ending: 'accepted',
    answerSeconds: 600,
    spentCc: 200,
    ...w,
  });

describe('figures of a professional', () => {
  it('are a funnel: each step counts those that got that far', () => {
    expect(
      figuresOf([
        went(),
        went({ seenAt: '2026-11-16T14:05:00.000Z', ending: 'refused', refuseReason: 'busy', answerSeconds: 300 }),
        accepted({ contactedAt: '2026-11-16T15:00:00.000Z', retainedAt: '2026-11-18T15:00:00.000Z' }),
        accepted({ slaMissed: true }),
        went({ ending: 'taken' }),
        went({ ending: 'late' }),
      ]),
    ).toMatchObject({
      offered: 6,
      seen: 3,
      claimed: 2,
      accepted: 2,
      contacted: 1,
      retained: 1,
      refused: { busy: 1 },
      missed: 2,
      missedBy: { taken: 1, late: 1 },
      responseMinutesMedian: 10,
      contactSlaKeptShare: 0.5,
      spentCc: 400,
      costPerRetainedCc: 400,
    });
  });
  it('say nothing where nothing is known', () => {
    expect(figuresOf([])).toMatchObject({ offered: 0, responseMinutesMedian: null, contactSlaKeptShare: null, costPerRetainedCc: null });
    expect(slaKept([accepted()])).toEqual([0, 0]);
  });
  it('take credits back out of what a retained file cost', () =>
    expect(figuresOf([accepted({ retainedAt: OFFERED }), accepted({ creditedCc: 200 })]).costPerRetainedCc).toBe(200));
  it('keep the hours of looks and answers by the clock of the offices', () => {
    const { hours } = figuresOf([went({ seenAt: '2026-11-16T14:05:00.000Z', claimedAt: '2026-11-17T02:30:00.000Z' })]);
    expect([hours.length, hours[9], hours[21]]).toEqual([24, 1, 1]);
  });
  it('go by weeks, empty ones too, across the change of clocks', () =>
    expect(byWeek([accepted(), went({ offeredAt: '2026-11-02T04:30:00.000Z' })], 20, DateTime.fromISO('2026-11-17T12:00:00Z'))).toEqual([
      { week: '2026-10-26', offered: 1, accepted: 0, retained: 0 },
      { week: '2026-11-02', offered: 0, accepted: 0, retained: 0 },
      { week: '2026-11-09', offered: 0, accepted: 0, retained: 0 },
      { week: '2026-11-16', offered: 1, accepted: 1, retained: 0 },
    ]));
});
it('a share of nothing is none', () => expect([share(1, 3), share(0, 0)]).toEqual([0.333, null]));
