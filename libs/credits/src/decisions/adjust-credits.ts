import { type Ctx, decision, ids, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { CreditEvent } from '../account-events.js';
import type { CreditState } from '../credit-account.js';
import { gaveAlone } from '../given/given-by-staff.js';
import { adjustDown, adjustUp } from '../grants.js';
import type { CreditProposal, ProposalEvent } from '../proposals/credit-proposals.js';
import { accountOpen, onAccountAndGiven } from './grant-credits.js';
import { MEETINGS, needsSecondPerson, promoEnd, usualWorth } from './limits.js';

/** The entry of a correction: coins of their own lot added, or coins of that kind taken in spending order. @throws INSUFFICIENT_COINS */
export function adjusted(
  account: CreditState,
  { cc, what, kind, worthCents }: Pick<CreditProposal, 'cc' | 'what' | 'kind' | 'worthCents'>,
  key: string,
  ctx: Ctx,
): CreditEvent[] {
  const asked = { entryId: ctx.newId(), now: ctx.now, config: ctx.config };
  if (what === 'remove') return adjustDown(account, asked, key, cc, kind);
  const lotId = ctx.newId();
  const at = { province: account.province };
  return adjustUp(
    account,
    asked,
    key,
    cc,
    kind === 'purchased' ? { lotId, worthCents: worthCents ?? usualWorth(cc, ctx.config, at) } : { lotId, expiresAt: promoEnd(ctx, at) },
  );
}

/**
 * Corrects a balance by a reversing entry against `X.adjust`; no lot goes below zero. Purchased coins have a worth, written off
 * on the other side. Above the limit an administrator proposes, and a second one decides.
 */
export const adjustCredits = decision({
  name: 'AdjustCredits',
  input: z.object({
    professionalId: ids.professionalId,
    cc: z.number().int().positive().max(100_000),
    direction: z.enum(['add', 'remove']),
    /** Of which kind coins are added, or alone taken; without it promotional ones are added, and any are taken in spending order. */
    kind: z.enum(['promo', 'purchased']).optional(),
    /** What added purchased coins are worth, when not their usual price. */
    worthCents: z.number().int().nonnegative().max(100_000_000).optional(),
  }),
  reasonRequired: true,
  streams: onAccountAndGiven,
  tries: MEETINGS,
  province: ({ account }) => account.province,
  available: accountOpen,
  decide({ professionalId, cc, direction, kind, worthCents }, { account, given: before }, ctx) {
    refuseUnlessAvailable(accountOpen({ account }));
    const of = { ...(kind ? { kind } : {}), ...(worthCents === undefined ? {} : { worthCents }) };
    // What cannot be taken now is not proposed either.
    const events = adjusted(account, { cc, what: direction, ...of }, `adjust:${ctx.commandId}`, ctx);
    const moved = { professionalId, what: 'adjustment', cc } as const;
    if (!needsSecondPerson(ctx, before, moved)) return { account: events, ...gaveAlone(ctx, moved) };
    const proposed: ProposalEvent = {
      type: 'CreditAdjustmentProposed',
      data: { professionalId, proposalId: ctx.newId(), cc, direction, by: ctx.actor.id, ...of },
    };
    return { proposals: [proposed] };
  },
});
