import { allOf, alreadyDone, type Asking, decision, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type Account, known, type OnUser, onUser, toAnother, userDid, userId } from './on-user.js';

const available = ({ user: s }: OnUser, who: Asking, named: Account) =>
  allOf(known(s), toAnother(named, who, 'own-account'), unlessDone(s.status === 'Disabled', 'user-disabled'));

/** Closes the door to an account; no one closes their own. */
export const disableUser = decision({
  name: 'DisableUser',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onUser,
  available,
  decide(input, { user: s }, ctx) {
    return { user: alreadyDone(available({ user: s }, ctx, input)) ? [] : [userDid('UserDisabled', input)] };
  },
});
