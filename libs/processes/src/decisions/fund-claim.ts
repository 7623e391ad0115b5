import { availableCc, awaitedHold, creditAccount, holdCredits } from '@jurilien/credits';
import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { distribution, searched } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { claimExtendMinutes, MINUTE_MS, plus } from '@jurilien/reference';
import { z } from 'zod';
import { isOverdue } from '../ended-claim.js';
import { stopOf } from './claim-rules.js';

/**
 * Coins arrived for a claim that began without: they are held for it, and its clock gets five minutes more, once (4.3.5). Too few
 * coins, or a claim that is over, funded, or of someone who may not claim any more: nothing.
 */
export const fundClaim = decision({
  name: 'FundClaim',
  input: z.object({ leadId: ids.leadId, professionalId: ids.professionalId, claimId: ids.claimId }),
  streams: (i: { leadId: string; professionalId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ leadId, professionalId, claimId }, { distribution: s, account, professional: pro }, ctx) {
    const claim = s.claims.find((c) => c.claimId === claimId && c.professionalId === professionalId);
    if (!claim || claim.funded || isOverdue(claim, ctx.now) || stopOf(pro, s, ctx)) return {};
    if (!awaitedHold(account, claimId) || availableCc(account, ctx.now) < claim.priceCc) return {};
    const ids = { leadId, claimId, offerId: claim.offerId, professionalId };
    const holdUntil = plus(claim.holdUntil, ctx.config.value(claimExtendMinutes) * MINUTE_MS);
    return {
      distribution: [searched('ClaimFunded', ids), searched('ClaimExtended', { ...ids, holdUntil })],
      account: holdCredits(account, { claimId, leadId, cc: claim.priceCc, entryId: ctx.newId(), now: ctx.now, config: ctx.config }),
    };
  },
});
