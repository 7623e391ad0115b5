import { purchase } from '@jurilien/credits';
import { ids } from '@jurilien/event-sourcing';
import type { Supplier } from './supplier.js';
import { stateOf } from '../kernel/states.js';

/** Whose purchase it is: the rule needs that person's account. */
export const supplyPurchaser: Supplier = async (kernel, input, send) => {
  const { success, data: purchaseId } = ids.purchaseId.safeParse(input.purchaseId);
  if (!success || input.professionalId !== undefined) return send(input);
  const { professionalId } = await stateOf(kernel, purchase, purchaseId);
  return send(professionalId ? { ...input, professionalId } : input);
};
