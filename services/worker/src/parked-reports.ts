import { ageProviderEvents, finishProviderEvent, parkedProviderEvents } from '@jurilien/persistence';
import { applyMailEvent, applySmsReport, type Kernel, type MailEvent, type SmsReport } from '@jurilien/runtime';

/** How often reports that found no message are looked at again. */
export const PARKED_MS = 30_000;
const A_LOOK = 200;

/** Reports that were faster than what they are about find it now; after a day they become a mark for staff (4.8.6). */
export async function placeParkedReports(kernel: Kernel): Promise<boolean> {
  await ageProviderEvents(kernel.db);
  for (const parked of await parkedProviderEvents(kernel.db, 'twilio', A_LOOK))
    if (await applySmsReport(kernel, parked.payload as unknown as SmsReport)) await finishProviderEvent(kernel.db, parked);
  for (const parked of await parkedProviderEvents(kernel.db, 'mail', A_LOOK))
    if (await applyMailEvent(kernel, parked.payload as unknown as MailEvent)) await finishProviderEvent(kernel.db, parked);
  return false;
}
