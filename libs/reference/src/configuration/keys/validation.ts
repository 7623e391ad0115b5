import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Reading and validating requests.
const key = keysOf('validation');

export const validationSlaMinutes = key({
  key: 'validation.slaMinutes',
  kind: whole(5, 2_400),
  unit: 'business-minutes',
  shipped: 30,
  flags: 'L',
  scope: 'P',
});
export const validationEscalatePercent = key({
  key: 'validation.escalatePercent',
  kind: whole(10, 100),
  unit: 'percent',
  shipped: 80,
  flags: 'L',
  scope: 'P',
});
export const validationLockMinutes = key({
  key: 'validation.lockMinutes',
  kind: whole(1, 120),
  unit: 'minutes',
  shipped: 15,
  flags: 'L',
  scope: 'P',
});
export const validationCallTries = key({ key: 'validation.call.tries', kind: whole(1, 10), unit: 'count', shipped: 3, scope: 'P' });
export const validationCallDays = key({ key: 'validation.call.days', kind: whole(1, 30), unit: 'days', shipped: 2, scope: 'P' });
