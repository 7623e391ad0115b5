import { link } from '@jurilien/identity';
import { draftDaysLeft, lead } from '@jurilien/lead';
import { draftedEmail, isReachable, isTimely, linkMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import type { Province } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { linkDays, type Composed } from '../composed.js';

type Holder = Pick<Composed, 'recipientKind' | 'recipientId' | 'lang'> & {
  readonly email?: string;
  readonly province?: Province;
  readonly draftEndsAt?: string;
};

/**
 * A new link in place of one that ran out, or from one page to another: of the purpose asked for, about the same subject, to the
 * address on file of whom the old one belonged to. Which one it is follows from the old link and the request's number, so a
 * replay makes and sends the same.
 */
export async function renewedLink(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { linkId, sequence } = input;
  const old = await stateOf(kernel, link, linkId!);
  if (!isTimely(linkMoments, old, input)) return undefined;
  const [purpose, { subject }] = [input.purpose!, old];
  const { email, province, draftEndsAt, ...holder } = await holderOf(kernel, subject);
  if (!isReachable(email)) return undefined;
  const token = await issueLink(kernel, {
    purpose,
    subject,
    lang: holder.lang,
    days: purpose === 'draft' ? draftDaysLeft({ draftEndsAt }, input.now) : linkDays(purpose, input.config, { province }),
    occurrence: `${linkId!}/${sequence!}`,
  });
  return { ...holder, addresses: { email }, vars: { purpose, linkUrl: linkUrl(kernel.settings.publicUrl, purpose, holder.lang, token) } };
}

async function holderOf(kernel: Kernel, { professionalId, leadId }: LinkGrant['subject']): Promise<Holder> {
  if (professionalId) {
    const { lang, email, province } = await stateOf(kernel, professional, professionalId);
    return { recipientKind: 'professional', recipientId: professionalId, lang, email, province };
  }
  const state = await stateOf(kernel, lead, leadId!);
  const { personId: recipientId, lang, facts, draftEndsAt } = state;
  const province = facts.province ?? undefined;
  return { recipientKind: 'client', recipientId, lang, email: state.email ?? draftedEmail(state), province, draftEndsAt };
}
