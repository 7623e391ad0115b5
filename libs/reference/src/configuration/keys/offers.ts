import { keysOf } from '../key.js';
import { whole, flag } from '../kinds.js';
import { type WaveSpec, wavePlan } from '../values.js';

// Waves, offers, the board and what follows ignored offers.
const key = keysOf('offers');
const wave = (size: number, minutes: number): WaveSpec => ({ size, minutes });

export const wavePlanDefault = key({
  key: 'wave.plan.default',
  kind: wavePlan(),
  shipped: [wave(3, 30), wave(5, 60), wave(10, 120)],
  scope: 'PF',
});
export const wavePlanUrgent = key({
  key: 'wave.plan.urgent',
  kind: wavePlan(),
  shipped: [wave(5, 10), wave(10, 20), wave(10_000, 30)],
  scope: 'PF',
});
export const wavePlanSuper = key({
  key: 'wave.plan.super',
  kind: wavePlan(),
  shipped: [wave(1, 30), wave(2, 60), wave(2, 60)],
  scope: 'PF',
});
export const wavePlanAj = key({ key: 'wave.plan.aj', kind: wavePlan(), shipped: [wave(5, 60), wave(10, 120)], scope: 'PF' });
export const wavePlanRenewed = key({ key: 'wave.plan.renewed', kind: wavePlan(), shipped: [wave(5, 60), wave(10, 120)], scope: 'PF' });
export const wavePlanPreferred = key({ key: 'wave.plan.preferred', kind: wavePlan(1), shipped: [wave(1, 60)], scope: 'P' });
export const superSelfServe = key({ key: 'super.selfServe', kind: flag(), shipped: false, scope: 'P' });
export const offerLateClaim = key({ key: 'offer.lateClaim', kind: flag(), shipped: true, scope: 'P' });
export const offerMaxOpenPerProfessional = key({
  key: 'offer.maxOpenPerProfessional',
  kind: whole(1, 100),
  unit: 'count',
  shipped: 10,
  scope: 'P',
});
export const offerMaxPerFirmPerWave = key({ key: 'offer.maxPerFirmPerWave', kind: whole(1, 20), unit: 'count', shipped: 1, scope: 'P' });
export const boardAlertMost = key({ key: 'board.alert.most', kind: whole(1, 50), unit: 'count', shipped: 5, scope: 'P' });
export const boardAlertAtOncePerDay = key({ key: 'board.alert.atOncePerDay', kind: whole(1, 50), unit: 'count', shipped: 5, scope: 'P' });
export const selfServeDiscountAfterHours = key({
  key: 'selfServe.discountAfterHours',
  kind: whole(1, 720),
  unit: 'hours',
  shipped: 24,
  flags: 'M',
  scope: 'PF',
});
export const selfServeDiscountBp = key({
  key: 'selfServe.discountBp',
  kind: whole(1_000, 10_000),
  unit: 'basis-points',
  shipped: 7_500,
  flags: 'M',
  scope: 'PF',
});
export const ignoredCount = key({ key: 'ignored.count', kind: whole(2, 50), unit: 'count', shipped: 5, scope: 'P' });
export const ignoredWindowDays = key({ key: 'ignored.windowDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const ignoredAutoPauseAfterDays = key({
  key: 'ignored.autoPauseAfterDays',
  kind: whole(1, 60),
  unit: 'days',
  shipped: 7,
  scope: 'P',
});
export const ignoredAutoPauseDays = key({ key: 'ignored.autoPauseDays', kind: whole(1, 90), unit: 'days', shipped: 7, scope: 'P' });
