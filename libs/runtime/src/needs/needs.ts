import { purchaser } from '@jurilien/credits';
import { runWaits, templateUsers } from '@jurilien/automation';
import type { AnyDecision, Answer, Need, Registry } from '@jurilien/event-sourcing';
import { unreadNotices } from '@jurilien/messaging';
import { boardEligibility, eligibility, eligibilityAsProposed, liveClaims, lossNoted } from '@jurilien/processes';
import type { Kernel } from '../kernel/kernel.js';
import { supplyEligibility, supplyEligibilityAsProposed } from './manual-offers.js';
import { supplyBoardEligibility, supplyLiveClaims, supplyLossNoted } from './needs-of-claims.js';
import { supplyPurchaser } from './purchasers.js';
import { supplyRunWaits } from './run-waits.js';
import { supplyTemplateUsers } from './template-users.js';
import { supplyUnreadNotices } from './unread-notices.js';
import type { Input, Send, Supplier } from './supplier.js';

/** Who supplies what decisions declare that they need. */
const SUPPLIERS: ReadonlyMap<Need, Supplier> = new Map<Need, Supplier>([
  [liveClaims, supplyLiveClaims],
  [boardEligibility, supplyBoardEligibility],
  [lossNoted, supplyLossNoted],
  [eligibility, supplyEligibility],
  [eligibilityAsProposed, supplyEligibilityAsProposed],
  [purchaser, supplyPurchaser],
  [runWaits, supplyRunWaits],
  [templateUsers, supplyTemplateUsers],
  [unreadNotices, supplyUnreadNotices],
]);

/** Sends a command with everything its decision needs, the first need around the next. */
export const supplied = (kernel: Kernel, { needs = [] }: AnyDecision, input: Input, send: Send): Promise<Answer> =>
  needs.reduceRight<Send>((next, need) => (given) => SUPPLIERS.get(need)!(kernel, given, next), send)(input);

/** @throws Error when a decision needs what nothing here supplies, with a sentence that says what to add */
export function refuseUnsupplied(registry: Registry): void {
  for (const { name, needs = [] } of registry.decisions.values())
    for (const each of needs)
      if (!SUPPLIERS.has(each))
        throw new Error(`"${name}" needs "${each.name}", which nothing supplies. Add its supplier to libs/runtime/src/needs.ts.`);
}
