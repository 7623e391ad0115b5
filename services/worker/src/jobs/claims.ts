import { awaitedHolds, creditAccount } from '@jurilien/credits';
import { listRows, waitForViews } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';
import { send } from './match-wave.js';

/** Ends a request, or its search. */
export function endLead(kernel: Kernel): JobHandler<'end-lead'> {
  return async (item) => {
    const { command, ...input } = item.input;
    await send(kernel, item, command, input);
  };
}

/** Releases what a suspended or paused professional holds, and takes back what was offered and is still open. */
export function releaseClaims(kernel: Kernel): JobHandler<'release-claims'> {
  return async (item) => {
    const { professionalId } = item.input;
    const view = kernel.registry.views.get('offers')!;
    await waitForViews(kernel.db, [view], item.position);
    const filter = { professionalId, state: ['Claimed', 'Sent', 'Late'] };
    const { data } = await listRows(kernel.db, view, { page: 1, perPage: 100, filter });
    for (const { id, leadId, claimId, state } of data) {
      if (state === 'Claimed') await send(kernel, item, 'ReleaseClaim', { leadId, professionalId, claimId }, `:${claimId as string}`);
      await send(kernel, item, 'WithdrawOffer', { leadId, professionalId }, `:${id as string}`);
    }
  };
}

/** Gives coins that arrived to the claim that waits for them; the decision says whether they are enough and in time. */
export function fundClaims(kernel: Kernel): JobHandler<'fund-claims'> {
  return async (item) => {
    const { professionalId } = item.input;
    const account = await stateOf(kernel, creditAccount, professionalId);
    for (const { leadId, claimId } of awaitedHolds(account)) await send(kernel, item, 'FundClaim', { leadId, professionalId, claimId });
  };
}
