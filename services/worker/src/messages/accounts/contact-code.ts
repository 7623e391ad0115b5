import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { contactPoint, numberCodeSubject } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { defaults } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import { spaced } from './account-mail.js';
import type { Composed } from '../composed.js';

/** The code that proves a number, to the number on file; nothing once a newer one was asked for or the number is another one. */
export async function contactCode(
  kernel: Kernel,
  { contactId, sequence, professionalId, leadId, lang = 'fr' }: NotifyInput,
): Promise<Composed | undefined> {
  const { code } = await stateOf(kernel, contactPoint, contactId!);
  if (code?.sequence !== sequence) return undefined;
  const to = await holderOf(kernel, { contactId, professionalId, leadId });
  return (
    to && {
      ...to,
      lang,
      vars: { otp: spaced(kernel.secrets.code(numberCodeSubject(contactId!), sequence!)), minutes: defaults['stepUp.codeMinutes'] },
    }
  );
}

/** A test text to the number on file; nothing once it is another one. */
export async function testText(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const to = await holderOf(kernel, input);
  return to && { ...to, lang: input.lang ?? 'fr', vars: {} };
}

/** Who asked, as long as the number is still theirs. */
async function holderOf(
  kernel: Kernel,
  { contactId, professionalId, leadId }: Pick<NotifyInput, 'contactId' | 'professionalId' | 'leadId'>,
) {
  const holder = professionalId ? await ofProfessional(kernel, professionalId) : await ofClient(kernel, leadId!);
  if (!holder.sms || holder.sms === ERASED || kernel.secrets.hash(`phone:${holder.sms}`) !== contactId) return undefined;
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
