import { decision, ids, refuseUnless, refuseUnlessAvailable, streamOf, unless, type Actor } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { creditAccount, type CreditState } from '../credit-account.js';
import { gaveAlone, onGiven } from '../given/given-by-staff.js';
import { grant } from '../grants.js';
import { creditProposals, type ProposalEvent } from '../proposals/credit-proposals.js';
import { MEETINGS, needsSecondPerson, promoEnd } from './limits.js';

/** Streams of a change of balance that may have to wait for a second person. */
export const onAccountAndProposals = (i: { professionalId: string }) => ({
  account: streamOf(creditAccount, i.professionalId),
  proposals: streamOf(creditProposals, i.professionalId),
});

/** The same, with what the person who acts moved alone of late. */
export const onAccountAndGiven = (i: { professionalId: string }, _hash: unknown, _now: string, actor: Actor) => ({
  ...onAccountAndProposals(i),
  ...onGiven(actor),
});

/** A balance changes as long as its account is open. */
export const accountOpen = ({ account }: { readonly account: CreditState }) => unless(account.open, 'WRONG_STATE', 'account-not-open');

/** Gives coins: promotional ones expire and are spent first (D15). Above the limit an administrator proposes, and a second one decides. */
export const grantCredits = decision({
  name: 'GrantCredits',
  input: z.object({
    professionalId: ids.professionalId,
    cc: z.number().int().positive().max(100_000),
    kind: z.enum(['promo', 'purchased']).default('promo'),
    /** What the system gives once for: a person cannot name it, or a payment to come would seem entered already. */
    key: z.string().max(120).optional(),
  }),
  reasonRequired: true,
  streams: onAccountAndGiven,
  tries: MEETINGS,
  province: ({ account }) => account.province,
  available: accountOpen,
  decide({ professionalId, cc, kind, key = undefined }, { account, given: before }, ctx) {
    refuseUnless(key === undefined || ctx.actor.kind === 'system', 'FORBIDDEN', 'key');
    refuseUnlessAvailable(accountOpen({ account }));
    const moved = { professionalId, what: 'grant', cc } as const;
    if (needsSecondPerson(ctx, before, moved)) {
      const proposed: ProposalEvent = {
        type: 'CreditGrantProposed',
        data: { professionalId, proposalId: ctx.newId(), cc, kind, by: ctx.actor.id },
      };
      return { proposals: [proposed] };
    }
    const lotId = ctx.newId();
    const end = kind === 'promo' ? { expiresAt: promoEnd(ctx, { province: account.province }) } : {};
    const given = { key: key ?? `grant:${ctx.commandId}`, lotId, cc, kind, ...end };
    return { account: grant(account, { entryId: ctx.newId(), now: ctx.now, config: ctx.config }, given), ...gaveAlone(ctx, moved) };
  },
});
