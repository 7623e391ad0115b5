import type { Kernel } from '@jurilien/runtime';
import { defaults } from '@jurilien/reference';

const ENDED = ['Draft', 'Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'];

/** Live requests of the last 30 days with the same e-mail or phone (rule of SubmitLead, 4.2.2). */
export async function samePersonLeads(kernel: Kernel, leadId: string, fields: Record<string, unknown>): Promise<string[]> {
  const email = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
  const phone = typeof fields.phoneNumber === 'string' ? fields.phoneNumber : '';
  if (!email && !phone) return [];
  const rows = await kernel.db.query<{ id: string }>(
    `select id from views.leads_v1 where (lower(email) = $1 or "phoneNumber" = $2) and id <> $3 and state <> all($4)
       and "createdAt" > clock_timestamp() - make_interval(days => $5) order by "createdAt" desc limit 5`,
    [email, phone, leadId, ENDED, defaults['lead.duplicateDays']]);
  return rows.map((r) => r.id);
}
