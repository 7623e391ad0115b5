import { decision, ids, need, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution, type SearchState, searched } from '@jurilien/search';
import { z } from 'zod';
import { checkedPicks, chosenBy, manualInput, manualOffers, professionalsOf } from './offer-lead-manually.js';

type Decided = Pick<z.infer<typeof manualInput>, 'leadId' | 'professionalIds' | 'checked'> & { proposalId: string };
/** The same beside what was proposed to be overridden. */
export const eligibilityAsProposed = need<Decided>('eligibility-as-proposed');

/** Someone else decides about an offer by hand that was proposed; approving makes it as if they had chosen themselves. */
export const decideManualOffer = decision({
  name: 'DecideManualOffer',
  input: manualInput
    .pick({ leadId: true, professionalIds: true, checked: true })
    .extend({ proposalId: ids.proposalId, approved: z.boolean() }),
  reasonRequired: true,
  needs: [eligibilityAsProposed],
  streams: (i: { leadId: string; professionalIds: string[] }) => ({
    distribution: streamOf(distribution, i.leadId),
    lead: streamOf(lead, i.leadId),
    ...professionalsOf(chosenBy(i)),
  }),
  province: ({ distribution: s, lead: l }: { distribution: SearchState; lead: LeadState }) => s.province ?? l.facts.province ?? undefined,
  decide(input, states, ctx) {
    const { leadId, proposalId, approved } = input;
    const proposal = states.distribution.proposals.find((p) => p.proposalId === proposalId);
    refuseUnless(proposal, 'WRONG_STATE', 'no-such-proposal');
    refuseUnless(proposal.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you');
    const decided = searched('ManualOfferDecided', { leadId, proposalId, by: ctx.actor.id, approved });
    if (!approved) return { distribution: [decided] };
    const same = [...proposal.professionalIds].sort().join() === chosenBy(input).sort().join();
    refuseUnless(same, 'STALE_VERSION', 'other-proposal');
    const picks = checkedPicks({ ...input, overrides: [...proposal.overrides] }, states, ctx);
    const made = manualOffers(picks, states, ctx);
    return { ...made, distribution: [decided, ...(made.distribution ?? [])] };
  },
});
