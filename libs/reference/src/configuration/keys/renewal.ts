import { keysOf } from '../key.js';
import { list, oneOf, whole } from '../kinds.js';

// The invitation of a client whose request came to nothing (4.6). The factor on the price is one of `pricing.factor`.
const key = keysOf('renewal');

export const renewalMax = key({ key: 'renewal.max', kind: whole(0, 10), unit: 'count', shipped: 2, scope: 'P' });
export const renewalTokenDays = key({ key: 'renewal.tokenDays', kind: whole(2, 60), unit: 'days', shipped: 14, scope: 'P' });
export const renewalRemindDays = key({
  key: 'renewal.remindDays',
  kind: list(whole(1, 59), 2, 2),
  unit: 'days',
  shipped: [4, 11],
  scope: 'P',
});
export const renewalSnoozeDays = key({ key: 'renewal.snoozeDays', kind: whole(1, 365), unit: 'days', shipped: 30, scope: 'P' });
export const renewalSnoozeMax = key({ key: 'renewal.snoozeMax', kind: whole(0, 10), unit: 'count', shipped: 2, scope: 'P' });
export const renewalValidationDays = key({ key: 'renewal.validationDays', kind: whole(0, 365), unit: 'days', shipped: 30, scope: 'P' });
export const renewalDelayUnservedHours = key({
  key: 'renewal.delay.unservedHours',
  kind: whole(0, 720),
  unit: 'hours',
  shipped: 24,
  scope: 'P',
});
export const renewalDelayNotRetainedDays = key({
  key: 'renewal.delay.notRetainedDays',
  kind: whole(0, 60),
  unit: 'days',
  shipped: 3,
  scope: 'P',
});
export const renewalDelayReplacedHours = key({
  key: 'renewal.delay.replacedHours',
  kind: whole(0, 720),
  unit: 'hours',
  shipped: 24,
  scope: 'P',
});
export const renewalDelaySlaSilentDays = key({
  key: 'renewal.delay.slaSilentDays',
  kind: whole(1, 60),
  unit: 'days',
  shipped: 5,
  scope: 'P',
});
// Whether a client goes on with the same request, or always writes another one (U32).
export const renewalMode = key({ key: 'renewal.mode', kind: oneOf('sameLead', 'newLead'), shipped: 'sameLead', scope: 'G' });
