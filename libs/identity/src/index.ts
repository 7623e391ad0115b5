import { context } from '@jurilien/event-sourcing';
import { endLinks } from './automations/end-links.js';
import { confirmSecondFactor } from './decisions/confirm-second-factor.js';
import { createUser } from './decisions/create-user.js';
import { disableUser } from './decisions/disable-user.js';
import { challengeByEmail, verifyEmailCode } from './decisions/email-code.js';
import { endStepUps } from './decisions/end-step-ups.js';
import { enrolSecondFactor } from './decisions/enrol-second-factor.js';
import { approveFactorReset, proposeFactorReset, withdrawFactorReset } from './decisions/factor-reset.js';
import { freeAddress } from './decisions/free-address.js';
import { issueLink } from './decisions/issue-link.js';
import { recordFailedLogin } from './decisions/record-failed-login.js';
import { issueRecoveryCodes, useRecoveryCode } from './decisions/recovery-codes.js';
import { removeSecondFactor } from './decisions/remove-second-factor.js';
import { address } from './address.js';
import { forgetErased } from './automations/forget-erased.js';
import { changePassword } from './decisions/change-password.js';
import { inviteStaff, resendInvitation } from './decisions/invite-staff.js';
import { requestLoginLink, requestPasswordReset } from './decisions/request-account-link.js';
import { requestNewLink } from './decisions/request-new-link.js';
import { requestPrivateChangeLink } from './decisions/request-private-change-link.js';
import { revokeLink } from './decisions/revoke-link.js';
import { setNewPassword } from './decisions/set-new-password.js';
import { setPasswordHash } from './decisions/set-password-hash.js';
import { setPreferences } from './decisions/set-preferences.js';
import { proposeUserRole, setUserRoles, withdrawUserRole } from './decisions/set-user-roles.js';
import { sendStepUpCode, verifyStepUpCode } from './decisions/step-up.js';
import { useLink } from './decisions/use-link.js';
import { useSecondFactor } from './decisions/use-second-factor.js';
import { useLoginLink } from './decisions/use-login-link.js';
import { requestEmailVerification, verifyEmail } from './decisions/verify-email.js';
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
export { LONGEST_PATH, requestLoginLink, requestPasswordReset } from './decisions/request-account-link.js';
export { inviteStaff } from './decisions/invite-staff.js';
export { addressDid, email, emailIndex, onAddress, username } from './decisions/on-address.js';
export { passwordHash, userDid } from './decisions/on-user.js';
export { hasSteppedUp, link, linkExpired, type LinkState } from './link.js';
export { linkDid } from './decisions/on-link.js';
export { STEP_UP_TRIES, stepUpCodeSubject, sendStepUpCode, verifyStepUpCode } from './decisions/step-up.js';
export { signInCodeSubject, challengeByEmail, verifyEmailCode } from './decisions/email-code.js';
export { RECOVERY_CODES, issueRecoveryCodes, useRecoveryCode } from './decisions/recovery-codes.js';
export { confirmedFactors, EMAIL, knowsDevice, secondFactors, type Factor, type SecondFactorsState } from './second-factors.js';
export { admissions, type AdmissionsState } from './admissions.js';
export { refreshAnswer, type Presented, type RefreshAnswer } from './refresh-rule.js';
export { session, sessionLives, type Generation, type RevokedBecause, type SessionState } from './session.js';
export { ACCESS_MS, isStaffRole, needsSecondFactor, refreshWindowMs } from './session-limits.js';
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
export { passwordFault, PASSWORD_MAX, PASSWORD_MIN, type PasswordFault, type PasswordOwner } from './password-policy.js';
export type { IdentityWork } from './work.js';

export { requestPrivateChangeLink } from './decisions/request-private-change-link.js';
export { requestEmailVerification } from './decisions/verify-email.js';
export { setNewPassword } from './decisions/set-new-password.js';
export { requestNewLink } from './decisions/request-new-link.js';
export { changePassword } from './decisions/change-password.js';
export { confirmSecondFactor } from './decisions/confirm-second-factor.js';
export { enrolSecondFactor } from './decisions/enrol-second-factor.js';
export { logOut, revokeAllSessions, revokeSession } from './decisions/end-session.js';
export { openSession } from './decisions/open-session.js';
export { recordFailedLogin } from './decisions/record-failed-login.js';
export { refreshSession } from './decisions/refresh-session.js';
export { removeSecondFactor } from './decisions/remove-second-factor.js';
export { setPasswordHash } from './decisions/set-password-hash.js';
export { setPreferences } from './decisions/set-preferences.js';
export { startImpersonation } from './decisions/start-impersonation.js';
export { useLoginLink } from './decisions/use-login-link.js';
export { useSecondFactor } from './decisions/use-second-factor.js';
export { endStepUps } from './decisions/end-step-ups.js';
export { approveFactorReset, proposeFactorReset } from './decisions/factor-reset.js';
export { issueLink } from './decisions/issue-link.js';
export { revokeLink } from './decisions/revoke-link.js';
export { createUser } from './decisions/create-user.js';
export { verifyEmail } from './decisions/verify-email.js';
