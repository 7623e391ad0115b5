import { allOf, alreadyDone, type Asking, decision, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { distribution, searched, type SearchState } from '@jurilien/search';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { claimStands, type OfClaim, ofClaim, ownClaim } from './claim-rules.js';
import { showsNames } from '../disclosure/shows-names.js';

interface States {
  readonly distribution: SearchState;
  readonly professional: ProfessionalState;
}
const available = ({ distribution: s, professional: pro }: States, who: Asking, named: OfClaim) =>
  allOf(
    claimStands(s, pro, named, who),
    unless(showsNames(s, who.config), 'FEATURE_OFF', 'names-before-acceptance'),
    unlessDone(ownClaim(s, named)?.namesRevealed, 'names-revealed'),
  );

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
  available,
  decide(input, states, ctx) {
    if (alreadyDone(available(states, ctx, input))) return {};
    const { leadId, claimId, professionalId } = input;
    return { distribution: [searched('ClaimNamesRevealed', { leadId, claimId, professionalId })] };
  },
});
