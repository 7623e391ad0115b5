import { type Asking, type Availability, ids, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
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

/** What rules of availability of an acceptance read, and what names it. */
export interface OnAcceptance {
  readonly acceptance: AcceptanceState;
}
export interface Named {
  readonly leadId: string;
  readonly professionalId?: string;
}

/** It is there, of this request and, where a professional is named, theirs. */
export function own(s: AcceptanceState, asked: Named): Availability {
  const theirs = asked.professionalId === undefined || s.professionalId === asked.professionalId;
  return unless(s.status !== 'None' && s.leadId === asked.leadId && theirs, 'NOT_FOUND', 'acceptance');
}
/** Refuses what is not there, is of another request, or, where a professional is named, of another professional. */
export const refuseUnlessOwn = (s: AcceptanceState, asked: Named): void => refuseUnlessAvailable(own(s, asked));

/** No one else took over: the person of before has no more to say about it. */
export const still = (s: AcceptanceState): Availability => unless(s.status !== 'Replaced', 'WRONG_STATE', 'acceptance-replaced');
export const refuseUnlessStill = (s: AcceptanceState): void => refuseUnlessAvailable(still(s));

/** It is in one of these stages; if not, it is named. */
export const isIn = (s: AcceptanceState, stages: readonly AcceptanceState['status'][]): Availability =>
  unless(stages.includes(s.status), 'WRONG_STATE', `acceptance-is-${s.status.replace(/(?<!^)[A-Z]/g, (c) => `-${c}`).toLowerCase()}`);
export const refuseUnlessStage = (s: AcceptanceState, stages: readonly AcceptanceState['status'][]): void =>
  refuseUnlessAvailable(isIn(s, stages));

/** The ids every event of an acceptance carries, from what the log knows. */
export const idsOfAcceptance = (s: AcceptanceState) => ({
  acceptanceId: s.acceptanceId,
  leadId: s.leadId,
  professionalId: s.professionalId,
});

/** A professional's own session, or the personal link of one. */
export const isProfessional = ({ actor }: Asking): boolean => actor.kind === 'user' && (actor.role ?? '').endsWith('professional');
