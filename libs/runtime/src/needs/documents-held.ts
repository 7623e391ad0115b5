import { lead } from '@jurilien/lead';
import { holdingId, isHeld, personKey } from '@jurilien/privacy';
import type { Kernel } from '../kernel/kernel.js';
import { databaseNow } from '../retention/runs.js';
import { stateOf } from '../kernel/states.js';
import type { Supplier } from './supplier.js';

const heldNow = async (kernel: Kernel, leadId: string, now: string): Promise<boolean> =>
  isHeld(await stateOf(kernel, personKey, holdingId({ kind: 'request', id: leadId })), now);

/** Whether a legal hold keeps the documents of a request, and which others they go with, as the log says it, whatever the caller said. */
export const supplyDocumentsHeld: Supplier = async (kernel, input, send) => {
  const leadId = String(input.leadId);
  const [{ mergedInto: into, absorbed }, now] = await Promise.all([stateOf(kernel, lead, leadId), databaseNow(kernel)]);
  const [held = false, ...others] = await Promise.all(
    [leadId, ...absorbed.map((each) => each.leadId)].map((id) => heldNow(kernel, id, now)),
  );
  const free = absorbed.filter((_, i) => !others[i]).map((each) => each.leadId);
  return send({ ...input, held, into, absorbed: free });
};
