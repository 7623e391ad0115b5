import { survey, surveyIdOf } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { isReachable, isTimely, surveyMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, linkDays, type Composed } from '../composed.js';

/** The invitation, and the client's reminder with the same link; nothing once it was answered or is over. */
async function surveyWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { rule, acceptanceId } = input;
  const asked = await stateOf(kernel, survey, surveyIdOf(acceptanceId!, rule === 'R38' ? 'professional' : 'client'));
  if (!isTimely(surveyMoments, asked, input)) return undefined;
  return rule === 'R38' ? toProfessional(kernel, input, asked.invited!) : toClient(kernel, input, asked.invited!);
}

/** Composers of invitations to a survey. */
export const aboutSurveys = composersOf(surveyMoments, surveyWords);

interface Invited {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly code: string;
}

/** By e-mail; the link goes by text where letters are known not to arrive (R36). */
async function toClient(kernel: Kernel, { rule, config }: NotifyInput, { leadId, acceptanceId }: Invited): Promise<Composed | undefined> {
  const { email, phoneNumber, lang, personId, clientName, code, facts } = await stateOf(kernel, lead, leadId);
  if (!isReachable(email)) return undefined;
  const mailbox = await stateOf(kernel, contactPoint, kernel.secrets.hash(`email:${email.trim().toLowerCase()}`));
  const days = linkDays('survey', config, { province: facts.province ?? undefined });
  const token = await issueLink(kernel, { purpose: 'survey', subject: { leadId, acceptanceId }, lang, days });
  return {
    recipientKind: 'client',
    recipientId: personId,
    lang,
    addresses: rule === 'R36' && mailbox.suppressed === 'hardBounce' ? { sms: phoneNumber } : { email },
    vars: { clientName: clientName!, code: code!, surveyUrl: linkUrl(kernel.settings.publicUrl, 'survey', lang, token) },
  };
}

async function toProfessional(
  kernel: Kernel,
  { config }: NotifyInput,
  { leadId, acceptanceId, professionalId, code }: Invited,
): Promise<Composed | undefined> {
  const { email, lang, province } = await stateOf(kernel, professional, professionalId);
  if (!isReachable(email)) return undefined;
  const subject = { leadId, acceptanceId, professionalId };
  const days = linkDays('pro-survey', config, { province });
  const token = await issueLink(kernel, { purpose: 'pro-survey', subject, lang, days });
  return {
    recipientKind: 'professional',
    recipientId: professionalId,
    lang,
    addresses: { email },
    vars: { code, surveyUrl: linkUrl(kernel.settings.publicUrl, 'pro-survey', lang, token) },
  };
}
