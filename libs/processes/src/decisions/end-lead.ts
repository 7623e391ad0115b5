import {
  allOf,
  alreadyDone,
  type Asking,
  type Ctx,
  decision,
  ids,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import {
  acceptedEvents,
  BLOCK_TYPES,
  closable,
  endable,
  blockEvents,
  CLOSE_REASONS,
  closeEvents,
  isValidator,
  lead,
  type LeadEvent,
  type LeadState,
  OFFERING_STEPS,
  offeringDecided,
  offeringProposed,
  startEvents,
  stoppable,
  stoppedEvents,
  withdrawable,
  withdrawEvents,
} from '@jurilien/lead';
import { closeSearch, distribution, type SearchState, seatsTaken } from '@jurilien/search';
import { z } from 'zod';
import { accountFor, accountsOf, claimers, liveClaims, toAccount } from '../claim-accounts.js';
import { giveBack } from '../ended-claim.js';

const ofLead = z.object({ leadId: ids.leadId, ...claimers });
const streams = (i: { leadId: string; claimProfessionalIds: string[] }) => ({
  lead: streamOf(lead, i.leadId),
  distribution: streamOf(distribution, i.leadId),
  ...accountsOf(i),
});
const province = ({ lead: s }: { lead: { facts: { province: 'QC' | 'ON' | null } } }) => s.facts.province ?? undefined;

type OnLead = { readonly lead: LeadState };

/** The lead's own end, and with it every claim released free, open offers withdrawn, the round closed. */
function endSearch(
  events: LeadEvent[],
  states: { distribution: SearchState },
  cause: 'withdrawn' | 'blocked' | 'closed' | 'stopped',
  ctx: Ctx,
) {
  if (events.length === 0) return {};
  const s = states.distribution;
  const released = s.claims.map((claim) => ({ claim, ...giveBack(s, claim, accountFor(states, claim), cause, ctx) }));
  const open = s.offers.map((o) => (s.claims.some((c) => c.offerId === o.offerId) ? { ...o, state: 'Sent' as const } : o));
  return {
    ...(Object.assign({}, ...released.map((r) => toAccount(r.claim, r.account))) as object),
    lead: events,
    distribution: [...released.flatMap((r) => r.distribution), ...closeSearch({ ...s, offers: open }, cause)],
  };
}

const WITHDRAW_REASONS = ['solved', 'foundElsewhere', 'tooLong', 'privacy', 'mistake', 'other'] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/** The client changes their mind, at any time. */
export const withdrawLead = decision({
  name: 'WithdrawLead',
  input: ofLead.extend({ reason: z.enum(WITHDRAW_REASONS).default('other') }),
  needs: [liveClaims],
  streams,
  province,
  available: ({ lead: s }: OnLead) => withdrawable(s),
  decide: ({ reason }, states, ctx) =>
    endSearch(
      withdrawEvents(states.lead, reason, states.distribution.live && seatsTaken(states.distribution).length > 0),
      states,
      'withdrawn',
      ctx,
    ),
});

/** Staff block a request that must not go on. */
export const blockLead = decision({
  name: 'BlockLead',
  input: ofLead.extend({ blockType: z.enum(BLOCK_TYPES).exclude(['none']) }),
  reasonRequired: true,
  needs: [liveClaims],
  streams,
  province,
  available: ({ lead: s }: OnLead) => endable(s),
  decide: ({ blockType }, states, ctx) => endSearch(blockEvents(states.lead, blockType), states, 'blocked', ctx),
});

/** The matter is over for us. */
export const closeLead = decision({
  name: 'CloseLead',
  input: ofLead.extend({ closeReason: z.enum(CLOSE_REASONS) }),
  reasonRequired: true,
  needs: [liveClaims],
  streams,
  province,
  available: ({ lead: s }: OnLead) => closable(s),
  decide: ({ closeReason }, states, ctx) => endSearch(closeEvents(states.lead, closeReason), states, 'closed', ctx),
});

/** The client chose among several: no one else is asked, a running claim is given back free, and the request is accepted. */
export const endSearchByChoice = decision({
  name: 'EndSearchByChoice',
  input: ofLead.extend({ acceptanceId: ids.acceptanceId, professionalId: ids.professionalId }),
  needs: [liveClaims],
  streams,
  province,
  decide({ acceptanceId, professionalId }, states, ctx) {
    if (states.lead.status !== 'Offering' && states.lead.status !== 'SelfServe') return {};
    return endSearch(acceptedEvents(states.lead, { acceptanceId, professionalId }), states, 'closed', ctx);
  },
});

const mayStop = ({ lead: s }: OnLead, who: Asking) =>
  allOf(stoppable(s), unlessDone(isValidator(who) && s.offeringProposal?.step === 'stop', 'already-proposed'));

/** Staff stop the search; it can be restarted in a new round. A validator proposes it and someone else decides. */
export const stopOffering = decision({
  name: 'StopOffering',
  input: ofLead,
  reasonRequired: true,
  needs: [liveClaims],
  streams,
  province,
  available: mayStop,
  decide(_, states, ctx) {
    if (alreadyDone(mayStop(states, ctx))) return {};
    if (isValidator(ctx)) return { lead: offeringProposed(states.lead, 'stop', ctx) };
    return endSearch(stoppedEvents(states.lead), states, 'stopped', ctx);
  },
});

const proposalWaits = ({ lead: s }: OnLead, { actor }: Asking) =>
  allOf(
    unless(s.offeringProposal, 'WRONG_STATE', 'no-such-proposal'),
    unless(s.offeringProposal?.by !== actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you'),
  );

/** Someone else decides about a start or stop of the search that was proposed; approving does it. */
export const decideOffering = decision({
  name: 'DecideOffering',
  input: ofLead.extend({ step: z.enum(OFFERING_STEPS), approved: z.boolean() }),
  reasonRequired: true,
  needs: [liveClaims],
  streams,
  province,
  available: proposalWaits,
  decide({ step, approved }, states, ctx) {
    refuseUnlessAvailable(proposalWaits(states, ctx));
    const decided = offeringDecided(states.lead, step, approved, ctx);
    if (!approved) return { lead: [decided] };
    if (step === 'start') return { lead: [decided, ...startEvents(states.lead, ctx)] };
    return endSearch([decided, ...stoppedEvents(states.lead)], states, 'stopped', ctx);
  },
});
