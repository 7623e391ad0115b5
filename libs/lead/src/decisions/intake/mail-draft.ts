import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { DAY_MS as DAY, leadConfirmResendPerDay } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened } from '../../lead.js';
import type { DraftLinkCause, LeadState } from '../../lead-state.js';
import { invalid, leadId, ofLead, onLead, refuseUnlessIn } from '../rules.js';
import { emailError } from './submission.js';

/** What a draft says of reminding: only where its writer ticked it and gave an own address, which need not be the client's (F04). */
export const wantsReminder = (answers: Readonly<Record<string, unknown>>): boolean =>
  answers.remind === 'yes' && typeof answers.resumeEmail === 'string' && emailError(answers.resumeEmail) === undefined;

const answersOf = ({ draft }: LeadState): Readonly<Record<string, unknown>> =>
  typeof draft?.answers === 'object' && draft.answers !== null ? (draft.answers as Record<string, unknown>) : {};

/** The writer goes on later: the link of the draft goes to the address it holds, a few times a day at most. */
export const mailDraft = decision({
  name: 'MailDraft',
  input: ofLead,
  streams: onLead,
  decide({ leadId: id }, { lead: s }, ctx) {
    refuseUnlessIn(s, ['Draft']);
    const { resumeEmail } = answersOf(s);
    const wrong = emailError(typeof resumeEmail === 'string' ? resumeEmail : undefined);
    if (wrong) throw invalid('resumeEmail', wrong);
    const today = s.draftLinks.filter(({ cause, at }) => cause === 'asked' && Date.parse(at) > Date.parse(ctx.now) - DAY);
    refuseUnless(today.length < ctx.config.value(leadConfirmResendPerDay, placeOf(s.facts)), 'RATE_LIMITED', 'draft-links-per-day');
    return { lead: [happened('LeadDraftLinkSent', { leadId: id, cause: 'asked' })] };
  },
});

/** One reminder after hours, one the next day (R01, R02): each once, and only while there is something to finish. */
export const remindOfDraft = decision({
  name: 'RemindOfDraft',
  input: z.object({ leadId, cause: z.enum(['remind1', 'remind2'] satisfies DraftLinkCause[]) }),
  streams: onLead,
  decide({ leadId: id, cause }, { lead: s }) {
    if (s.status !== 'Draft' || !wantsReminder(answersOf(s)) || s.draftLinks.some((sent) => sent.cause === cause)) return {};
    return { lead: [happened('LeadDraftLinkSent', { leadId: id, cause })] };
  },
});
