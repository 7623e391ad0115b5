import { draftDaysLeft, lead } from '@jurilien/lead';
import { draftedEmail, isTimely, requestMoments, type NotifyInput } from '@jurilien/processes';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import type { Composed, Composer } from '../composed.js';

/** The way back to a draft; nothing once it was sent or forgotten. */
async function draftWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { leadId, rule } = input;
  const state = await stateOf(kernel, lead, leadId!);
  if (!isTimely(requestMoments, state, input)) return undefined;
  const { lang, personId } = state;
  const days = draftDaysLeft(state, input.now);
  const token = await issueLink(kernel, {
    purpose: 'draft',
    subject: { leadId: leadId! },
    lang,
    days,
    occurrence: `${rule}/${state.draftLinks.length}`,
  });
  return {
    recipientKind: 'client',
    recipientId: personId,
    lang,
    addresses: { email: draftedEmail(state) },
    vars: { days: Math.floor(days), resumeUrl: linkUrl(kernel.settings.publicUrl, 'draft', lang, token) },
  };
}

/** Composers of messages about a draft. */
export const aboutDrafts = { R01: draftWords, R02: draftWords, 'draft-link': draftWords } satisfies Readonly<Record<string, Composer>>;
