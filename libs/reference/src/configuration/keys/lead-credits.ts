import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Juricoins returned for a request that was not what it should have been.
const key = keysOf('lead-credits');

export const leadCreditWindowDays = key({
  key: 'leadCredit.windowDays',
  kind: whole(1, 90),
  unit: 'days',
  shipped: 7,
  flags: 'M',
  scope: 'P',
});
export const leadCreditUnreachableDays = key({
  key: 'leadCredit.unreachableDays',
  kind: whole(1, 90),
  unit: 'days',
  shipped: 14,
  flags: 'M',
  scope: 'P',
});
export const leadCreditSuperDays = key({
  key: 'leadCredit.superDays',
  kind: whole(1, 90),
  unit: 'days',
  shipped: 14,
  flags: 'M',
  scope: 'P',
});
export const leadCreditDecideBusinessDays = key({
  key: 'leadCredit.decideBusinessDays',
  kind: whole(1, 30),
  unit: 'business-days',
  shipped: 2,
  flags: 'M',
  scope: 'P',
});
export const leadCreditAutoApproveBusinessDays = key({
  key: 'leadCredit.autoApproveBusinessDays',
  kind: whole(1, 30),
  unit: 'business-days',
  shipped: 4,
  flags: 'M',
  scope: 'P',
});
export const leadCreditConflictBusinessDays = key({
  key: 'leadCredit.conflictBusinessDays',
  kind: whole(1, 30),
  unit: 'business-days',
  shipped: 2,
  flags: 'M',
  scope: 'P',
});
export const leadCreditDuplicateDays = key({
  key: 'leadCredit.duplicateDays',
  kind: whole(1, 365),
  unit: 'days',
  shipped: 90,
  flags: 'M',
  scope: 'P',
});
export const leadCreditUnreachableAttempts = key({
  key: 'leadCredit.unreachable.attempts',
  kind: whole(1, 20),
  unit: 'count',
  shipped: 3,
  flags: 'M',
  scope: 'P',
});
/** The shorter name is that of `leadCredit.unreachableDays`. */
export const leadCreditUnreachableSpanDays = key({
  key: 'leadCredit.unreachable.days',
  kind: whole(1, 30),
  unit: 'days',
  shipped: 2,
  flags: 'M',
  scope: 'P',
});
export const leadCreditUnreachableChannels = key({
  key: 'leadCredit.unreachable.channels',
  kind: whole(1, 3),
  unit: 'count',
  shipped: 2,
  flags: 'M',
  scope: 'P',
});
export const leadCreditUnreachableWaitHours = key({
  key: 'leadCredit.unreachable.waitHours',
  kind: whole(0, 168),
  unit: 'hours',
  shipped: 24,
  flags: 'M',
  scope: 'P',
});
export const leadCreditAbusePercent = key({
  key: 'leadCredit.abusePercent',
  kind: whole(1, 100),
  unit: 'percent',
  shipped: 30,
  flags: 'M',
  scope: 'P',
});
export const leadCreditAbuseDays = key({
  key: 'leadCredit.abuseDays',
  kind: whole(7, 730),
  unit: 'days',
  shipped: 90,
  flags: 'M',
  scope: 'P',
});
export const leadCreditAbuseMinAcceptances = key({
  key: 'leadCredit.abuseMinAcceptances',
  kind: whole(1, 100),
  unit: 'count',
  shipped: 5,
  flags: 'M',
  scope: 'P',
});
