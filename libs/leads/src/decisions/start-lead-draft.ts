import { type Ctx, decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lang } from '../facts.js';
import { happened } from '../lead.js';
import { leadId, onLead } from './rules.js';

/** Where a request came from: which form, through which channel, in which language. */
export const origin = {
  leadId,
  personId: ids.personId.optional(),
  form: z.string().min(1).max(40),
  channel: z.string().min(1).max(60).default('web'),
  lang,
  searchTerms: z.string().max(400).optional(),
};

/** The first event of a lead; the person gets an id of their own, which owns the key of everything they tell us. */
export const draftStarted = (input: z.infer<z.ZodObject<typeof origin>>, ctx: Ctx) =>
  happened('LeadDraftStarted', {
    leadId: input.leadId,
    personId: input.personId ?? ctx.newId(),
    form: input.form,
    channel: input.channel,
    lang: input.lang,
    ...(input.searchTerms ? { searchTerms: input.searchTerms } : {}),
  });

/** Somebody begins a request; starting the same draft again changes nothing. */
export const startLeadDraft = decision({
  name: 'StartLeadDraft',
  input: z.object(origin),
  streams: onLead,
  decide(input, { lead: s }, ctx) {
    if (s.status === 'Draft') return {};
    refuseUnless(s.status === 'None', 'WRONG_STATE', 'already-sent');
    return { lead: [draftStarted(input, ctx)] };
  },
});
