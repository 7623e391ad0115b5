import { decision, refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import type { SecondFactorsState } from '../second-factors.js';
import { factorsDid, onFactorsAndUser, userId } from './on-second-factors.js';
import { refuseUnlessActive } from './on-user.js';

const PROPOSAL_MS = 7 * DAY_MS;

const pending = (s: SecondFactorsState, ctx: Ctx) =>
  s.reset && Date.parse(ctx.now) - Date.parse(s.reset.at) < PROPOSAL_MS ? s.reset : undefined;

/** Somebody lost phone and codes: one administrator asks that their second factors be taken away. */
export const proposeFactorReset = decision({
  name: 'ProposeFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  decide({ userId }, { factors: s, user: account }, ctx) {
    refuseUnlessActive(account);
    refuseUnless(ctx.actor.id !== userId, 'FORBIDDEN', 'own-account');
    refuseUnless(s.factors.length > 0 || s.recoveryCodes.length > 0, 'WRONG_STATE', 'no-second-factor');
    if (pending(s, ctx)?.by === ctx.actor.id) return {};
    return { factors: [factorsDid('FactorResetProposed', { userId })] };
  },
});

/** A second administrator agrees: the person enrols anew at the next sign-in. Nobody agrees with themselves. */
export const approveFactorReset = decision({
  name: 'ApproveFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  decide({ userId }, { factors: s, user: account }, ctx) {
    refuseUnlessActive(account);
    refuseUnless(ctx.actor.id !== userId, 'FORBIDDEN', 'own-account');
    const proposal = pending(s, ctx);
    refuseUnless(proposal, 'WRONG_STATE', 'no-reset-proposed');
    refuseUnless(proposal.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'same-administrator');
    return { factors: [factorsDid('FactorResetApproved', { userId })] };
  },
});

/** Takes the proposal back, or says no to it. */
export const withdrawFactorReset = decision({
  name: 'WithdrawFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  decide({ userId }, { factors: s, user: account }, ctx) {
    refuseUnlessActive(account);
    refuseUnless(ctx.actor.id !== userId, 'FORBIDDEN', 'own-account');
    return { factors: s.reset ? [factorsDid('FactorResetWithdrawn', { userId })] : [] };
  },
});
