import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { DAY_MS, plus, HOLDING_KINDS } from '@jurilien/reference';
import fc from 'fast-check';
import { keptUntil, type KeptHolding, retentionRowOf } from './kept-until.js';

const since = '2026-01-10T12:00:00.000Z';
const endedAt = '2026-03-15T14:00:00.000Z';
const request = (outcome: string): KeptHolding => ({ kind: 'request', outcome, since, endedAt });
const shipped = asShipped();

describe('how long something we hold of a person is kept', () => {
  it.each([
    ['rejected', 'stoppedRequest', plus(endedAt, 90 * DAY_MS)],
    ['withdrawnBeforeOffers', 'stoppedRequest', plus(endedAt, 90 * DAY_MS)],
    ['unconfirmed', 'stoppedRequest', plus(endedAt, 90 * DAY_MS)],
    ['unserved', 'endedRequest', '2027-03-15T14:00:00.000Z'],
    ['closed', 'endedRequest', '2027-03-15T14:00:00.000Z'],
    ['accepted', 'acceptedRequest', '2028-03-15T14:00:00.000Z'],
  ] as const)('a request that was %s: by %s', (outcome, why, until) => {
    expect(keptUntil(request(outcome), shipped)).toEqual({ until, why });
  });

  it.each([
    [
      { kind: 'professional', outcome: 'closed', since, endedAt },
      { until: '2028-03-15T14:00:00.000Z', why: 'professional' },
    ],
    [
      { kind: 'account', outcome: 'disabled', since, endedAt },
      { until: '2028-03-15T14:00:00.000Z', why: 'account' },
    ],
    [
      { kind: 'candidate', outcome: 'inactive', since, endedAt },
      { until: '2027-03-15T14:00:00.000Z', why: 'candidate' },
    ],
    [
      { kind: 'conversation', outcome: 'inactive', since, endedAt },
      { until: plus(endedAt, 180 * DAY_MS), why: 'conversation' },
    ],
    [
      { kind: 'enquiry', outcome: 'answered', since, endedAt },
      { until: plus(since, 180 * DAY_MS), why: 'enquiry' },
    ],
    [
      { kind: 'jobApplication', outcome: 'received', since },
      { until: '2026-07-10T12:00:00.000Z', why: 'jobApplication' },
    ],
    [
      { kind: 'draft', outcome: 'draft', since },
      { until: plus(since, 7 * DAY_MS), why: 'draft' },
    ],
  ] as const)('%j', (holding, kept) => expect(keptUntil(holding, shipped)).toEqual(kept));

  it('a draft that was closed goes at once, and one from a province by the days of that province', () => {
    expect(keptUntil({ kind: 'draft', outcome: 'draft', since, endedAt }, shipped)).toEqual({ until: endedAt, why: 'draft' });
    const days = configWith({ 'lead.draft.expireDays': 3 });
    expect(keptUntil({ kind: 'draft', outcome: 'draft', since, province: 'ON' }, days).until).toBe(plus(since, 3 * DAY_MS));
  });

  it('never ends while a request, a file or an account lives', () =>
    fc.assert(
      fc.property(fc.constantFrom('request', 'professional', 'account', 'candidate', 'conversation'), fc.string(), (kind, outcome) => {
        expect(keptUntil({ kind: kind as KeptHolding['kind'], outcome, since, endedAt: null }, shipped).until).toBeUndefined();
      }),
    ));

  it('moves with the configured time, later with a longer one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 119 }), fc.constantFrom('closed', 'unserved'), (months, outcome) => {
        const [short, long] = [months, months + 1].map(
          (n) => keptUntil(request(outcome), configWith({ 'retention.endedMonths': n })).until!,
        );
        expect(Date.parse(short!)).toBeLessThan(Date.parse(long!));
      }),
    ));

  it('has a row for every kind', () => {
    for (const kind of HOLDING_KINDS) expect(retentionRowOf({ kind, outcome: 'closed' })).toBeTruthy();
  });
});
