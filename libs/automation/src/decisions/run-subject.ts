import { ids, refuseUnless, streamOf, type StatesOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { automationRun } from '../automation-run.js';

/** What staff name a run by: the request it is about, or the professional where it is about no request. */
export const runSubject = { leadId: ids.leadId.optional(), professionalId: ids.professionalId.optional() };
interface Subject {
  readonly leadId?: string | undefined;
  readonly professionalId?: string | undefined;
}

/** The streams of a run and of what it is about; that of a run has nothing of a request or a professional. */
export const onRun = (i: Subject & { readonly runId: string }) => ({
  run: streamOf(automationRun, i.runId),
  lead: streamOf(lead, i.leadId ?? i.runId),
  professional: streamOf(professional, i.professionalId ?? i.runId),
});
type States = StatesOf<ReturnType<typeof onRun>>;

/** Where a run is handled: in the province of its request, or that of its professional. */
export const provinceOfRun = ({ lead: request, professional: pro }: States, { leadId }: Subject): 'QC' | 'ON' | undefined =>
  (leadId ? request.facts.province : pro.province) ?? undefined;

/** @throws Refused where a run is about a request or a professional that there is none of */
export function refuseUnknownSubject(
  { lead: request, professional: pro }: States,
  { leadId, professionalId }: Subject,
  what?: 'run',
): void {
  if (leadId) refuseUnless(request.status !== 'None', 'NOT_FOUND', what ?? 'lead');
  else refuseUnless(professionalId !== undefined && pro.status !== 'None', 'NOT_FOUND', what ?? 'professional');
}

/** Whether a run is about what was named: the request, or the professional where no request is. */
export const isAbout = (about: Readonly<Record<string, unknown>> | undefined, { leadId, professionalId }: Subject): boolean =>
  leadId ? about?.['leadId'] === leadId : professionalId !== undefined && about?.['professionalId'] === professionalId;
