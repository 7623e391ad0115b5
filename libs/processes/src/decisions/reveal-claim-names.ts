import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { distribution, searched } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { ofClaim, ownLiveClaim, refuseUnlessMayClaim } from './claim-rules.js';

/**
 * Opens the names for the conflict check: recorded, readable only while the claim lives (4.3.5). A professional who was suspended or paused a
 * moment ago sees none, though the claim is not given back yet.
 */
export const revealClaimNames = decision({
  name: 'RevealClaimNames',
  input: ofClaim,
  streams: (i: { leadId: string; professionalId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide(input, { distribution: s, professional: pro }, ctx) {
    const claim = ownLiveClaim(s, input, ctx);
    refuseUnless(claim.funded, 'INSUFFICIENT_COINS', 'claim-not-funded');
    refuseUnlessMayClaim(pro, s, ctx.now);
    const { leadId, claimId, professionalId } = input;
    return { distribution: claim.namesRevealed ? [] : [searched('ClaimNamesRevealed', { leadId, claimId, professionalId })] };
  },
});
