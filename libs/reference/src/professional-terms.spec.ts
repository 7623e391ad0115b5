import { professionalTermsNoticeDays, professionalTermsVersion } from './configuration/keys/professionals.js';
import { configOf } from './configuration/resolve.js';
import { termsBarAt, termsNoticeAt, termsStanding } from './professional-terms.js';

const V2 = '2027-02-01';
const published = (version: string, days?: number) =>
  configOf(
    new Map([
      [professionalTermsVersion.key, [{ scope: {}, value: version }]],
      ...(days === undefined ? [] : [[professionalTermsNoticeDays.key, [{ scope: {}, value: days }]] as const]),
    ]),
    2,
  );
const config = published(V2);
const standing = (accepted: string | null | undefined, now: string) => termsStanding(accepted, { now, config });

describe('new terms for professionals', () => {
  it('give thirty days before they bar who agreed to an earlier version', () => {
    expect(termsBarAt(config)).toBe('2027-03-03T05:00:00.000Z');
    expect(standing('2026-11-01', '2027-02-01T15:00:00Z')).toBe('notice');
    expect(standing('2026-11-01', '2027-03-03T04:59:59Z')).toBe('notice');
    expect(standing('2026-11-01', '2027-03-03T05:00:00Z')).toBe('due');
    expect(standing(V2, '2027-05-01T00:00:00Z')).toBe('current');
  });
  it('bar at once who never agreed to any', () => {
    expect([standing(undefined, '2027-02-01T15:00:00Z'), standing(null, '2027-02-01T15:00:00Z')]).toEqual(['due', 'due']);
  });
  it('give the notice in force', () => {
    expect(termsBarAt(published(V2, 10))).toBe('2027-02-11T05:00:00.000Z');
    expect(termsStanding('2026-11-01', { now: '2027-02-12T12:00:00Z', config: published(V2, 10) })).toBe('due');
    expect(termsNoticeAt({ now: '2027-02-09T12:00:00Z', config: published(V2, 8) })).toBeUndefined();
  });
  it.each([
    ['2027-01-31T12:00:00Z', undefined],
    ['2027-02-01T12:00:00Z', 0],
    ['2027-02-09T12:00:00Z', 1],
    ['2027-02-20T12:00:00Z', 2],
    ['2027-03-04T12:00:00Z', undefined],
  ])('are announced on the first, the seventh and the fourteenth day: %s', (now, step) =>
    expect(termsNoticeAt({ now, config })).toBe(step),
  );
});
