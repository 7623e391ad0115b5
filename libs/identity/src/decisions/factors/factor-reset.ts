import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  refuseUnlessAvailable,
  type StatesOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import type { SecondFactorsState } from '../../second-factors.js';
import { factorsDid, onFactorsAndUser, userId } from './on-second-factors.js';
import { type Account, active, toAnother } from '../users/on-user.js';

const PROPOSAL_MS = 7 * DAY_MS;

type States = StatesOf<ReturnType<typeof onFactorsAndUser>>;
const pending = (s: SecondFactorsState, { now }: Asking) =>
  s.reset && Date.parse(now) - Date.parse(s.reset.at) < PROPOSAL_MS ? s.reset : undefined;

const ofAnother = ({ user }: States, who: Asking, named: Account) => allOf(active(user), toAnother(named, who, 'own-account'));
const proposable = (states: States, who: Asking, named: Account) =>
  allOf(
    ofAnother(states, who, named),
    unless(states.factors.factors.length > 0 || states.factors.recoveryCodes.length > 0, 'WRONG_STATE', 'no-second-factor'),
    unlessDone(pending(states.factors, who)?.by === who.actor.id, 'already-proposed'),
  );
const approvable = (states: States, who: Asking, named: Account) => {
  const proposal = pending(states.factors, who);
  return allOf(
    ofAnother(states, who, named),
    unless(proposal, 'WRONG_STATE', 'no-reset-proposed'),
    unless(proposal?.by !== who.actor.id, 'FOUR_EYES_REQUIRED', 'same-administrator'),
  );
};
const withdrawable = (states: States, who: Asking, named: Account) =>
  allOf(ofAnother(states, who, named), unlessDone(!states.factors.reset, 'no-reset-proposed'));

/** Someone lost phone and codes: one administrator asks that their second factors be taken away. */
export const proposeFactorReset = decision({
  name: 'ProposeFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  available: proposable,
  decide({ userId }, states, ctx) {
    if (alreadyDone(proposable(states, ctx, { userId }))) return {};
    return { factors: [factorsDid('FactorResetProposed', { userId })] };
  },
});

/** A second administrator agrees: the person enrols anew at the next sign-in. No one agrees with themselves. */
export const approveFactorReset = decision({
  name: 'ApproveFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  available: approvable,
  decide({ userId }, states, ctx) {
    refuseUnlessAvailable(approvable(states, ctx, { userId }));
    return { factors: [factorsDid('FactorResetApproved', { userId })] };
  },
});

/** Takes the proposal back, or says no to it. */
export const withdrawFactorReset = decision({
  name: 'WithdrawFactorReset',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onFactorsAndUser,
  available: withdrawable,
  decide({ userId }, states, ctx) {
    return { factors: alreadyDone(withdrawable(states, ctx, { userId })) ? [] : [factorsDid('FactorResetWithdrawn', { userId })] };
  },
});
