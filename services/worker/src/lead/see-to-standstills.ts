import type { Kernel } from '@jurilien/runtime';
import { askForMissedLooks } from './ask-for-missed-looks.js';
import { planMissedRenewals } from './plan-missed-renewals.js';

/** How often it is looked for requests that stood still before anything followed them. */
export const STANDSTILLS_MS = 3_600_000;
const LOOKS = [planMissedRenewals, askForMissedLooks];

/**
 * Every live request has its next touch: its client is invited to renew it, or else someone of the team looks at it.
 * @returns a step of the worker, which answers whether there is more to look at
 */
export function seeToStandstills(kernel: Kernel): () => Promise<boolean> {
  let look = 0;
  let after: string | undefined;
  return async () => {
    after = await LOOKS[look]!(kernel, after);
    if (after === undefined) look = (look + 1) % LOOKS.length;
    return after !== undefined || look > 0;
  };
}
