import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { availableCc, creditAccount, lotLines, type CreditEvent } from '../credit-account.js';
import { promoEnd, refuseAboveLimit } from './limits.js';

/** Gives coins: promotional ones expire and are spent first (D15). Above the limit a second person decides (4.13, credits issue). */
export const grantCredits = decision({
  name: 'GrantCredits',
  input: z.object({
    professionalId: z.string(),
    cc: z.number().int().positive().max(100_000),
    kind: z.enum(['promo', 'purchased']).default('promo'),
    key: z.string().max(120).optional(),
  }),
  reasonRequired: true,
  streams: (i) => ({ account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide({ professionalId, cc, kind, key = undefined }, { account }, ctx) {
    refuseUnless(account.open, 'WRONG_STATE', 'account-not-open');
    refuseAboveLimit(ctx, cc);
    const once = key ?? `grant:${ctx.commandId}`;
    if (account.keys.has(once)) return {};
    const lotId = ctx.newId();
    const parts = [{ lotId, cc }];
    const granted: CreditEvent = {
      type: 'CreditsGranted',
      data: {
        professionalId,
        entryId: ctx.newId(),
        key: once,
        cc,
        lotId,
        lotKind: kind,
        availableAfterCc: availableCc(account, ctx.now) + cc,
        lines: lotLines(professionalId, parts, kind === 'promo' ? 'X.granted.promo' : 'X.sold', 'into-lots'),
        ...(kind === 'promo' ? { expiresAt: promoEnd(ctx.now) } : {}),
      },
    };
    return { account: [granted] };
  },
});
