import { asShipped, at, configIn, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution, type SearchState } from '@jurilien/search';
import { accessPriceCc } from './access-price.js';

const confirmed = { emailConfirmed: true, phoneNumberConfirmed: true, rate: '3' } as const;
const request = (more: Partial<LeadState> = {}, province: 'QC' | 'ON' = 'QC'): LeadState => ({
  ...lead.initial,
  ...more,
  facts: { ...lead.initial.facts, ...confirmed, province, lawyerType: 'family', creditValue: 4 },
});
const search = (given: Partial<SearchState> = {}): SearchState => ({ ...distribution.initial, province: 'QC', ...given });
const cc = (s: SearchState, of: LeadState, config = asShipped()): number => accessPriceCc(s, of, { now: T0, config });

describe('what access to an accepted request costs under a configuration', () => {
  it('is made of its base, unless staff wrote one', () => {
    const four = configWith({ 'pricing.base': 5 });
    expect([cc(search(), request()), cc(search(), request(), four), cc(search(), request({ ownBase: true }), four)]).toEqual([
      100, 500, 400,
    ]);
  });
  it('takes the reduction of the board into account, as the rule of a claim does', () => {
    const day = search({ boardSince: at(-25 * 60) });
    const own = request({ ownBase: true });
    expect([cc(day, own), cc(day, own, configWith({ 'selfServe.discountBp': 5_000 }))]).toEqual([300, 200]);
    expect(cc(day, own, configWith({ 'selfServe.discountAfterHours': 48 }))).toBe(400);
    expect(cc(search({ boardSince: at(-60) }), own)).toBe(400);
    // Its round kept a discount of its own; what is asked about is the configuration.
    expect(cc({ ...day, boardDiscount: { afterHours: 1, bp: 1_000 } }, own)).toBe(300);
  });
  it('is nothing where the province pays by plan, whatever its round was paid by', () => {
    const byCoins = search({ billing: 'credits' });
    expect(cc(byCoins, request(), configIn('QC', { 'billing.model': 'subscription' }))).toBe(0);
    expect(cc(search({ billing: 'subscription' }), request({}, 'ON'), configIn('ON', { 'billing.model': 'credits' }))).toBe(100);
  });
});
