import { decision, filledLine, ids, oneLine, streamOf } from '@jurilien/event-sourcing';
import { BILLING_PROVINCES } from '@jurilien/reference';
import { z } from 'zod';
import { billing, type BillingEvent } from '../billing.js';
import { creditAccount } from '../credit-account.js';

/** Who is billed, for every invoice from now on; what is issued stays as it is (4.4.6). */
export const setBillingIdentity = decision({
  name: 'SetBillingIdentity',
  input: z.object({
    professionalId: ids.professionalId,
    name: oneLine(120).min(2),
    address: z.array(filledLine(120)).min(1).max(4),
    province: z.enum(BILLING_PROVINCES),
    lang: z.enum(['fr', 'en']),
  }),
  reasonRequired: true,
  streams: (i) => ({ billing: streamOf(billing, i.professionalId), account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide(input, { billing: { identity } }, ctx) {
    const data = { ...input, address: input.address.join('\n'), billingKeyId: identity?.billingKeyId ?? ctx.newId() };
    const same = identity !== undefined && JSON.stringify(Object.entries(identity).sort()) === JSON.stringify(Object.entries(data).sort());
    const set: BillingEvent = { type: 'BillingIdentitySet', data };
    return { billing: same ? [] : [set] };
  },
});
