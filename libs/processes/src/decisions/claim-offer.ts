import {
  availableCc,
  awaitHold,
  creditAccount,
  holdCredits,
  isSubscribed,
  subscription,
  type CreditEvent,
  type CreditState,
} from '@jurilien/credits';
import { allOf, alreadyDone, type Asking, type Ctx, decision, ids, need, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { blockList } from '@jurilien/exclusions';
import { lead, type LeadState } from '@jurilien/lead';
import { type Claim, distribution, overdueClaims, searched, type SearchState } from '@jurilien/search';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { billingModel, claimHoldMinutes, MINUTE_MS, plus } from '@jurilien/reference';
import { z } from 'zod';
import { accountFor, accountsOf, claimers, liveClaims, toAccount } from '../claim-accounts.js';
import { isByRule, refuseUnlessByRule } from '../auto-claims.js';
import { refuseUnlessUnblocked } from '../blocked-request.js';
import { mayBeginUnfunded, refuseOverCaps } from '../claim-caps.js';
import { claimPriceCc } from '../claim-price.js';
import { claimable, offerToClaim } from '../claimed-offer.js';
import { expireClaimNow, type EndedClaim } from '../ended-claim.js';
import { mayTake } from './claim-rules.js';

type Asked = { leadId: string; offerId?: string | undefined; professionalId: string };
/** From the board only who is eligible takes a request (4.3.7). */
export const boardEligibility = need<Asked>('board-eligibility');
/** Who came second is written down (4.3.5). */
export const lossNoted = need<Asked>('loss-noted');

interface States {
  readonly distribution: SearchState;
  readonly lead: LeadState;
  readonly professional: ProfessionalState;
}
/** The request can be taken, and by this person. What blocks, caps and coins say comes with the answer: blocks are no one else's to see. */
const available = (
  { distribution: s, lead: l, professional: pro }: States,
  who: Asking,
  named: { readonly offerId?: string | undefined; readonly professionalId: string },
) => allOf(claimable(s, l, named, who.now), mayTake(pro, s, who));

/**
 * The exclusive ten-minute hold, and the coins with it, in one transaction (4.3.5). Without `offerId` the request is taken from
 * the board. Short of coins the claim may still begin, without names, and waits for them. A claim whose time is over is ended
 * here if no one did it yet.
 */
export const claimOffer = decision({
  name: 'ClaimOffer',
  input: z.object({ leadId: ids.leadId, offerId: ids.offerId.optional(), professionalId: ids.professionalId, ...claimers }),
  needs: [boardEligibility, lossNoted, liveClaims],
  streams: (i: { leadId: string; professionalId: string; claimProfessionalIds: string[] }) => ({
    distribution: streamOf(distribution, i.leadId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
    lead: streamOf(lead, i.leadId),
    own: streamOf(blockList, i.professionalId),
    theirs: streamOf(blockList, i.leadId),
    plan: streamOf(subscription, i.professionalId),
    ...accountsOf(i, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  available,
  decide({ leadId, offerId, professionalId }, states, ctx) {
    const { distribution: s, account, professional: pro, lead: l } = states;
    if (alreadyDone(available(states, ctx, { offerId, professionalId }))) return {};
    const { offer, made } = offerToClaim(s, l, { offerId, professionalId }, ctx);
    refuseUnlessUnblocked(states, l, professionalId, ctx);
    const ended = endOverdue(s, (claim) => (claim.professionalId === professionalId ? account : accountFor(states, claim)), ctx);
    const back = ended.filter((e) => e.claim.professionalId === professionalId).flatMap((e) => e.account);
    const funds = after(account, back, ctx);
    const priceCc = claimPriceCc(s, l, offer, ctx);
    refuseUnless(billingModel(s.province, ctx.config) === 'credits' || isSubscribed(states.plan), 'FORBIDDEN', 'E18-no-plan');
    refuseOverCaps(funds, ctx, priceCc, { caps: pro.practice?.caps, pauses: pro.pauseSpans, province: s.province });
    const auto = isByRule(ctx.actor);
    if (auto) refuseUnlessByRule(pro, s, l, offer, funds, priceCc, ctx);
    const claimId = ctx.newId();
    const money = moneyOf(funds, { claimId, leadId, cc: priceCc, auto }, ctx);
    const holdUntil = plus(ctx.now, ctx.config.value(claimHoldMinutes) * MINUTE_MS);
    const started = { leadId, claimId, offerId: offer.offerId, professionalId, holdUntil, priceCc, funded: money.funded };
    return {
      ...(Object.assign(
        {},
        ...ended.filter((e) => e.claim.professionalId !== professionalId).map((e) => toAccount(e.claim, e.account)),
      ) as object),
      distribution: [...ended.flatMap((e) => e.distribution), ...made, searched('ClaimStarted', { ...started, ...(auto ? { auto } : {}) })],
      account: [...back, ...money.events],
    };
  },
});

/** Coins held for a claim or, short of them, the wait for them; a rule never begins what it cannot pay. @throws INSUFFICIENT_COINS */
function moneyOf(
  account: CreditState,
  asked: { claimId: string; leadId: string; cc: number; auto: boolean },
  ctx: Ctx,
): { funded: boolean; events: CreditEvent[] } {
  const { auto, ...claim } = asked;
  refuseUnless(account.open, 'INSUFFICIENT_COINS', 'not-enough-coins');
  // Where nothing is due nothing is posted (BAR-2); a frozen account claims nothing all the same.
  if (claim.cc === 0) {
    refuseUnless(account.frozen.length === 0, 'FORBIDDEN', 'account-frozen');
    return { funded: true, events: awaitHold(account, asked) };
  }
  const short = availableCc(account, ctx.now) < claim.cc;
  const frozen = account.frozen.length > 0;
  if (short && !auto && !frozen && mayBeginUnfunded(account, ctx)) return { funded: false, events: awaitHold(account, claim) };
  return { funded: true, events: holdCredits(account, { ...asked, entryId: ctx.newId(), now: ctx.now, config: ctx.config }) };
}

/**
 * Claims whose time is over and that no one has ended yet, ended one after the other (4.3.7 last row): they hold no seat, and the
 * wave's clock ran on from their end until now.
 */
function endOverdue(s: SearchState, accountOf: (claim: Claim) => CreditState | undefined, ctx: Ctx): (EndedClaim & { claim: Claim })[] {
  let search = s;
  return overdueClaims(s, ctx.now).map((claim) => {
    const ended = expireClaimNow(search, claim, accountOf(claim), ctx);
    search = ended.distribution.reduce(
      (state, e) => distribution.evolve(state, e, { occurredAt: ctx.now, actor: ctx.actor, stream: '', config: ctx.config }),
      search,
    );
    return { claim, ...ended };
  });
}

/** The account as it will be once these events are appended. */
const after = (account: CreditState, events: readonly CreditEvent[], { now, actor, config }: Ctx): CreditState =>
  events.reduce((state, e) => creditAccount.evolve(state, e, { occurredAt: now, actor, stream: '', config }), account);
