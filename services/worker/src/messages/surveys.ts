import { ERASED } from '@jurilien/event-sourcing';
import { lead, survey, surveyOpen } from '@jurilien/leads';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../jobs/notify.js';
import { LINK_DAYS, type Composed } from './composed.js';

export const isSurveyRule = (rule: string): boolean => rule === 'R36' || rule === 'R37';

/** The invitation and its reminder carry the same link; nothing once it was answered or is over. */
export async function surveyWords(kernel: Kernel, { acceptanceId }: NotifyInput): Promise<Composed | undefined> {
  const asked = await stateOf(kernel, survey, acceptanceId!);
  if (!surveyOpen(asked, new Date().toISOString())) return undefined;
  const { leadId } = asked.invited!;
  const { email, lang, personId, clientName, code } = await stateOf(kernel, lead, leadId);
  if (!email || email === ERASED) return undefined;
  const subject = { leadId, acceptanceId: acceptanceId! };
  const token = await issueLink(kernel, { purpose: 'survey', subject, lang, days: LINK_DAYS.survey });
  return {
    recipientKind: 'client',
    recipientId: personId,
    lang,
    addresses: { email },
    vars: { clientName: clientName!, code: code!, surveyUrl: linkUrl(kernel.settings.publicUrl, 'survey', lang, token) },
  };
}
