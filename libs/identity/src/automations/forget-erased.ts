import { automation } from '@jurilien/event-sourcing';
import { user } from '../user.js';

/** Who was erased: the key of every word of theirs is destroyed, and the address may open an account again. */
export const forgetErased = automation(user)({
  name: 'forget-erased',
  on: {
    UserErased: ({ data: { userId, addressHash } }) => [
      { do: 'work', job: 'destroy-key', key: userId, input: { owner: userId } },
      { do: 'dispatch', command: 'FreeAddress', input: { addressHash, userId } },
    ],
  },
});
