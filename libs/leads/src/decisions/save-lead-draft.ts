import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened } from '../lead.js';
import { leadId, onLead, refuseUnlessIn } from './rules.js';

/** Keeps what the client has written so far, sealed; an unchanged draft is not written twice. */
export const saveLeadDraft = decision({
  name: 'SaveLeadDraft',
  input: z.object({ leadId, step: z.string().max(60), answers: z.record(z.string().max(80), z.unknown()) }),
  streams: onLead,
  decide(input, { lead: s }) {
    refuseUnlessIn(s, ['Draft']);
    if (s.draft?.step === input.step && JSON.stringify(s.draft.answers) === JSON.stringify(input.answers)) return {};
    return { lead: [happened('LeadDraftSaved', { leadId: input.leadId, personId: s.personId, step: input.step, answers: input.answers })] };
  },
});
