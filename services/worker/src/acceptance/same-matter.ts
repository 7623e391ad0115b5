import type { AcceptanceState } from '@jurilien/acceptance';
import type { LeadState } from '@jurilien/lead';
import { placeOf, statement } from '@jurilien/persistence';
import { leadCreditDuplicateDays } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';

/** Whether someone of the same firm accepted a request of the same person in the same field before (`leadCredit.duplicateDays`, 4.4.8). */
export async function sameMatterOf(kernel: Kernel, s: AcceptanceState, request: LeadState): Promise<boolean> {
  const days = kernel.configuration.current().value(leadCreditDuplicateDays, s.province ? { province: s.province } : {});
  const place = (name: string) => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query(
    statement`with firm as (
       select o.id from ${place('professionals')} p
         join ${place('professionals')} o on o.id = p.id or (p.firm <> '' and lower(o.firm) = lower(p.firm))
        where p.id = ${s.professionalId}
     )
     select 1 from ${place('acceptances')} a join ${place('leads')} l on l.id = a."leadId"
      where a."professionalId" in (select id from firm) and a.id <> ${s.acceptanceId} and l.id <> ${s.leadId}
        and a.at >= ${s.openedAt}::timestamptz - make_interval(days => ${days}) and a.at <= ${s.openedAt}::timestamptz
        and l."lawyerType" = ${request.facts.lawyerType} and (lower(l.email) = ${(request.email ?? '').trim().toLowerCase()} or (l."phoneNumber" = ${request.phoneNumber ?? ''} and coalesce(l."phoneExtension", '') = ${request.phoneExtension}))
      limit 1`,
  );
  return rows.length > 0;
}
