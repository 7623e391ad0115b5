import { automation } from '@jurilien/event-sourcing';
import { user } from '../user.js';

const end = (userId: string) => [{ do: 'dispatch', command: 'RevokeAllSessions', input: { userId, because: 'account' } }] as const;

/**
 * Sessions end with the account and with the role. The guard reads that from the account itself, at once; this writes it down
 * where sessions are listed, so that a role given back later opens none of them again.
 */
export const endSessions = automation(user)({
  name: 'end-sessions',
  on: { UserRolesSet: ({ data }) => end(data.userId), UserDisabled: ({ data }) => end(data.userId) },
});
