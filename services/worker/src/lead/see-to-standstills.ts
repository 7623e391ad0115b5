import type { Kernel } from '@jurilien/runtime';
import { askForMissedLooks } from './ask-for-missed-looks.js';
import { planMissedRenewals } from './plan-missed-renewals.js';

/** How often it is looked for requests that stood still before anything followed them. */
export const STANDSTILLS_MS = 3_600_000;

/** Every live request has its next touch: its client is invited to renew it, or else someone of the team looks at it. */
export async function seeToStandstills(kernel: Kernel): Promise<boolean> {
  await planMissedRenewals(kernel);
  await askForMissedLooks(kernel);
  return false;
}
