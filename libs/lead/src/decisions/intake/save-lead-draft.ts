import { agreedText, decision, refuseUnless } from '@jurilien/event-sourcing';
import { agreedTextAt, PROVINCES, type Province, reached, REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { happened } from '../../lead.js';
import { draftKeyOf } from '../../lead-identity.js';
import type { LeadState } from '../../lead-state.js';
import { wantsReminder } from './mail-draft.js';
import { formKey, refuseUnlessOwn } from './own-draft.js';
import { leadId, onLead, refuseUnlessIn } from '../rules.js';

/** The province that answers name, by itself or by its region. */
const provinceOf = ({ province, region }: Readonly<Record<string, unknown>>): Province | undefined =>
  PROVINCES.find(({ code }) => code === province)?.code ?? REGIONS.find(({ code }) => code === region)?.province;

/**
 * When the draft ends now that its province is known, if that is another instant. A later one always counts. An earlier one does not
 * once a letter stated the end, or where it has passed: no one loses what they are writing for having said where they live.
 */
function movedEnd(s: LeadState, province: Province | undefined, now: string): string | undefined {
  const [endsAt, before] = [province && s.draftEndsIn?.[province], s.draftEndsAt!];
  if (endsAt === undefined || endsAt === before) return undefined;
  return Date.parse(endsAt) > Date.parse(before) || (s.draftLinks.length === 0 && !reached(endsAt, now)) ? endsAt : undefined;
}

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
    const province = provinceOf(input.answers);
    const endsAt = movedEnd(s, province, ctx.now);
    const saved = happened('LeadDraftSaved', {
      leadId: id,
      personId: s.personId,
      step,
      answers,
      draftKey: draftKeyOf(id),
      ...(remind ? { remind } : {}),
      ...(province ? { province } : {}),
      ...(endsAt ? { endsAt } : {}),
    });
    if ((s.consents.reminder ?? false) === remind) return { lead: [saved] };
    const { remindText } = answers;
    const shown = remind && typeof remindText === 'string' ? remindText : undefined;
    const textVersion = agreedText('remind', agreedTextAt({ document: 'message-choices', shown, lang: s.lang }, ctx));
    return { lead: [saved, happened('ConsentRecorded', { leadId: id, purpose: 'reminder', textVersion, granted: remind })] };
  },
});
