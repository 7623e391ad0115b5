import { keysOf } from '../key.js';
import { flag, whole, oneOf } from '../kinds.js';

// Sessions, sign-in, personal links and codes.
const key = keysOf('sessions');

// Half the shortest life of a token at most (`session.accessMinutes`): one that is always due would be renewed without end.
export const sessionRefreshLeadMs = key({
  key: 'session.refreshLeadMs',
  kind: whole(1_000, 30_000),
  unit: 'ms',
  shipped: 5_000,
  scope: 'G',
});
export const sessionRefreshWindowMs = key({
  key: 'session.refreshWindowMs',
  kind: whole(60_000, 604_800_000),
  unit: 'ms',
  shipped: 169_200_000,
  scope: 'G',
});
export const sessionAccessMinutes = key({ key: 'session.accessMinutes', kind: whole(1, 60), unit: 'minutes', shipped: 15, scope: 'G' });
export const sessionReuseGraceSeconds = key({
  key: 'session.reuseGraceSeconds',
  kind: whole(0, 60),
  unit: 'seconds',
  shipped: 10,
  scope: 'G',
});
export const sessionUnconfirmedGraceSeconds = key({
  key: 'session.unconfirmedGraceSeconds',
  kind: whole(0, 300),
  unit: 'seconds',
  shipped: 60,
  scope: 'G',
});
export const sessionStaffIdleMinutes = key({
  key: 'session.staffIdleMinutes',
  kind: whole(5, 480),
  unit: 'minutes',
  shipped: 30,
  scope: 'G',
});
export const sessionStaffHours = key({ key: 'session.staffHours', kind: whole(1, 24), unit: 'hours', shipped: 12, scope: 'G' });
export const sessionProfessionalDays = key({ key: 'session.professionalDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'G' });
export const sessionOthersDays = key({ key: 'session.othersDays', kind: whole(1, 90), unit: 'days', shipped: 30, scope: 'G' });
export const sessionImpersonationMinutes = key({
  key: 'session.impersonationMinutes',
  kind: whole(1, 60),
  unit: 'minutes',
  shipped: 15,
  scope: 'G',
});
export const sessionOpenPerAccount = key({ key: 'session.openPerAccount', kind: whole(1, 50), unit: 'count', shipped: 5, scope: 'G' });
export const authResetMinutes = key({ key: 'auth.resetMinutes', kind: whole(5, 1_440), unit: 'minutes', shipped: 60, scope: 'G' });
export const authInvitationDays = key({ key: 'auth.invitationDays', kind: whole(1, 30), unit: 'days', shipped: 7, scope: 'G' });
export const authLoginLinkMinutes = key({ key: 'auth.loginLinkMinutes', kind: whole(1, 120), unit: 'minutes', shipped: 15, scope: 'G' });
export const authPasswordMin = key({ key: 'auth.passwordMin', kind: whole(8, 64), unit: 'characters', shipped: 12, scope: 'G' });
export const authPasswordMinStaff = key({ key: 'auth.passwordMinStaff', kind: whole(12, 64), unit: 'characters', shipped: 15, scope: 'G' });
export const authLoginTries = key({ key: 'auth.loginTries', kind: whole(3, 50), unit: 'count', shipped: 10, scope: 'G' });
export const authLoginWindowMinutes = key({
  key: 'auth.loginWindowMinutes',
  kind: whole(1, 120),
  unit: 'minutes',
  shipped: 15,
  scope: 'G',
});
export const authSecondFactorStaff = key({
  key: 'auth.secondFactor.staff',
  kind: oneOf('required', 'optional'),
  shipped: 'required',
  flags: 'L',
  scope: 'G',
});
export const authSecondFactorProfessional = key({
  key: 'auth.secondFactor.professional',
  kind: oneOf('required', 'optional'),
  shipped: 'required',
  flags: 'L',
  scope: 'G',
});
// Whether an administrator of a province works in it alone (U25).
export const rolesProvinceScope = key({ key: 'roles.provinceScope.enabled', kind: flag(), shipped: true, flags: 'L', scope: 'G' });
export const linkTokenBits = key({ key: 'link.tokenBits', kind: whole(256, 256), unit: 'bits', shipped: 256, scope: 'G' });
export const stepUpCodeDigits = key({ key: 'stepUp.codeDigits', kind: whole(6, 6), unit: 'digits', shipped: 6, scope: 'G' });
export const stepUpTries = key({ key: 'stepUp.tries', kind: whole(1, 10), unit: 'count', shipped: 5, scope: 'G' });
export const stepUpCodeMinutes = key({ key: 'stepUp.codeMinutes', kind: whole(1, 60), unit: 'minutes', shipped: 10, scope: 'G' });
export const stepUpValidMinutes = key({ key: 'stepUp.validMinutes', kind: whole(5, 240), unit: 'minutes', shipped: 30, scope: 'G' });
export const privateChangeUndoHours = key({ key: 'privateChange.undoHours', kind: whole(1, 720), unit: 'hours', shipped: 72, scope: 'G' });
export const finderExactPerDay = key({
  key: 'finder.exactPerDay',
  kind: whole(1, 10_000),
  unit: 'count',
  shipped: 400,
  flags: 'L',
  scope: 'G',
});
export const finderMissesPerDay = key({
  key: 'finder.missesPerDay',
  kind: whole(1, 1_000),
  unit: 'count',
  shipped: 40,
  flags: 'L',
  scope: 'G',
});
