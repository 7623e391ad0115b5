import { actionsOn } from '@jurilien/event-sourcing';
import { disableUser } from './decisions/users/disable-user.js';
import { revokeAllSessions, revokeSession } from './decisions/sessions/end-session.js';
import { approveFactorReset, proposeFactorReset, withdrawFactorReset } from './decisions/factors/factor-reset.js';
import { resendInvitation } from './decisions/users/invite-staff.js';
import { onFactorsAndUser } from './decisions/factors/on-second-factors.js';
import { onAdmissions, onSession } from './decisions/sessions/on-session.js';
import { proposeUserRole, setUserRoles, withdrawUserRole } from './decisions/users/set-user-roles.js';
import { startImpersonation } from './decisions/sessions/start-impersonation.js';

/** What administrators do with an account by a button of its page. */
export const accountActions = actionsOn({
  names: ({ id }: { id: string }) => ({ userId: id }),
  streams: ({ userId }: { userId: string }) => ({ ...onFactorsAndUser({ userId }), ...onAdmissions(userId) }),
  decisions: [
    resendInvitation,
    startImpersonation,
    proposeUserRole,
    setUserRoles,
    withdrawUserRole,
    proposeFactorReset,
    approveFactorReset,
    withdrawFactorReset,
    revokeAllSessions,
    disableUser,
  ],
});

/** What administrators do with one open session. */
export const sessionActions = actionsOn({
  names: ({ id }: { id: string }) => ({ sessionId: id }),
  streams: onSession,
  decisions: [revokeSession],
});
