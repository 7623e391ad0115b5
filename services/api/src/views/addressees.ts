import { Refused } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Whom a text in a conversation names, as a payload says it. */
export interface Addressee {
  readonly threadId: string;
  readonly leadId?: string;
  readonly recipientKind?: string;
  readonly recipientId?: string;
}

/**
 * Refuses a text that names anybody but the people of the number it goes to. Its words are sealed with the key of the person named, and
 * shown with the request named: another's would put them on a page they do not belong to.
 * @throws Refused NOT_FOUND, the same for what is not there
 */
export async function refuseStrangers(kernel: Kernel, { threadId, leadId, recipientKind, recipientId }: Addressee): Promise<void> {
  const hasNumber = (phone: string | null | undefined): boolean => Boolean(phone) && kernel.secrets.hash(`phone:${phone}`) === threadId;
  const request = leadId === undefined ? undefined : await stateOf(kernel, lead, leadId);
  const isTheirs = async (): Promise<boolean> => {
    if (request && !hasNumber(request.phoneNumber)) return false;
    if (recipientId === undefined || recipientId === threadId) return true;
    if (recipientKind === 'professional') return hasNumber((await stateOf(kernel, professional, recipientId)).phoneNumber);
    return recipientKind === 'client' && request?.personId === recipientId;
  };
  if (!(await isTheirs())) throw new Refused('NOT_FOUND', 'no-such-subject');
}
