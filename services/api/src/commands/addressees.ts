import { lead } from '@jurilien/lead';
import { type Addressee, permitAddressee } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Refuses a text or an e-mail that names anyone but the people of the number or address it goes to. @throws Refused NOT_FOUND, the same for what does not exist */
export async function refuseStrangers(kernel: Kernel, addressee: Addressee): Promise<void> {
  const { leadId, recipientKind, recipientId } = addressee;
  permitAddressee(
    addressee,
    {
      request: leadId === undefined ? undefined : await stateOf(kernel, lead, leadId),
      professional: recipientKind === 'professional' && recipientId ? await stateOf(kernel, professional, recipientId) : undefined,
    },
    (index) => kernel.secrets.hash(index),
  );
}
