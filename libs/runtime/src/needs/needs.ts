import { purchaser } from '@jurilien/credits';
import { brokenTemplates, runWaits, templateUsers } from '@jurilien/automation';
import type { AnyDecision, Answer, Need, Registry } from '@jurilien/event-sourcing';
import { installation } from '@jurilien/campaigns';
import { documentSeats, documentsHeld } from '@jurilien/documents';
import { exportsUnderWay } from '@jurilien/exports';
import { unreadNotices } from '@jurilien/messaging';
import { deadLetters, rebuildable } from '@jurilien/operations';
import {
  boardEligibility,
  eligibility,
  eligibilityAsProposed,
  heldOnboarding,
  liveClaims,
  lossNoted,
  openMeeting,
  survivorOf,
} from '@jurilien/processes';
import { coveredHoldings, holdingOwners, namedAddress } from '@jurilien/privacy';
import { reportReaders, reportsKept } from '@jurilien/reports';
import { externalBusy, hostElsewhere, meetingCalendars, timeOwners } from '@jurilien/scheduling';
import type { Kernel } from '../kernel/kernel.js';
import { supplyBrokenTemplates } from './broken-templates.js';
import { supplyExternalBusy, supplyHostElsewhere } from './external-busy.js';
import { supplyEligibility, supplyEligibilityAsProposed } from './manual-offers.js';
import { supplyBoardEligibility, supplyLiveClaims, supplyLossNoted } from './needs-of-claims.js';
import { supplyDeadLetters } from './dead-letters.js';
import { supplyDocumentSeats } from './document-seats.js';
import { supplyDocumentsHeld } from './documents-held.js';
import { supplyExportsUnderWay } from './exports-under-way.js';
import { supplyHoldingOwners } from './holding-owners.js';
import { supplyHeldOnboarding, supplyMeetingCalendars, supplyOpenMeeting } from './meetings.js';
import { supplyCoveredHoldings, supplyNamedAddress } from './privacy-requests.js';
import { supplyPurchaser } from './purchasers.js';
import { supplyRebuildable } from './rebuildable.js';
import { supplyReportReaders, supplyReportsKept } from './saved-reports.js';
import { supplyRunWaits } from './run-waits.js';
import { supplyTemplateUsers } from './template-users.js';
import { supplyUnreadNotices } from './unread-notices.js';
import { supplySurvivorOf } from './survivors.js';
import { supplyTimeOwners } from './time-owners.js';
import { supplyInstallation } from '../campaigns/installation.js';
import type { Input, Send, Supplier } from './supplier.js';

/** Who supplies what decisions declare that they need. */
const SUPPLIERS: ReadonlyMap<Need, Supplier> = new Map<Need, Supplier>([
  [liveClaims, supplyLiveClaims],
  [survivorOf, supplySurvivorOf],
  [boardEligibility, supplyBoardEligibility],
  [lossNoted, supplyLossNoted],
  [eligibility, supplyEligibility],
  [eligibilityAsProposed, supplyEligibilityAsProposed],
  [purchaser, supplyPurchaser],
  [holdingOwners, supplyHoldingOwners],
  [documentsHeld, supplyDocumentsHeld],
  [documentSeats, supplyDocumentSeats],
  [runWaits, supplyRunWaits],
  [templateUsers, supplyTemplateUsers],
  [brokenTemplates, supplyBrokenTemplates],
  [unreadNotices, supplyUnreadNotices],
  [exportsUnderWay, supplyExportsUnderWay],
  [reportsKept, supplyReportsKept],
  [reportReaders, supplyReportReaders],
  [namedAddress, supplyNamedAddress],
  [coveredHoldings, supplyCoveredHoldings],
  [externalBusy, supplyExternalBusy],
  [hostElsewhere, supplyHostElsewhere],
  [timeOwners, supplyTimeOwners],
  [meetingCalendars, supplyMeetingCalendars],
  [openMeeting, supplyOpenMeeting],
  [heldOnboarding, supplyHeldOnboarding],
  [deadLetters, supplyDeadLetters],
  [rebuildable, supplyRebuildable],
  [installation, supplyInstallation],
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
