import { type Ctx, decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, lead, leadId, type LeadState, refuseUnlessHandling } from '@jurilien/lead';
import { acceptance, served } from '../acceptance.js';
import type { AcceptanceState } from '../acceptance-state.js';
import { isProfessional, refuseUnlessOwn, refuseUnlessStill } from './acceptance-rules.js';

/** A note, sealed with the client's key: staff write on the request, a professional on the own acceptance of it (4.2.2). */
export const addLeadNote = decision({
  name: 'AddLeadNote',
  input: z.object({
    leadId,
    note: z.string().trim().min(1).max(4000),
    acceptanceId: ids.acceptanceId.optional(),
    professionalId: ids.professionalId.optional(),
  }),
  streams: (i: { leadId: string; acceptanceId?: string }) => ({
    lead: streamOf(lead, i.leadId),
    // Without an acceptance there is nothing to load under the request's own id.
    acceptance: streamOf(acceptance, i.acceptanceId ?? i.leadId),
  }),
  province: inProvince,
  decide(input, { lead: s, acceptance: deal }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    if (input.acceptanceId || isProfessional(ctx)) return { acceptance: ofProfessional(input, s, deal, ctx) };
    refuseUnlessHandling(s, ctx);
    return { lead: [happened('LeadNoteAdded', { leadId: input.leadId, personId: s.personId, note: input.note })] };
  },
});

function ofProfessional(input: { leadId: string; professionalId?: string; note: string }, s: LeadState, deal: AcceptanceState, ctx: Ctx) {
  refuseUnless(isProfessional(ctx) && input.professionalId, 'NOT_FOUND', 'acceptance');
  refuseUnlessOwn(deal, input);
  refuseUnlessStill(deal);
  const { acceptanceId, leadId: of, professionalId } = deal;
  return [
    served('AcceptanceNoteAdded', {
      acceptanceId,
      leadId: of,
      professionalId,
      personId: s.personId,
      noteId: ctx.newId(),
      note: input.note,
    }),
  ];
}
