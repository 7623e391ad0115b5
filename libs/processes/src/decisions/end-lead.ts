import { creditAccount } from '@jurilien/credits';
import { decision, streamOf, type Ctx } from '@jurilien/event-sourcing';
import { BLOCK_TYPES, blockEvents, CLOSE_REASONS, closeEvents, closeSearch, distribution, lead, stoppedEvents, withdrawEvents, type DistributionState } from '@jurilien/leads';
import type { CreditState } from '@jurilien/credits';
import { z } from 'zod';
import { releaseClaimFree } from '../overdue-claim.js';

const ofLead = z.object({ leadId: z.uuid(), claimProfessionalId: z.uuid().optional() });
/** Without a claim there is no account to touch; the lead's own id names an account that has never been opened. */
const streams = (i: { leadId: string; claimProfessionalId?: string }) => ({
  lead: streamOf(lead, i.leadId), distribution: streamOf(distribution, i.leadId), account: streamOf(creditAccount, i.claimProfessionalId ?? i.leadId),
});
const province = ({ lead: s }: { lead: { facts: { province: 'QC' | 'ON' | null } } }) => s.facts.province ?? undefined;

/** A live claim is released free, open offers are withdrawn, the round is closed. */
function endSearch(s: DistributionState, account: CreditState, cause: 'withdrawn' | 'blocked' | 'closed' | 'stopped', ctx: Ctx) {
  if (!s.live) return { distribution: [], account: [] };
  const released = s.claim ? releaseClaimFree(s, account, cause, ctx) : { distribution: [], account: [] };
  const claimed = s.claim ? s.offers.map((o) => (o.offerId === s.claim!.offerId ? { ...o, state: 'Sent' as const } : o)) : s.offers;
  return { distribution: [...released.distribution, ...closeSearch({ ...s, offers: claimed }, cause)], account: released.account };
}

/** The client changes their mind, at any time. */
export const withdrawLead = decision({
  name: 'WithdrawLead',
  input: ofLead.extend({ reason: z.enum(['solved', 'foundElsewhere', 'tooLong', 'privacy', 'mistake', 'other']).default('other') }),
  who: ['token', 'client', 'admin', 'province-admin'],
  streams,
  province,
  decide({ reason }, { lead: l, distribution: s, account }, ctx) {
    const events = withdrawEvents(l, reason);
    return events.length === 0 ? {} : { lead: events, ...endSearch(s, account, 'withdrawn', ctx) };
  },
});

/** Staff block a request that must not go on. */
export const blockLead = decision({
  name: 'BlockLead',
  input: ofLead.extend({ blockType: z.enum(BLOCK_TYPES).exclude(['none']) }),
  who: ['admin', 'province-admin', 'validation'],
  reasonRequired: true,
  streams,
  province,
  decide({ blockType }, { lead: l, distribution: s, account }, ctx) {
    const events = blockEvents(l, blockType);
    return events.length === 0 ? {} : { lead: events, ...endSearch(s, account, 'blocked', ctx) };
  },
});

/** The matter is over for us. */
export const closeLead = decision({
  name: 'CloseLead',
  input: ofLead.extend({ closeReason: z.enum(CLOSE_REASONS) }),
  who: ['admin', 'province-admin', 'system'],
  reasonRequired: true,
  streams,
  province,
  decide({ closeReason }, { lead: l, distribution: s, account }, ctx) {
    const events = closeEvents(l, closeReason);
    return events.length === 0 ? {} : { lead: events, ...endSearch(s, account, 'closed', ctx) };
  },
});

/** Staff stop the search; it can be restarted in a new round. */
export const stopOffering = decision({
  name: 'StopOffering',
  input: ofLead,
  who: ['admin', 'province-admin'],
  reasonRequired: true,
  streams,
  province,
  decide(_, { lead: l, distribution: s, account }, ctx) {
    const events = stoppedEvents(l);
    return events.length === 0 ? {} : { lead: events, ...endSearch(s, account, 'stopped', ctx) };
  },
});
