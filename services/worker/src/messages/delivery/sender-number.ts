import { lead } from '@jurilien/lead';
import { ourNumber, thread, type AddressedMessage } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Which number of ours a text comes from (SM5); nothing where one number serves everyone. */
export async function senderNumber(kernel: Kernel, m: AddressedMessage): Promise<string | undefined> {
  const { SMS_POOL: pool, SMS_FROM: single } = kernel.settings;
  if (!m.threadId || pool.QC.length + pool.ON.length === 0) return undefined;
  const { received } = await stateOf(kernel, thread, m.threadId);
  const writtenTo = received.findLast((r) => r.to)?.to;
  return ourNumber({ pool, single }, m.threadId, await provinceOf(kernel, m), writtenTo);
}

async function provinceOf(kernel: Kernel, m: AddressedMessage): Promise<'QC' | 'ON'> {
  const province =
    m.recipientKind === 'professional'
      ? (await stateOf(kernel, professional, m.recipientId)).province
      : m.leadId
        ? (await stateOf(kernel, lead, m.leadId)).facts.province
        : undefined;
  return province === 'ON' ? 'ON' : 'QC';
}
