import { keysOf } from '../key.js';
import { oneOf, whole } from '../kinds.js';

// Reservations: how long, how many, how a conflict is looked for, and those made by a rule.
const key = keysOf('claims');

// How a professional looks for a conflict before accepting (U09): by the names of the parties, or without them.
export const claimConflictMode = key({ key: 'claim.conflictMode', kind: oneOf('names', 'none'), shipped: 'names', flags: 'L', scope: 'P' });

export const claimHoldMinutes = key({ key: 'claim.holdMinutes', kind: whole(1, 60), unit: 'minutes', shipped: 10, scope: 'G' });
export const claimExtendMinutes = key({ key: 'claim.extendMinutes', kind: whole(0, 60), unit: 'minutes', shipped: 5, scope: 'G' });
export const claimGraceSeconds = key({ key: 'claim.graceSeconds', kind: whole(0, 60), unit: 'seconds', shipped: 5, scope: 'G' });
export const claimUnfundedConcurrent = key({ key: 'claim.unfunded.concurrent', kind: whole(0, 10), unit: 'count', shipped: 1, scope: 'G' });
export const claimUnfundedPer30d = key({ key: 'claim.unfunded.per30d', kind: whole(0, 100), unit: 'count', shipped: 3, scope: 'G' });
export const claimMaxUnconverted24h = key({ key: 'claim.maxUnconverted24h', kind: whole(1, 50), unit: 'count', shipped: 5, scope: 'G' });
export const capsClaimsPerDay = key({ key: 'caps.claimsPerDay', kind: whole(1, 100), unit: 'count', shipped: 10, scope: 'P' });
export const capsClaimsPerWeek = key({ key: 'caps.claimsPerWeek', kind: whole(1, 500), unit: 'count', shipped: 40, scope: 'P' });
export const autoClaimDelaySeconds = key({
  key: 'autoClaim.delaySeconds',
  kind: whole(0, 3_600),
  unit: 'seconds',
  shipped: 60,
  scope: 'P',
});
export const autoClaimMaxPerDay = key({ key: 'autoClaim.maxPerDay', kind: whole(1, 50), unit: 'count', shipped: 3, scope: 'P' });
export const autoClaimTimeoutsToOff = key({ key: 'autoClaim.timeoutsToOff', kind: whole(1, 20), unit: 'count', shipped: 2, scope: 'P' });
