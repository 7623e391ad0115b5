import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { availableCc, creditAccount, lotLines, takeParts, type CreditEvent } from '../credit-account.js';
import { promoEnd, refuseAboveLimit } from './limits.js';

/** Corrects a balance by a reversing entry against `X.adjust`; never below zero. */
export const adjustCredits = decision({
  name: 'AdjustCredits',
  input: z.object({ professionalId: z.string(), cc: z.number().int().positive().max(100_000), direction: z.enum(['add', 'remove']) }),
  reasonRequired: true,
  streams: (i) => ({ account: streamOf(creditAccount, i.professionalId) }),
  province: ({ account }) => account.province,
  decide({ professionalId, cc, direction }, { account }, ctx) {
    refuseUnless(account.open, 'WRONG_STATE', 'account-not-open');
    refuseAboveLimit(ctx, cc);
    const key = `adjust:${ctx.commandId}`;
    if (account.keys.has(key)) return {};
    const parts = direction === 'remove' ? takeParts(account, cc, ctx.now) : [{ lotId: ctx.newId(), cc }];
    const adjusted: CreditEvent = {
      type: 'CreditsAdjusted',
      data: {
        professionalId,
        entryId: ctx.newId(),
        key,
        cc,
        direction,
        parts,
        availableAfterCc: availableCc(account, ctx.now) + (direction === 'add' ? cc : -cc),
        lines: lotLines(professionalId, parts, 'X.adjust', direction === 'add' ? 'into-lots' : 'out-of-lots'),
        ...(direction === 'add' ? { expiresAt: promoEnd(ctx.now) } : {}),
      },
    };
    return { account: [adjusted] };
  },
});
