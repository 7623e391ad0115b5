import { link, stepUpCodeSubject, user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { isReachable, isTimely, linkMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { spaced } from './account-mail.js';
import { codeMinutes, type Composed } from '../composed.js';

/** The code of a personal link, to whom the link is about; nothing once a newer one was asked for or the link is worthless. */
export async function stepUpCode(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { linkId, sequence } = input;
  const about = await stateOf(kernel, link, linkId!);
  if (!isTimely(linkMoments, about, input)) return undefined;
  const { subject, lang, code, codesSentAt } = about;
  const { addresses, ...holder } = await holderOf(kernel, subject);
  const to = addresses[code!.channel];
  if (!isReachable(to)) return undefined;
  const otp = spaced(kernel.secrets.code(stepUpCodeSubject(linkId!), sequence!));
  const minutes = codeMinutes(codesSentAt.at(-1)!, code!.expiresAt);
  return { ...holder, lang, addresses: { [code!.channel]: to }, vars: { otp, minutes } };
}

async function holderOf(
  kernel: Kernel,
  { professionalId, leadId, userId }: LinkGrant['subject'],
): Promise<Pick<Composed, 'recipientKind' | 'recipientId' | 'leadId' | 'addresses'>> {
  if (professionalId) {
    const { phoneNumber, email } = await stateOf(kernel, professional, professionalId);
    return { recipientKind: 'professional', recipientId: professionalId, addresses: { sms: phoneNumber, email } };
  }
  if (leadId) {
    const { personId, phoneNumber, email } = await stateOf(kernel, lead, leadId);
    return { recipientKind: 'client', recipientId: personId, leadId, addresses: { sms: phoneNumber, email } };
  }
  const { email } = await stateOf(kernel, user, userId!);
  return { recipientKind: 'anyone', recipientId: userId!, addresses: { email } };
}
