import type { Answer } from '@jurilien/contracts/api';
import type { Row } from '@jurilien/event-sourcing';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { leadDuplicateDays, splitPhone } from '@jurilien/reference';

const ENDED = ['Draft', 'Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'];

/** Live requests of the last days (`lead.duplicateDays`) with the same e-mail or phone (rule of SubmitLead, 4.2.2); who shares a switchboard is someone else. */
export async function samePersonLeads(kernel: Kernel, leadId: string, fields: Record<string, unknown>): Promise<string[]> {
  const email = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
  const phone = splitPhone(typeof fields.phoneNumber === 'string' ? fields.phoneNumber : '');
  if (!email && !phone.number) return [];
  const days = kernel.configuration.current().value(leadDuplicateDays);
  // Two branches, two indexes: one condition joined by "or" would read the whole table.
  const by = (condition: Built): Built =>
    statement`select id, "createdAt" from ${placeOf(kernel.registry.views.get('leads')!)} where ${condition} 
        and id <> ${leadId} and state <> all(${ENDED}) and "createdAt" > statement_timestamp() - make_interval(days => ${days})`;
  const sameEmail = by(statement`lower(email) = ${email}`);
  const samePhone = by(statement`"phoneNumber" = ${phone.number} and coalesce("phoneExtension", '') = ${phone.extension}`);
  const rows = await kernel.db.prepared<{ id: string }>(
    statement`select id, max("createdAt") from (${sameEmail} union all ${samePhone}) d group by id order by 2 desc limit 5`,
  );
  return rows.map((r) => r.id);
}

type Brief = Answer<'GET /api/leads/:leadId/duplicates'>[number];

/** Another request of the same person, in one line; one that its reader may not see is there without a word. */
export const brief = ({ id = '', code = null, state = null, lawyerType = null, createdAt = null }: Row): Brief => ({
  id,
  code,
  state,
  lawyerType,
  createdAt,
});
