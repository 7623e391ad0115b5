import { type Ctx, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lead } from '@jurilien/lead';
import { acceptance } from '../acceptance.js';
import type { AcceptanceState } from '../acceptance-state.js';

/** What a command of the professional, or of a timer, names. */
export const ofAcceptance = z.object({ acceptanceId: ids.acceptanceId, leadId: ids.leadId, professionalId: ids.professionalId });
/** What a command of the client or of staff names: whose acceptance it is, the log knows. */
export const ofAccepted = z.object({ acceptanceId: ids.acceptanceId, leadId: ids.leadId });

export const onAcceptance = (i: { acceptanceId: string }) => ({ acceptance: streamOf(acceptance, i.acceptanceId) });
/** With the request beside it, to read whose it is and whether it still lives. */
export const onAcceptedLead = (i: { acceptanceId: string; leadId: string }) => ({
  acceptance: streamOf(acceptance, i.acceptanceId),
  lead: streamOf(lead, i.leadId),
});
export const servedProvince = ({ acceptance: s }: { acceptance: AcceptanceState }): 'QC' | 'ON' | undefined => s.province;

/** Refuses what is not there, is of another request, or, where a professional is named, somebody else's. */
export function refuseUnlessOwn(s: AcceptanceState, asked: { leadId: string; professionalId?: string }): void {
  const own = asked.professionalId === undefined || s.professionalId === asked.professionalId;
  refuseUnless(s.status !== 'None' && s.leadId === asked.leadId && own, 'NOT_FOUND', 'acceptance');
}

/** Somebody else took over: the person of before has no more to say about it. */
export function refuseUnlessStill(s: AcceptanceState): void {
  refuseUnless(s.status !== 'Replaced', 'WRONG_STATE', 'acceptance-replaced');
}

/** Refuses outside of these stages, by the name of the one it is in. */
export function refuseUnlessStage(s: AcceptanceState, stages: readonly AcceptanceState['status'][]): void {
  refuseUnless(stages.includes(s.status), 'WRONG_STATE', `acceptance-is-${s.status.replace(/(?<!^)[A-Z]/g, (c) => `-${c}`).toLowerCase()}`);
}

/** The ids every event of an acceptance carries, from what the log knows. */
export const idsOfAcceptance = (s: AcceptanceState) => ({
  acceptanceId: s.acceptanceId,
  leadId: s.leadId,
  professionalId: s.professionalId,
});

/** A professional's own session, or the personal link of one. */
export const isProfessional = (ctx: Ctx): boolean => ctx.actor.kind === 'user' && (ctx.actor.role ?? '').endsWith('professional');
