import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, leadCreditAbuseDays, type Province } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** How many requests a professional accepted lately (`leadCredit.abuseDays`), and how many of them gave their coins back (4.4.8). */
export async function creditRateOf(
  kernel: Kernel,
  professionalId: string,
  province: Province | undefined,
): Promise<{ accepted: number; credited: number }> {
  const days = kernel.configuration.current().value(leadCreditAbuseDays, { province });
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  const [row] = await kernel.db.query<{ accepted: number; credited: number }>(
    statement`select count(*)::int as accepted, count(*) filter (where credit = 'approved')::int as credited
       from ${placeOf(kernel.registry.views.get('acceptances')!)} where "professionalId" = ${professionalId} and at >= ${since}`,
  );
  return row!;
}
