import { acceptance, type AcceptanceState } from '@jurilien/acceptance';
import { decision, ids, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { inProvince, invitable, invitationSent, lead, type LeadState } from '@jurilien/lead';
import { reached } from '@jurilien/reference';
import { NO_ONE } from '@jurilien/scheduling';
import { z } from 'zod';

/** Whether what an invitation was planned for is still so: no one called, or the client still waits for someone else. */
function stillSo({ planned }: LeadState['renewal'], s: AcceptanceState): boolean {
  if (planned?.acceptanceId === undefined) return true;
  if (planned.cause === 'slaSilent') return s.status === 'ToContact' && !s.confirmedByClient;
  return s.replacement?.state === 'refused' && ['ToContact', 'Contacted', 'Consultation'].includes(s.status);
}

/**
 * The client is invited to go on with their request (R23), open for its days. By the clock when it was planned, unless something changed
 * meanwhile; by the team at once.
 */
export const sendRenewalInvitation = decision({
  name: 'SendRenewalInvitation',
  input: z.object({ leadId: ids.leadId, acceptanceId: ids.acceptanceId.optional() }),
  reasonRequired: true,
  streams: (i: { leadId: string; acceptanceId?: string | undefined }) => ({
    lead: streamOf(lead, i.leadId),
    acceptance: streamOf(acceptance, i.acceptanceId ?? NO_ONE),
  }),
  province: inProvince,
  available: invitable,
  decide(_, { lead: s, acceptance: a }, ctx) {
    if (ctx.actor.kind !== 'system') {
      refuseUnlessAvailable(invitable({ lead: s }, ctx));
      return { lead: [invitationSent(s, ctx)] };
    }
    const { planned } = s.renewal;
    if (!planned) return {};
    refuseUnless(reached(planned.dueAt, ctx.now), 'WRONG_STATE', 'not-due');
    if (invitable({ lead: s }, ctx) !== true || !stillSo(s.renewal, a)) return {};
    return { lead: [invitationSent(s, ctx)] };
  },
});
