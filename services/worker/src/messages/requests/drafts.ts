import { lead } from '@jurilien/lead';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';
import { draftedEmail } from '../accounts/renewed-link.js';

const RULES = ['R01', 'R02', 'draft-link'];
export const isDraftRule = (rule: string): boolean => RULES.includes(rule);

/** The way back to a request that was begun; nothing once it was sent or forgotten. */
export async function draftWords(kernel: Kernel, { leadId, rule }: NotifyInput): Promise<Composed | undefined> {
  const state = await stateOf(kernel, lead, leadId!);
  const email = draftedEmail(state);
  if (!email) return undefined;
  const { lang, personId } = state;
  // The link in the browser's own keeping may be days old: the one in a letter is always good for a week from now.
  const token = await issueLink(kernel, {
    purpose: 'draft',
    subject: { leadId: leadId! },
    lang,
    days: LINK_DAYS.draft,
    occurrence: `${rule}/${state.draftLinks.length}`,
  });
  return {
    recipientKind: 'client',
    recipientId: personId,
    lang,
    addresses: { email },
    vars: { resumeUrl: linkUrl(kernel.settings.publicUrl, 'draft', lang, token) },
  };
}
