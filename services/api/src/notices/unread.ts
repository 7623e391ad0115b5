import { countRows } from '@jurilien/persistence';
import { commsBodyDays, DAY_MS, plus } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';

/** Which notices are still in a list: they are shown for as long as the words of messages are kept (`comms.bodyDays`). */
export function kept(kernel: Kernel): { readonly at_gt: string } {
  const { now, config } = asOf(kernel);
  return { at_gt: plus(now, -config.value(commsBodyDays) * DAY_MS) };
}

/** How many notices of an account were not read. */
export const unreadOf = (kernel: Kernel, accountId: string): Promise<number> =>
  countRows(kernel.db, kernel.registry.views.get('notices')!, { filter: { ...kept(kernel), accountId, readAt: null } });
