import { ERASED } from '@jurilien/event-sourcing';
import { survey, surveyIdOf, surveyOpen } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';

const RULES: readonly string[] = ['R36', 'R37', 'R38'];
export const isSurveyRule = (rule: string): boolean => RULES.includes(rule);

/** The invitation, and the client's reminder with the same link; nothing once it was answered or is over. */
export async function surveyWords(kernel: Kernel, { rule, acceptanceId, now }: NotifyInput): Promise<Composed | undefined> {
  const asked = await stateOf(kernel, survey, surveyIdOf(acceptanceId!, rule === 'R38' ? 'professional' : 'client'));
  if (!surveyOpen(asked, now)) return undefined;
  return rule === 'R38' ? toProfessional(kernel, asked.invited!) : toClient(kernel, rule, asked.invited!);
}

interface Invited {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly code: string;
}

/** By e-mail; the link goes by text where letters are known not to arrive (R36). */
async function toClient(kernel: Kernel, rule: string, { leadId, acceptanceId }: Invited): Promise<Composed | undefined> {
  const { email, phoneNumber, lang, personId, clientName, code } = await stateOf(kernel, lead, leadId);
  if (!email || email === ERASED) return undefined;
  const mailbox = await stateOf(kernel, contactPoint, kernel.secrets.hash(`email:${email.trim().toLowerCase()}`));
  const token = await issueLink(kernel, { purpose: 'survey', subject: { leadId, acceptanceId }, lang, days: LINK_DAYS.survey });
  return {
    recipientKind: 'client',
    recipientId: personId,
    lang,
    addresses: rule === 'R36' && mailbox.suppressed === 'hardBounce' ? { sms: phoneNumber } : { email },
    vars: { clientName: clientName!, code: code!, surveyUrl: linkUrl(kernel.settings.publicUrl, 'survey', lang, token) },
  };
}

async function toProfessional(kernel: Kernel, { leadId, acceptanceId, professionalId, code }: Invited): Promise<Composed | undefined> {
  const { email, lang } = await stateOf(kernel, professional, professionalId);
  if (!email || email === ERASED) return undefined;
  const subject = { leadId, acceptanceId, professionalId };
  const token = await issueLink(kernel, { purpose: 'pro-survey', subject, lang, days: LINK_DAYS['pro-survey'] });
  return {
    recipientKind: 'professional',
    recipientId: professionalId,
    lang,
    addresses: { email },
    vars: { code, surveyUrl: linkUrl(kernel.settings.publicUrl, 'pro-survey', lang, token) },
  };
}
