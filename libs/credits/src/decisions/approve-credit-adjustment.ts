import { allOf, type Asking, type Ctx, decision, ids, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { CreditEvent } from '../account-events.js';
import type { CreditState } from '../credit-account.js';
import { grant } from '../grants.js';
import type { CreditProposal, ProposalEvent, ProposalState } from '../proposals/credit-proposals.js';
import { adjusted } from './adjust-credits.js';
import { onAccountAndProposals } from './grant-credits.js';
import { promoEnd } from './limits.js';

function carriedOut(account: CreditState, p: CreditProposal, ctx: Ctx): CreditEvent[] {
  if (p.what !== 'grant') return adjusted(account, p, `adjust:${p.proposalId}`, ctx);
  const kind = p.kind ?? 'promo';
  const given = { key: `grant:${p.proposalId}`, lotId: ctx.newId(), cc: p.cc, kind };
  return grant(
    account,
    { entryId: ctx.newId(), now: ctx.now, config: ctx.config },
    { ...given, ...(kind === 'promo' ? { expiresAt: promoEnd(ctx, { province: account.province }) } : {}) },
  );
}

const proposalOf = (s: ProposalState, { proposalId }: { readonly proposalId: string }): CreditProposal | undefined =>
  s.proposals.find((p) => p.proposalId === proposalId);

const available = ({ proposals: s }: { readonly proposals: ProposalState }, { actor }: Asking, named: { readonly proposalId: string }) => {
  const proposal = proposalOf(s, named);
  return allOf(
    unless(proposal, 'NOT_FOUND', 'credit-proposal'),
    unless(proposal?.state === 'open', 'WRONG_STATE', 'proposal-decided'),
    unless(proposal?.by !== actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you'),
  );
};

/** A second administrator carries out what the first proposed, or says no; no one decides their own proposal (4.4.7). */
export const approveCreditAdjustment = decision({
  name: 'ApproveCreditAdjustment',
  input: z.object({ professionalId: ids.professionalId, proposalId: ids.proposalId, approved: z.boolean() }),
  reasonRequired: true,
  streams: onAccountAndProposals,
  province: ({ account }) => account.province,
  available,
  decide({ professionalId, proposalId, approved }, { account, proposals: s }, ctx) {
    refuseUnlessAvailable(available({ proposals: s }, ctx, { proposalId }));
    const open = proposalOf(s, { proposalId })!;
    const data = { professionalId, proposalId, by: ctx.actor.id };
    if (!approved) {
      const refused: ProposalEvent = { type: 'CreditProposalRefused', data };
      return { proposals: [refused] };
    }
    const agreed: ProposalEvent = { type: 'CreditProposalApproved', data };
    return { proposals: [agreed], account: carriedOut(account, open, ctx) };
  },
});
