import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { creditAccount } from '../credit-account.js';
import { expireLots } from '../grants.js';

/**
 * Writes down that promotional or subscription lots ended with coins in them. Late is no harm: ended coins were never spendable.
 * A frozen account does so when it thaws, a closed one has nothing left.
 */
export const expireCredits = decision({
  name: 'ExpireCredits',
  input: z.object({ professionalId: ids.professionalId }),
  streams: (i: { professionalId: string }) => ({ account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide(_input, { account }, ctx) {
    if (!account.open || account.frozen.length > 0) return {};
    return { account: expireLots(account, { entryIds: ctx.newId, now: ctx.now }) };
  },
});
