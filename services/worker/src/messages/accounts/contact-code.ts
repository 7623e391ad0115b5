import { lead } from '@jurilien/lead';
import { contactPoint, numberCodeSubject } from '@jurilien/messaging';
import { isReachable, isTimely, numberMoments, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { spaced } from './account-mail.js';
import { codeMinutes, type Composed, type Composer } from '../composed.js';

/** The code that proves a number, to the number on file; nothing once a newer one was asked for or the number is another one. */
async function contactCode(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const { contactId, sequence, lang = 'fr' } = input;
  const contact = await stateOf(kernel, contactPoint, contactId!);
  if (!isTimely(numberMoments, contact, input)) return undefined;
  const to = await holderOf(kernel, input);
  const { sentAt, expiresAt } = contact.code!;
  const otp = spaced(kernel.secrets.code(numberCodeSubject(contactId!), sequence!));
  return to && { ...to, lang, vars: { otp, minutes: codeMinutes(sentAt, expiresAt) } };
}

/** A test text to the number on file; nothing once it is another one. */
async function testText(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const to = await holderOf(kernel, input);
  return to && { ...to, lang: input.lang ?? 'fr', vars: {} };
}

/** Composers of messages to a number that is to be proved. */
export const toNumbers = { 'contact-code': contactCode, 'sms-test': testText } satisfies Readonly<
  Record<keyof typeof numberMoments, Composer>
>;

/** Who asked, as long as the number is still theirs. */
async function holderOf(
  kernel: Kernel,
  { contactId, professionalId, leadId }: Pick<NotifyInput, 'contactId' | 'professionalId' | 'leadId'>,
) {
  const holder = professionalId ? await ofProfessional(kernel, professionalId) : await ofClient(kernel, leadId!);
  if (!isReachable(holder.sms) || kernel.secrets.hash(`phone:${holder.sms}`) !== contactId) return undefined;
  return { recipientKind: holder.recipientKind, recipientId: holder.recipientId, addresses: { sms: holder.sms } };
}

async function ofProfessional(kernel: Kernel, id: string) {
  const { phoneNumber } = await stateOf(kernel, professional, id);
  return { recipientKind: 'professional' as const, recipientId: id, sms: phoneNumber };
}

async function ofClient(kernel: Kernel, leadId: string) {
  const { personId, phoneNumber } = await stateOf(kernel, lead, leadId);
  return { recipientKind: 'client' as const, recipientId: personId, sms: phoneNumber };
}
