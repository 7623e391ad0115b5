import { listRows, waitForViews } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';
import { send } from './match-wave.js';

/** Releases what a suspended or paused professional holds. */
export function releaseClaims(kernel: Kernel): JobHandler {
  return async (item) => {
    const { professionalId } = item.input as { professionalId: string };
    const view = kernel.registry.views.get('offers')!;
    await waitForViews(kernel.db, [view], item.position);
    const { data } = await listRows(kernel.db, view, { page: 1, perPage: 20, filter: { professionalId, state: 'Claimed' } });
    for (const offer of data) await send(kernel, item, 'ReleaseClaim', { leadId: offer.leadId, professionalId, claimId: offer.claimId });
  };
}
