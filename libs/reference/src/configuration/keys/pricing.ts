import { keysOf } from '../key.js';
import { whole, number, oneOf } from '../kinds.js';
import { priceFactors } from '../values.js';

// What access to a request costs.
const key = keysOf('pricing');

export const pricingBase = key({ key: 'pricing.base', kind: number(0.5, 30), unit: 'juricoins', shipped: 1, flags: 'M', scope: 'PF' });
export const pricingFactor = key({
  key: 'pricing.factor',
  kind: priceFactors(),
  unit: 'basis-points',
  shipped: {
    juridicalHelp: 5_000,
    smallMandate: 6_000,
    consult: 5_000,
    commercial: 12_500,
    serious: 11_000,
    multi: 6_000,
    renewed: 5_000,
    rate: { 1: 8_000, 2: 9_000, 3: 10_000, 4: 11_000, 5: 12_500 },
    budget: [10_000, 8_000, 9_000, 10_000, 12_000, 14_000],
    contact: { both: 10_000, one: 9_000, none: 7_500 },
  },
  flags: 'M',
  scope: 'PF',
});
export const pricingSuperMultiplier = key({
  key: 'pricing.superMultiplier',
  kind: whole(1, 10),
  unit: 'times',
  shipped: 3,
  flags: 'M',
  scope: 'PF',
});
export const pricingMinCc = key({ key: 'pricing.minCc', kind: whole(0, 10_000), unit: 'cc', shipped: 50, flags: 'M', scope: 'P' });
export const pricingMaxCc = key({ key: 'pricing.maxCc', kind: whole(50, 100_000), unit: 'cc', shipped: 3_000, flags: 'M', scope: 'P' });
export const pricingStepCc = key({ key: 'pricing.stepCc', kind: whole(1, 1_000), unit: 'cc', shipped: 50, flags: 'M', scope: 'P' });
export const pricingFourEyesAboveCc = key({
  key: 'pricing.fourEyesAboveCc',
  kind: whole(50, 100_000),
  unit: 'cc',
  shipped: 1_000,
  flags: 'M',
  scope: 'P',
});
/** Its name is taken by the function that reads it for a province. */
export const billingModelKey = key({
  key: 'billing.model',
  kind: oneOf('credits', 'subscription'),
  shipped: 'credits',
  shippedFor: { QC: 'credits', ON: 'subscription' },
  flags: 'ML',
  scope: 'P',
});
