import { termsBarAt, termsNoticeAt, termsStanding } from './professional-terms.js';

const V2 = '2027-02-01';
describe('new terms for professionals', () => {
  it('give thirty days before they bar who agreed to an earlier version', () => {
    expect(termsBarAt(V2)).toBe('2027-03-03T05:00:00.000Z');
    expect(termsStanding('2026-11-01', '2027-02-01T15:00:00Z', V2)).toBe('notice');
    expect(termsStanding('2026-11-01', '2027-03-03T04:59:59Z', V2)).toBe('notice');
    expect(termsStanding('2026-11-01', '2027-03-03T05:00:00Z', V2)).toBe('due');
    expect(termsStanding(V2, '2027-05-01T00:00:00Z', V2)).toBe('current');
  });
  it('bar at once who never agreed to any', () => {
    expect([termsStanding(undefined, '2027-02-01T15:00:00Z', V2), termsStanding(null, '2027-02-01T15:00:00Z', V2)]).toEqual(['due', 'due']);
  });
  it.each([
    ['2027-01-31T12:00:00Z', undefined],
    ['2027-02-01T12:00:00Z', 0],
    ['2027-02-09T12:00:00Z', 1],
    ['2027-02-20T12:00:00Z', 2],
    ['2027-03-04T12:00:00Z', undefined],
  ])('are announced on the first, the seventh and the fourteenth day: %s', (now, step) => expect(termsNoticeAt(now, V2)).toBe(step));
});
