import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { distribution, searched } from '@jurilien/leads';
import { ofClaim, ownLiveClaim } from './claim-rules.js';

/** Opens the names for the conflict check: recorded, readable only while the claim lives (4.3.5). */
export const revealClaimNames = decision({
  name: 'RevealClaimNames',
  input: ofClaim,
  streams: (i: { leadId: string }) => ({ distribution: streamOf(distribution, i.leadId) }),
  province: ({ distribution: s }) => s.province,
  decide(input, { distribution: s }, ctx) {
    const claim = ownLiveClaim(s, input, ctx);
    refuseUnless(claim.funded, 'INSUFFICIENT_COINS', 'claim-not-funded');
    const { leadId, claimId, professionalId } = input;
    return { distribution: claim.namesRevealed ? [] : [searched('ClaimNamesRevealed', { leadId, claimId, professionalId })] };
  },
});
