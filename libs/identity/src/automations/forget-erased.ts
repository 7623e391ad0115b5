import { automation, send } from '@jurilien/event-sourcing';
import { freeAddress } from '../decisions/users/free-address.js';
import { user } from '../user.js';
import { work } from '../work.js';

/** Who was erased: the key of every word of theirs is destroyed, and the address may open an account again. */
export const forgetErased = automation(user)({
  name: 'forget-erased',
  on: {
    UserErased: ({ data: { userId, addressHash } }) => [
      work('destroy-key', userId, { owner: userId }),
      send(freeAddress, { addressHash, userId }),
    ],
  },
});
