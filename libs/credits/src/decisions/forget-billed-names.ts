import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { reached, retainedUntil } from '@jurilien/reference';
import { z } from 'zod';
import { billing, type BillingEvent } from '../billing.js';
import { creditAccount } from '../credit-account.js';

/**
 * Names and addresses on the documents of an account go with its billing key, when the last of them is six years past its tax year
 * (5.8 REC-1); amounts, numbers and dates stay.
 */
export const forgetBilledNames = decision({
  name: 'ForgetBilledNames',
  input: z.object({ professionalId: ids.professionalId, lastIssuedAt: z.iso.datetime() }),
  streams: (i) => ({ billing: streamOf(billing, i.professionalId), account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide({ professionalId, lastIssuedAt }, { billing: { identity } }, ctx) {
    if (!identity) return {};
    refuseUnless(reached(retainedUntil('books', lastIssuedAt, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    const forgotten: BillingEvent = { type: 'BilledNamesForgotten', data: { professionalId, billingKeyId: identity.billingKeyId } };
    return { billing: [forgotten] };
  },
});
