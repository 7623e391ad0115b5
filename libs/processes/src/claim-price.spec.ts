import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import type { SearchState } from '@jurilien/search';
import { claimPrice } from './claim-price.js';

const NOW = { now: '2026-11-22T20:00:00.000Z', config: asShipped() };
const request = (facts: object): LeadState => ({
  ...lead.initial,
  facts: { ...lead.initial.facts, province: 'QC', creditValue: 2.5, ...facts },
});
const search = (given: Partial<SearchState>): SearchState => ({ onBoard: false, factors: [], coinValueCc: 300, ...given }) as SearchState;
const factors = [
  { code: 'rate', bp: 11_000 },
  { code: 'budget', bp: 12_000 },
  { code: 'contact', bp: 9_000 },
];

describe('why a claim costs what it costs', () => {
  it('names base, every factor and the product before rounding, which lead to the price', () => {
    expect(claimPrice(search({ factors }), request({}), { priceCc: 300 }, NOW)).toEqual({
      cc: 300,
      plan: false,
      baseCc: 250,
      factors,
      exactCc: 297,
    });
  });
  it('tells the reduction of the board as a factor, with the price before it', () => {
    const open = search({ onBoard: true, boardSince: '2026-11-20T00:00:00.000Z', factors: [], coinValueCc: 400 });
    const happened = claimPrice(
      open,
      request({ creditValue: 4, emailConfirmed: true, phoneNumberConfirmed: true, rate: '3' }),
      { priceCc: 400 },
      NOW,
    );
    expect(happened.fullCc).toBe(400);
    expect(happened.factors.map(({ code }) => code)).toContain('board');
    expect(happened.cc).toBeLessThan(400);
  });
  it('is reduced after the hours, and by as much, as are configured', () => {
    const open = search({ onBoard: true, boardSince: '2026-11-22T18:00:00.000Z', factors: [], coinValueCc: 400 });
    const whole = request({ creditValue: 4, emailConfirmed: true, phoneNumberConfirmed: true, rate: '3' });
    const cc = (values: Parameters<typeof configWith>[0]) =>
      claimPrice(open, whole, { priceCc: 400 }, { ...NOW, config: configWith(values) }).cc;
    expect(cc({})).toBe(400);
    expect(cc({ 'selfServe.discountAfterHours': 1 })).toBe(300);
    expect(cc({ 'selfServe.discountAfterHours': 1, 'selfServe.discountBp': 5_000 })).toBe(200);
  });
  it('gives no reasons that do not lead to the price', () => {
    expect(claimPrice(search({ factors }), request({ creditValue: 7 }), { priceCc: 300 }, NOW)).toEqual({
      cc: 300,
      plan: false,
      factors: [],
    });
  });
  it('has no price of its own where a plan covers it', () => {
    expect(claimPrice(search({ coinValueCc: 0, billing: 'subscription' }), request({ province: 'ON' }), { priceCc: 0 }, NOW)).toMatchObject(
      { cc: 0, plan: true },
    );
  });
});
