import { configOf, shippedConfig } from '../configuration/resolve.js';
import { billingModelKey } from '../configuration/keys/pricing.js';
import { billingModel, dollarsOf } from './billing-model.js';

describe('how access is paid for', () => {
  it('is by request in Quebec and by a plan in Ontario, until it is changed there', () => {
    const config = configOf(new Map([[billingModelKey.key, [{ scope: { province: 'QC' }, value: 'subscription' }]]]), 2);
    const models = (of: typeof config) => [billingModel('QC', of), billingModel('ON', of), billingModel(undefined, of)];
    expect([models(shippedConfig), models(config)]).toEqual([
      ['credits', 'subscription', 'credits'],
      ['subscription', 'subscription', 'credits'],
    ]);
  });
});

describe('what a coin costs', () => {
  it('is between its dearest and its cheapest pack', () =>
    expect(
      dollarsOf(100, [
        { cc: 100, cents: 5_000 },
        { cc: 1_000, cents: 30_000 },
      ]),
    ).toEqual({ fromCents: 3_000, toCents: 5_000 }));
});
