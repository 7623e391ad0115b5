import { countRows } from '@jurilien/persistence';
import { commsBodyDays, DAY_MS, plus } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';

/** For how many days a notice stays in a list: as long as the words of messages are kept. */
export const keptDays = (kernel: Kernel): number => asOf(kernel).config.value(commsBodyDays);
/** Which notices are still in a list. */
export const kept = (kernel: Kernel): { readonly at_gt: string } => ({ at_gt: plus(asOf(kernel).now, -keptDays(kernel) * DAY_MS) });

/** How many notices of an account were not read. */
export const unreadOf = (kernel: Kernel, accountId: string): Promise<number> =>
  countRows(kernel.db, kernel.registry.views.get('notices')!, { filter: { ...kept(kernel), accountId, readAt: null } });
