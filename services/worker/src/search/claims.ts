import { awaitedHolds, creditAccount } from '@jurilien/credits';
import { listRows, waitForViews } from '@jurilien/persistence';
import { fundClaim, releaseClaim, withdrawOffer } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Releases what a suspended or paused professional holds, and takes back what was offered and is still open. */
export function releaseClaims(kernel: Kernel, bus: CommandBus): JobHandler<'release-claims'> {
  return async (item) => {
    const { professionalId } = item.input;
    const view = kernel.registry.views.get('offers')!;
    await waitForViews(kernel.db, [view], item.position);
    const filter = { professionalId, state: ['Claimed', 'Sent', 'Late'] };
    const { data } = await listRows(kernel.db, view, { page: 1, perPage: 100, filter });
    for (const { id, claimId, state, ...row } of data) {
      const leadId = row.leadId as string;
      if (state === 'Claimed')
        await send(bus, item, releaseClaim, { leadId, professionalId, claimId: claimId as string }, `:${claimId as string}`);
      await send(bus, item, withdrawOffer, { leadId, professionalId }, `:${id as string}`);
    }
  };
}

/** Gives coins that arrived to the claim that waits for them; the decision says whether they are enough and in time. */
export function fundClaims(kernel: Kernel, bus: CommandBus): JobHandler<'fund-claims'> {
  return async (item) => {
    const { professionalId } = item.input;
    const account = await stateOf(kernel, creditAccount, professionalId);
    for (const { leadId, claimId } of awaitedHolds(account)) await send(bus, item, fundClaim, { leadId, professionalId, claimId });
  };
}
