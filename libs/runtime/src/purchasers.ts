import { purchase } from '@jurilien/credits';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** The input of a command about a purchase, with whose purchase it is: its rule needs that person's account. */
export async function withPurchaser(kernel: Kernel, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (typeof input.purchaseId !== 'string' || input.professionalId !== undefined) return input;
  const { professionalId } = await stateOf(kernel, purchase, input.purchaseId);
  return professionalId ? { ...input, professionalId } : input;
}
