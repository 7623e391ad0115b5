import { automation, send, type Effect } from '@jurilien/event-sourcing';
import { revokeAllSessions } from '../decisions/sessions/end-session.js';
import { privateChange } from '../private-change.js';
import { secondFactors } from '../second-factors.js';
import { user } from '../user.js';

type Because = 'account' | 'factor' | 'password';
const end = (userId: string, because: Because, except?: string): readonly Effect[] => [
  send(revokeAllSessions, { userId, because, ...(except ? { except } : {}) }),
];

/**
 * Sessions end with the account and with the role, and with the password unless its owner keeps them. The guard reads account
 * and role from the account itself, at once; this writes it down where sessions are listed, so that a role given back later
 * opens none of them again. A person who held a factor that two administrators took away may be another person than its owner: those
 * sessions end too.
 */
export const endSessions = automation(
  user,
  secondFactors,
  privateChange,
)({
  name: 'end-sessions',
  on: {
    UserRolesSet: ({ data }) => end(data.userId, 'account'),
    UserDisabled: ({ data }) => end(data.userId, 'account'),
    UserErased: ({ data }) => end(data.userId, 'account'),
    PasswordSet: ({ data }) => (data.endSessions ? end(data.userId, 'password', data.keepSessionId) : []),
    FactorResetApproved: ({ data }) => end(data.userId, 'factor'),
    // Who took an address back had someone else in the account.
    PrivateChangeReverted: ({ data }) => (data.leadId ? [] : end(data.subjectId, 'account')),
  },
});
