import { context } from '@jurilien/event-sourcing';
import { endLinks } from './automations/end-links.js';
import { confirmSecondFactor } from './decisions/factors/confirm-second-factor.js';
import { createUser } from './decisions/users/create-user.js';
import { disableUser } from './decisions/users/disable-user.js';
import { challengeByEmail, verifyEmailCode } from './decisions/factors/email-code.js';
import { endStepUps } from './decisions/sessions/end-step-ups.js';
import { enrolSecondFactor } from './decisions/factors/enrol-second-factor.js';
import { approveFactorReset, proposeFactorReset, withdrawFactorReset } from './decisions/factors/factor-reset.js';
import { freeAddress } from './decisions/users/free-address.js';
import { issueLink } from './decisions/links/issue-link.js';
import { recordFailedLogin } from './decisions/sessions/record-failed-login.js';
import { issueRecoveryCodes, useRecoveryCode } from './decisions/factors/recovery-codes.js';
import { removeSecondFactor } from './decisions/factors/remove-second-factor.js';
import { address } from './address.js';
import { forgetErased } from './automations/forget-erased.js';
import { changePassword } from './decisions/users/change-password.js';
import { inviteStaff, resendInvitation } from './decisions/users/invite-staff.js';
import { requestLoginLink, requestPasswordReset } from './decisions/links/request-account-link.js';
import { requestNewLink } from './decisions/links/request-new-link.js';
import { requestPrivateChangeLink } from './decisions/links/request-private-change-link.js';
import { revokeLink } from './decisions/links/revoke-link.js';
import { setNewPassword } from './decisions/users/set-new-password.js';
import { setPasswordHash } from './decisions/users/set-password-hash.js';
import { setPreferences } from './decisions/users/set-preferences.js';
import { proposeUserRole, setUserRoles, withdrawUserRole } from './decisions/users/set-user-roles.js';
import { sendStepUpCode, verifyStepUpCode } from './decisions/sessions/step-up.js';
import { useLink } from './decisions/links/use-link.js';
import { useSecondFactor } from './decisions/factors/use-second-factor.js';
import { useLoginLink } from './decisions/links/use-login-link.js';
import { requestEmailVerification, verifyEmail } from './decisions/users/verify-email.js';
import { link } from './link.js';
import { privateChange } from './private-change.js';
import { secondFactors } from './second-factors.js';
import { sessionParts } from './session-parts.js';
import { user } from './user.js';
import { links } from './views/links.js';
import { staff } from './views/staff.js';
import { userAccounts } from './views/user-accounts.js';
import { users } from './views/users.js';

/** Accounts, sessions and personal links. */
export const identity = context({
  name: 'identity',
  deciders: [user, address, link, secondFactors, privateChange, ...sessionParts.deciders],
  decisions: [
    createUser,
    recordFailedLogin,
    requestLoginLink,
    requestPasswordReset,
    inviteStaff,
    resendInvitation,
    setNewPassword,
    changePassword,
    setPreferences,
    verifyEmail,
    requestEmailVerification,
    useLoginLink,
    proposeUserRole,
    setUserRoles,
    withdrawUserRole,
    disableUser,
    freeAddress,
    setPasswordHash,
    issueLink,
    revokeLink,
    useLink,
    requestNewLink,
    requestPrivateChangeLink,
    enrolSecondFactor,
    confirmSecondFactor,
    removeSecondFactor,
    useSecondFactor,
    issueRecoveryCodes,
    useRecoveryCode,
    challengeByEmail,
    verifyEmailCode,
    proposeFactorReset,
    approveFactorReset,
    sendStepUpCode,
    verifyStepUpCode,
    endStepUps,
    withdrawFactorReset,
    ...sessionParts.decisions,
  ],
  views: [users, userAccounts, staff, links, ...sessionParts.views],
  automations: [...sessionParts.automations, forgetErased, endLinks],
});

export { accountActions, sessionActions } from './actions.js';
export { address, type AddressEvent, type AddressState } from './address.js';
export { LONGEST_PATH, requestLoginLink, requestPasswordReset } from './decisions/links/request-account-link.js';
export { inviteStaff } from './decisions/users/invite-staff.js';
export { addressDid, email, emailIndex, onAddress, username } from './decisions/users/on-address.js';
export { passwordHash, userDid } from './decisions/users/on-user.js';
export { hasSteppedUp, link, linkExpired, type LinkState } from './link.js';
export { linkDid, refuseUnlessLive } from './decisions/links/on-link.js';
export { stepUpTriesLeft, stepUpCodeSubject, sendStepUpCode, verifyStepUpCode } from './decisions/sessions/step-up.js';
export { signInCodeSubject, challengeByEmail, verifyEmailCode } from './decisions/factors/email-code.js';
export { RECOVERY_CODES, issueRecoveryCodes, useRecoveryCode } from './decisions/factors/recovery-codes.js';
export { confirmedFactors, EMAIL, knowsDevice, secondFactors, type Factor, type SecondFactorsState } from './second-factors.js';
export { admissions, type AdmissionsState } from './admissions.js';
export { refreshAnswer, type Presented, type RefreshAnswer } from './refresh-rule.js';
export { session, sessionLives, type Generation, type RevokedBecause, type SessionState } from './session.js';
export { isStaffRole, needsSecondFactor, refreshWindowMs } from './session-limits.js';
export {
  changeField,
  changeValue,
  isPending,
  isProven,
  isUndoable,
  postalAddress,
  privateChange,
  privateChangeCodeSubject,
  privateChangeDid,
  safeContact,
  textOf,
  type ChangeField,
  type ChangeValue,
  type Details,
  type PrivateChange,
  type PrivateChangesState,
} from './private-change.js';
export { user, type UserEvent, type Preferences, type UserState } from './user.js';
export { passwordFault, PASSWORD_MAX, passwordMin, type PasswordFault, type PasswordOwner } from './password-policy.js';
export type { IdentityWork } from './work.js';

export { requestPrivateChangeLink } from './decisions/links/request-private-change-link.js';
export { requestEmailVerification, VERIFY_EMAIL_DAYS } from './decisions/users/verify-email.js';
export { setNewPassword } from './decisions/users/set-new-password.js';
export { requestNewLink } from './decisions/links/request-new-link.js';
export { changePassword } from './decisions/users/change-password.js';
export { confirmSecondFactor } from './decisions/factors/confirm-second-factor.js';
export { enrolSecondFactor } from './decisions/factors/enrol-second-factor.js';
export { logOut, revokeAllSessions, revokeSession } from './decisions/sessions/end-session.js';
export { openSession } from './decisions/sessions/open-session.js';
export { recordFailedLogin } from './decisions/sessions/record-failed-login.js';
export { refreshSession } from './decisions/sessions/refresh-session.js';
export { removeSecondFactor } from './decisions/factors/remove-second-factor.js';
export { setPasswordHash } from './decisions/users/set-password-hash.js';
export { setPreferences } from './decisions/users/set-preferences.js';
export { startImpersonation } from './decisions/sessions/start-impersonation.js';
export { useLoginLink } from './decisions/links/use-login-link.js';
export { useSecondFactor } from './decisions/factors/use-second-factor.js';
export { endStepUps } from './decisions/sessions/end-step-ups.js';
export { approveFactorReset, proposeFactorReset } from './decisions/factors/factor-reset.js';
export { issueLink } from './decisions/links/issue-link.js';
export { revokeLink } from './decisions/links/revoke-link.js';
export { disableUser } from './decisions/users/disable-user.js';
export { createUser } from './decisions/users/create-user.js';
export { verifyEmail } from './decisions/users/verify-email.js';
