import { ERASED } from '@jurilien/event-sourcing';
import { link } from '@jurilien/identity';
import { lead, type LeadState } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { issueLink, linkUrl, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { LINK_DAYS, type Composed } from '../composed.js';

type Holder = Pick<Composed, 'recipientKind' | 'recipientId' | 'lang'> & { readonly email?: string };

/**
 * A new link in place of one that ran out, or from one page to another: of the purpose asked for, about the same subject, to the
 * address on file of whom the old one belonged to. Which one it is follows from the old link and the request's number, so a
 * replay makes and sends the same.
 */
export async function renewedLink(kernel: Kernel, { linkId, sequence, purpose }: NotifyInput): Promise<Composed | undefined> {
  const { subject, revoked } = await stateOf(kernel, link, linkId!);
  if (!purpose || revoked) return undefined;
  const { email, ...holder } = await holderOf(kernel, subject);
  if (!email || email === ERASED) return undefined;
  const token = await issueLink(kernel, {
    purpose,
    subject,
    lang: holder.lang,
    days: LINK_DAYS[purpose],
    occurrence: `${linkId!}/${sequence!}`,
  });
  return { ...holder, addresses: { email }, vars: { purpose, linkUrl: linkUrl(kernel.settings.publicUrl, purpose, holder.lang, token) } };
}

async function holderOf(kernel: Kernel, { professionalId, leadId }: LinkGrant['subject']): Promise<Holder> {
  if (professionalId) {
    const { lang, email } = await stateOf(kernel, professional, professionalId);
    return { recipientKind: 'professional', recipientId: professionalId, lang, email };
  }
  const state = await stateOf(kernel, lead, leadId!);
  return { recipientKind: 'client', recipientId: state.personId, lang: state.lang, email: state.email ?? draftedEmail(state) };
}

/** Before the request is sent, the address its writer asked to go on at. */
export function draftedEmail({ status, draft }: LeadState): string | undefined {
  const typed = status === 'Draft' ? (draft?.answers as { resumeEmail?: unknown } | undefined)?.resumeEmail : undefined;
  return typeof typed === 'string' && /^[^\s@]+@[^\s@]+$/.test(typed) ? typed : undefined;
}
