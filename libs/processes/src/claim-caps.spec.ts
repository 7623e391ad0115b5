import { at, configIn, configWith } from '@jurilien/event-sourcing/testing';
import type { Config } from '@jurilien/event-sourcing';
import { type OwnLimits, type PastClaim, refusedByCaps } from './claim-caps.js';

const claim = (hour: number, cause?: string): PastClaim => ({ claimId: `c-${hour}`, at: at(hour * 60), ...(cause ? { cause } : {}) });
const perDay = (most: number) => configWith({ 'caps.claimsPerDay': most });
const refused = (claims: readonly PastClaim[], config: Config, own: OwnLimits = {}): number => refusedByCaps(claims, own, config).length;
const hourly = [0, 1, 2, 3].map((hour) => claim(hour));

describe('claims that caps would have refused', () => {
  it('are those beyond the day’s number; what was refused counts for nothing', () => {
    expect([4, 3, 1].map((most) => refused(hourly, perDay(most)))).toEqual([0, 1, 3]);
    expect(refused([...hourly, claim(25)], perDay(1))).toBe(3);
  });
  it('are those beyond the week’s number', () =>
    expect(
      refused(
        [0, 30, 60, 90].map((h) => claim(h)),
        configWith({ 'caps.claimsPerWeek': 2 }),
      ),
    ).toBe(2));
  it('are those after too many that came to nothing in a day', () => {
    const lost = [claim(0, 'expired'), claim(1, 'cancelled'), claim(2, 'conflict'), claim(3)];
    const config = (most: number) => configWith({ 'claim.maxUnconverted24h': most });
    expect([3, 2, 1].map((most) => refused(lost, config(most)))).toEqual([0, 2, 3]);
  });
  it('follow the figures of the professional’s province, and their own where it is lower', () => {
    const inOntario = configIn('ON', { 'caps.claimsPerDay': 1 });
    expect([
      refused(hourly, inOntario, { province: 'ON' }),
      refused(hourly, inOntario, { province: 'QC' }),
      refused(hourly, inOntario, { province: 'QC', caps: { claimsPerDay: 2 } }),
    ]).toEqual([3, 0, 2]);
  });
});
