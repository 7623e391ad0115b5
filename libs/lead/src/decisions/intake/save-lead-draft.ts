import { agreedText, decision, refuseUnless } from '@jurilien/event-sourcing';
import { agreedTextAt } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { wantsReminder } from './mail-draft.js';
import { formKey, refuseUnlessOwn } from './own-draft.js';
import { leadId, onLead, refuseUnlessIn } from '../rules.js';

/** Keeps what the client has written so far, sealed, for the one who began the draft; an unchanged draft is not written twice. The wish to be reminded is a consent. */
export const saveLeadDraft = decision({
  name: 'SaveLeadDraft',
  input: z.object({ leadId, key: formKey, step: z.string().max(60), answers: z.record(z.string().max(80), z.unknown()) }),
  streams: onLead,
  decide(input, { lead: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnlessOwn(s, input, ctx);
    refuseUnlessIn(s, ['Draft']);
    if (s.draft?.step === input.step && JSON.stringify(s.draft.answers) === JSON.stringify(input.answers)) return {};
    const remind = wantsReminder(input.answers);
    const { leadId: id, step, answers } = input;
    const saved = happened('LeadDraftSaved', { leadId: id, personId: s.personId, step, answers, ...(remind ? { remind } : {}) });
    if ((s.consents.reminder ?? false) === remind) return { lead: [saved] };
    const { remindText } = answers;
    const shown = remind && typeof remindText === 'string' ? remindText : undefined;
    const textVersion = agreedText('remind', agreedTextAt({ document: 'message-choices', shown, lang: s.lang }, ctx));
    return { lead: [saved, happened('ConsentRecorded', { leadId: id, purpose: 'reminder', textVersion, granted: remind })] };
  },
});
