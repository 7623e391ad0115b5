import { allOf, type Asking, type Ctx, decision, ids, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { handling, happened, inProvince, known, lead, leadId, type LeadState } from '@jurilien/lead';
import { acceptance, served } from '../acceptance.js';
import type { AcceptanceState } from '../acceptance-state.js';
import { isProfessional, refuseUnlessOwn, refuseUnlessStill } from './acceptance-rules.js';

/** Of a professional's note, whose acceptance it is written on decides. */
const available = ({ lead: s }: { readonly lead: LeadState }, who: Asking) => allOf(known(s), handling(s, who));

/** A note, sealed with the client's key: staff write on the request, a professional on their own acceptance of it (4.2.2). */
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
  available,
  decide(input, { lead: s, acceptance: deal }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    if (input.acceptanceId || isProfessional(ctx)) return { acceptance: ofProfessional(input, s, deal, ctx) };
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
