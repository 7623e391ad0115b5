import { keysOf } from '../key.js';
import { whole } from '../kinds.js';
import { type Pack, pack } from '../values.js';

// Purchases, automatic top-ups, refunds and monthly plans.
const key = keysOf('purchases');
const packOf = (cc: number, cents: number): Pack => ({ cc, cents });

export const purchaseOpenHours = key({ key: 'purchase.openHours', kind: whole(1, 168), unit: 'hours', shipped: 24, scope: 'G' });
export const purchaseCustomMinCc = key({
  key: 'purchase.customMinCc',
  kind: whole(1, 100_000),
  unit: 'cc',
  shipped: 100,
  flags: 'M',
  scope: 'G',
});
export const purchaseCustomMaxCc = key({
  key: 'purchase.customMaxCc',
  kind: whole(1, 10_000_000),
  unit: 'cc',
  shipped: 100_000,
  flags: 'M',
  scope: 'G',
});
export const purchaseStepCc = key({ key: 'purchase.stepCc', kind: whole(1, 10_000), unit: 'cc', shipped: 50, flags: 'M', scope: 'G' });
export const topupConfirmFirst = key({ key: 'topup.confirmFirst', kind: whole(0, 20), unit: 'count', shipped: 2, flags: 'M', scope: 'G' });
export const topupThresholdMaxCc = key({
  key: 'topup.thresholdMaxCc',
  kind: whole(0, 100_000),
  unit: 'cc',
  shipped: 2_000,
  flags: 'M',
  scope: 'G',
});
export const topupMonthlyCeilingCents = key({
  key: 'topup.monthlyCeilingCents',
  kind: whole(100, 10_000_000),
  unit: 'cents',
  shipped: 100_000,
  flags: 'M',
  scope: 'G',
});
export const refundCardDays = key({ key: 'refund.cardDays', kind: whole(0, 180), unit: 'days', shipped: 14, flags: 'M', scope: 'G' });
export const refundFourEyesAboveCents = key({
  key: 'refund.fourEyesAboveCents',
  kind: whole(0, 10_000_000),
  unit: 'cents',
  shipped: 50_000,
  flags: 'M',
  scope: 'G',
});
export const refundStaffDayCents = key({
  key: 'refund.staffDayCents',
  kind: whole(0, 100_000_000),
  unit: 'cents',
  shipped: 250_000,
  flags: 'M',
  scope: 'G',
});
export const refundDecideBusinessDays = key({
  key: 'refund.decideBusinessDays',
  kind: whole(1, 30),
  unit: 'business-days',
  shipped: 2,
  flags: 'M',
  scope: 'G',
});
export const subscriptionPlan = key({
  key: 'subscription.plan',
  kind: pack(0),
  shipped: packOf(300, 11_000),
  shippedFor: { QC: packOf(300, 11_000), ON: packOf(0, 14_900) },
  flags: 'M',
  scope: 'P',
});
export const subscriptionCarryDays = key({
  key: 'subscription.carryDays',
  kind: whole(0, 365),
  unit: 'days',
  shipped: 30,
  flags: 'M',
  scope: 'P',
});
