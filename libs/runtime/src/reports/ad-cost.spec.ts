import { configWith } from '@jurilien/event-sourcing/testing';
import { adCost } from './ad-cost.js';

const config = configWith({
  'intake.adSpending': [
    { from: '2026-11-01', through: '2026-11-30', origin: 'Google', campaign: 'divorce', term: 'Avocat divorce', spentCents: 30_000 },
    { from: '2026-11-16', through: '2026-12-15', origin: 'google', spentCents: 60_000 },
    { from: '2026-11-10', through: '2026-11-10', origin: 'bing', spentCents: 500 },
  ],
});
const november = { from: '2026-11-01', to: '2026-11-30' };

describe('what advertisements cost', () => {
  const ads = adCost(config, true);
  it('is an equal part of each spending for each of its days', () => {
    expect(ads.of(november)).toBe(30_000 + 30_000 + 500);
    expect(ads.of({ from: '2026-11-01', to: '2026-11-03' })).toBe(3_000);
    expect(ads.of({ from: '2027-01-01', to: '2027-01-31' })).toBe(0);
  });
  it('is told of an advertiser, and of a campaign and words where a spending names them', () => {
    expect(ads.ofPart(november, 'origin', 'google')).toBe(60_000);
    expect(ads.ofPart(november, 'firstOrigin', 'bing')).toBe(500);
    expect(ads.ofPart(november, 'campaign', 'divorce')).toBe(30_000);
    expect(ads.ofPart(november, 'term', 'avocat divorce')).toBe(30_000);
  });
  it('is told of no other part, nor of what no one named', () =>
    expect([ads.ofPart(november, 'region', '06'), ads.ofPart(november, 'term', null), ads.ofPart(november, 'term', 'notaire')]).toEqual([
      0, 0, 0,
    ]));
  it('is nothing where it cannot be told', () => expect(adCost(config, false).of(november)).toBe(0));
});
