import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, passwordHash, refuseUnlessActive, userDid, userId } from './on-user.js';

/**
 * Another password, of one's own account; the door has asked for the one of today. Those signed in elsewhere are signed out
 * unless the person says otherwise (A03).
 */
export const changePassword = decision({
  name: 'ChangePassword',
  input: z.object({ userId, passwordHash, endOthers: z.boolean().default(true), sessionId: ids.sessionId.optional() }),
  streams: onUser,
  decide({ userId, passwordHash, endOthers, sessionId }, { user: s }) {
    refuseUnlessActive(s);
    return {
      user: [
        userDid('PasswordSet', {
          userId,
          passwordHash,
          how: 'change',
          endSessions: endOthers,
          ...(sessionId ? { keepSessionId: sessionId } : {}),
        }),
      ],
    };
  },
});
