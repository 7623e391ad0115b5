import { type Ctx, decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lang } from '../../facts.js';
import { happened } from '../../lead.js';
import { ALREADY_BEGUN, begunBy, formKey, refuseUnlessOwn } from './own-draft.js';
import { leadId, onLead } from '../rules.js';

/** Where a request came from: which form, through which channel, in which language. */
export const origin = {
  leadId,
  key: formKey,
  form: z.string().min(1).max(40),
  channel: z.string().min(1).max(60).default('web'),
  lang,
  searchTerms: z.string().max(400).optional(),
  /** The request whose own link led here; the API knows it by that link alone. */
  renewedFrom: leadId.optional(),
};

/** The first event of a lead; the person gets an id of their own, which owns the key of everything they tell us. */
export const draftStarted = (input: z.infer<z.ZodObject<typeof origin>>, ctx: Ctx) =>
  happened('LeadDraftStarted', {
    leadId: input.leadId,
    personId: ctx.newId(),
    form: input.form,
    channel: input.channel,
    lang: input.lang,
    ...(input.searchTerms ? { searchTerms: input.searchTerms } : {}),
    ...begunBy(input, ctx),
    ...(input.renewedFrom && input.renewedFrom !== input.leadId ? { renewedFrom: input.renewedFrom } : {}),
  });

/** Someone begins a request; the one who began it may begin it again, which changes nothing. */
export const startLeadDraft = decision({
  name: 'StartLeadDraft',
  input: z.object(origin),
  streams: onLead,
  decide(input, { lead: s }, ctx) {
    if (s.status === 'None') return { lead: [draftStarted(input, ctx)] };
    refuseUnlessOwn(s, input, ctx);
    refuseUnless(s.status === 'Draft', ...ALREADY_BEGUN);
    return {};
  },
});
