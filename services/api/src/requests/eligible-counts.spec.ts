import { search } from '@jurilien/contracts/api';
import type { MatchProfile } from '@jurilien/search';
import { candidate } from '@jurilien/search/testing';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { byBracket, countsOf, eligibleFor, roundedDown, turned } from './eligible-counts.js';

const NOW = '2026-11-02T15:00:00.000Z';
const at = { now: NOW, config: asShipped() };
const profile = (over: Partial<MatchProfile> = {}): MatchProfile => candidate({ licenceVerifiedAt: NOW, availableCc: 0, ...over });
const counted = (asked: object, over: Partial<MatchProfile> = {}): number =>
  eligibleFor(search.parse({ lawyerType: 'family', province: 'QC', ...asked }), [profile(over)], at);

describe('eligible counts', () => {
  it.each([
    ['everyone who fits', {}, {}, 1],
    ['every region when none is said', { region: '06' }, {}, 1],
    ['no one of another region', { region: '03' }, {}, 0],
    ['who meets at a distance, when that will do', { region: '03', acceptDistance: '1' }, { remote: true }, 1],
    ['no one of another field', { lawyerType: 'tax' }, {}, 0],
    ['no one of another province', { province: 'ON' }, {}, 0],
    ['no one of another language', { lang: 'en' }, {}, 0],
    ['no one of another rate', { rate: '1' }, {}, 0],
    ['no one who asks for more than the budget said', { budget: '2' }, { minBudget: 3 }, 0],
    ['who takes the budget said', { budget: '3' }, { minBudget: 3 }, 1],
    ['no one less when no budget is said', {}, { minBudget: 5 }, 1],
    ['no one without legal aid when it is needed', { juridicalHelp: '1' }, {}, 0],
    ['who takes legal aid', { juridicalHelp: '1' }, { acceptsAJ: true }, 1],
    ['no one who does not mediate when that is wanted', { mediator: '1' }, {}, 0],
    ['no one who takes no single consultation when that is wanted', { consult: '1' }, {}, 0],
    ['no one who is not approved', {}, { state: 'Suspended' }, 0],
    ['no one who pauses', {}, { pausing: [{ scope: 'all' }] }, 0],
    ['no one whose licence was not verified', {}, { licenceVerifiedAt: null }, 0],
    ['no one who cannot be reached', {}, { channels: [] }, 0],
    ['who has as many open offers as may be today', {}, { openOffers: Array.from({ length: 50 }, (_, i) => `${i}`) }, 1],
  ])('count %s', (_, asked, over, n) => expect(counted(asked, over)).toBe(n));

  it('are the same for a professional who paid and one who did not', () =>
    expect(counted({}, { availableCc: 0 })).toBe(counted({}, { availableCc: 100_000 })));

  it('are disclosed for each bracket, whichever was chosen', () => {
    const { budget, rate } = byBracket(search.parse({ lawyerType: 'family', province: 'QC', budget: '2', rate: '3' }));
    const takes = (all: typeof budget) =>
      all.filter(({ search: s }) => eligibleFor(s, [profile({ minBudget: 3 })], at) === 1).map((b) => b.code);
    expect(takes(budget)).toEqual(['3', '4', '5']);
    expect(takes(rate)).toEqual([]);
    expect(takes(byBracket(search.parse({ lawyerType: 'family', province: 'QC', budget: '4' })).rate)).toEqual(['3']);
  });

  it('are disclosed for each criterion turned round, and without each choice that was made', () => {
    const asked = search.parse({ lawyerType: 'family', province: 'QC', region: '03', rate: '1', acceptDistance: '1' });
    const found = Object.fromEntries(turned(asked).map(({ criterion, search: s }) => [criterion, s]));
    expect(Object.keys(found)).toEqual(['acceptDistance', 'juridicalHelp', 'mediator', 'consult', 'rate']);
    expect(found.acceptDistance).not.toHaveProperty('acceptDistance');
    expect(found.juridicalHelp).toEqual({ ...asked, juridicalHelp: '1' });
    expect(found.rate).not.toHaveProperty('rate');
    expect(turned({ ...asked, province: 'ON' }).map((x) => x.criterion)).toContain('paralegal');
  });

  it('are disclosed for a province and each of its regions, few where they are fewer than five', () => {
    const in06 = Array.from({ length: 6 }, (_, i) => profile({ id: `a${i}` }));
    const { count, regions } = countsOf('QC', 'family', [...in06, profile({ regions: ['03'], radiusKm: 0 })], at);
    expect(count).toBe(5);
    expect(regions.find((r) => r.region === '06')?.count).toBe(5);
    expect(regions.find((r) => r.region === '03')?.count).toBeNull();
    expect(countsOf('ON', 'family', in06, at).count).toBeNull();
  });
  it('of any field count each person once, paralegals too where they may act', () => {
    const two = Array.from({ length: 5 }, (_, i) => profile({ id: `b${i}`, fields: ['tax', 'labour'] }));
    expect(countsOf('QC', undefined, two, at).count).toBe(5);
    const paralegals = two.map((p) => ({
      ...p,
      title: 'paralegal' as const,
      province: 'ON' as const,
      regions: ['T'],
      fields: ['smallClaims'],
      subscribed: true,
    }));
    expect(countsOf('ON', undefined, paralegals, at).count).toBe(5);
  });

  it.each([
    [0, null],
    [4, null],
    [5, 5],
    [9, 5],
    [10, 10],
    [123, 120],
  ])('say %i as %s', (n, said) => expect(roundedDown(n, at.config)).toBe(said));

  it('are told from the least that is in force', () => {
    const config = configWith({ 'counts.min': 3 });
    expect([2, 3, 8].map((n) => roundedDown(n, config))).toEqual([null, 3, 6]);
    const four = Array.from({ length: 4 }, (_, i) => profile({ id: `c${i}` }));
    expect([at, { ...at, config }].map((asked) => countsOf('QC', 'family', four, asked).count)).toEqual([null, 3]);
  });
});
