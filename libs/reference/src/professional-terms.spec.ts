import { professionalTermsNoticeDays } from './configuration/keys/professionals.js';
import { configOf, shippedConfig } from './configuration/resolve.js';
import {
  noticeEnds,
  professionalTerms,
  SHIPPED_TERMS,
  termsBarAt,
  termsInForce,
  termsNoticeAt,
  termsStanding,
  withTerms,
  type TermsVersion,
} from './professional-terms.js';

const V2: TermsVersion = { effectiveOn: '2027-02-01', barAt: '2027-03-03T05:00:00.000Z' };
const V3: TermsVersion = { effectiveOn: '2027-02-20', barAt: '2027-03-22T05:00:00.000Z' };
const published = (...versions: TermsVersion[]) => withTerms(shippedConfig, [{ effectiveOn: SHIPPED_TERMS }, ...versions]);
const config = published(V2);
const standing = (accepted: string | null | undefined, now: string) => termsStanding(accepted, { now, config });

describe('new terms for professionals', () => {
  it('are in force from their day on', () => {
    const dayOf = (now: string) => termsInForce({ now, config }).effectiveOn;
    expect([dayOf('2026-01-01T12:00:00Z'), dayOf('2027-02-01T04:59:59Z'), dayOf('2027-02-01T05:00:00Z')]).toEqual([
      SHIPPED_TERMS,
      SHIPPED_TERMS,
      V2.effectiveOn,
    ]);
  });
  it('give notice before they bar who agreed to an earlier version', () => {
    expect(termsBarAt(SHIPPED_TERMS, { now: '2027-02-01T15:00:00Z', config })).toBe(V2.barAt);
    expect(standing(SHIPPED_TERMS, '2027-01-31T15:00:00Z')).toBe('current');
    expect(standing(SHIPPED_TERMS, '2027-02-01T15:00:00Z')).toBe('notice');
    expect(standing(SHIPPED_TERMS, '2027-03-03T04:59:59Z')).toBe('notice');
    expect(standing(SHIPPED_TERMS, '2027-03-03T05:00:00Z')).toBe('due');
    expect(standing(V2.effectiveOn, '2027-05-01T00:00:00Z')).toBe('current');
  });
  it('bar at once who never agreed to any', () => {
    expect([standing(undefined, '2027-02-01T15:00:00Z'), standing(null, '2027-02-01T15:00:00Z')]).toEqual(['due', 'due']);
    expect(termsBarAt(undefined, { now: '2027-02-01T15:00:00Z', config })).toBeUndefined();
  });
  it('do not lengthen the notice of the version before, which who agreed to that one is given in full', () => {
    const asked = (now: string) => ({ now, config: published(V2, V3) });
    expect(termsBarAt(SHIPPED_TERMS, asked('2027-02-25T12:00:00Z'))).toBe(V2.barAt);
    expect(termsStanding(SHIPPED_TERMS, asked('2027-03-04T12:00:00Z'))).toBe('due');
    expect(termsStanding(V2.effectiveOn, asked('2027-03-04T12:00:00Z'))).toBe('notice');
    expect(termsBarAt(V2.effectiveOn, asked('2027-03-04T12:00:00Z'))).toBe(V3.barAt);
  });
  it('bar as they said when they were published; what is shipped gives the notice in force', () => {
    const ten = configOf(new Map([[professionalTermsNoticeDays.key, [{ scope: {}, value: 10 }]]]), 2);
    expect(termsBarAt('2025-01-01', { now: '2026-11-05T12:00:00Z', config: ten })).toBe('2026-11-11T05:00:00.000Z');
    expect(noticeEnds('2027-02-01', ten)).toBe('2027-02-11T05:00:00.000Z');
    expect(termsBarAt(SHIPPED_TERMS, { now: '2027-02-05T12:00:00Z', config: withTerms(ten, config.value(professionalTerms)) })).toBe(
      V2.barAt,
    );
  });
  it.each([
    ['2027-02-01T12:00:00Z', 0],
    ['2027-02-09T12:00:00Z', 1],
    ['2027-02-20T12:00:00Z', 2],
    ['2027-03-04T12:00:00Z', undefined],
  ])('are announced on the first, the seventh and the fourteenth day: %s', (now, step) =>
    expect(termsNoticeAt({ now, config })).toBe(step),
  );
  it('leave every other value of the configuration as it is', () => {
    expect(config.value(professionalTermsNoticeDays)).toBe(shippedConfig.value(professionalTermsNoticeDays));
    expect(shippedConfig.value(professionalTerms)).toEqual([{ effectiveOn: SHIPPED_TERMS }]);
  });
});
