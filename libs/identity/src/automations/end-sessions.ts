import { automation } from '@jurilien/event-sourcing';
import { secondFactors } from '../second-factors.js';
import { user } from '../user.js';

const end = (userId: string, because: 'account' | 'factor' = 'account') =>
  [{ do: 'dispatch', command: 'RevokeAllSessions', input: { userId, because } }] as const;

/**
 * Sessions end with the account and with the role. The guard reads that from the account itself, at once; this writes it down
 * where sessions are listed, so that a role given back later opens none of them again. Whoever held a factor that two
 * administrators took away may be somebody else than its owner: those sessions end too.
 */
export const endSessions = automation(
  user,
  secondFactors,
)({
  name: 'end-sessions',
  on: {
    UserRolesSet: ({ data }) => end(data.userId),
    UserDisabled: ({ data }) => end(data.userId),
    FactorResetApproved: ({ data }) => end(data.userId, 'factor'),
  },
});
