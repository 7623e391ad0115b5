import type { Answer } from '@jurilien/contracts/api';
import { ERASED, type Row } from '@jurilien/event-sourcing';
import { lead, type LeadState, nameMarkOf } from '@jurilien/lead';
import { type Built, getRow, placeOf, statement } from '@jurilien/persistence';
import { sameIn } from '@jurilien/processes';
import { type Kernel, stateOf, scopeOf } from '@jurilien/runtime';
import { leadDuplicateDays, splitPhone } from '@jurilien/reference';
import type { Principal } from '../permissions/principal.js';

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

type Brief = Answer<'POST /api/phone-requests'>['same'][number];

/**
 * Other requests of the person of this one: those that were found when it was sent, and those that came since. A merged one stands for
 * itself no more, and is not suggested.
 */
async function likelyDuplicates(kernel: Kernel, s: LeadState): Promise<LeadState[]> {
  const phoneNumber = s.phoneExtension ? `${s.phoneNumber};ext=${s.phoneExtension}` : s.phoneNumber;
  const [now, namesakes] = await Promise.all([
    samePersonLeads(kernel, s.leadId, { email: s.email, phoneNumber }),
    sameNameLeads(kernel, s),
  ]);
  const near = new Set([...s.duplicates, ...now]);
  const found = await Promise.all([...new Set([...near, ...namesakes])].map((id) => stateOf(kernel, lead, id)));
  return found.filter(
    (other) =>
      other.leadId !== s.leadId &&
      !['None', 'Draft', 'Merged'].includes(other.status) &&
      // Others bear the same name: it is the same person where the other party is the same too.
      (near.has(other.leadId) || sameIn(s, other).includes('othersInvolved')),
  );
}

/** Live requests of the last days from someone of that name, however it was written. */
async function sameNameLeads(kernel: Kernel, { leadId, clientName }: LeadState): Promise<string[]> {
  const mark = clientName && clientName !== ERASED ? nameMarkOf((value) => kernel.secrets.hash(value), clientName) : undefined;
  if (!mark) return [];
  const days = kernel.configuration.current().value(leadDuplicateDays);
  const rows = await kernel.db.prepared<{ id: string }>(
    statement`select id from ${placeOf(kernel.registry.views.get('leads')!)} where "nameMark" = ${mark} and id <> ${leadId}
        and state <> all(${ENDED}) and "createdAt" > statement_timestamp() - make_interval(days => ${days}) order by "createdAt" desc limit 20`,
  );
  return rows.map(({ id }) => id);
}

type Likely = Answer<'GET /api/leads/:leadId/duplicates'>;

/** The same as a reader may see them, with what they have in common. */
export async function duplicatesShown(kernel: Kernel, s: LeadState, principal: Principal): Promise<Likely> {
  const view = kernel.registry.views.get('leads')!;
  const scope = await scopeOf(kernel, view, principal);
  return Promise.all(
    (await likelyDuplicates(kernel, s)).map(async (other) => {
      const row = await getRow(kernel.db, view, other.leadId, scope);
      return { ...brief(row ?? {}), same: row ? sameIn(s, other) : [] };
    }),
  );
}

/** Another request of the same person, in one line; one that its reader may not see is there without a word. */
export const brief = ({ id = '', code = null, state = null, lawyerType = null, createdAt = null }: Row): Brief => ({
  id,
  code,
  state,
  lawyerType,
  createdAt,
});
