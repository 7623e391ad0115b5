import { lead } from '@jurilien/lead';
import { stateOf } from '../kernel/states.js';
import type { Supplier } from './supplier.js';

/** The request that a merged one became part of; one that is not merged stands for itself, and the decision refuses it. */
export const supplySurvivorOf: Supplier = async (kernel, input, send) => {
  if (typeof input.leadId !== 'string') return send(input);
  const { mergedInto } = await stateOf(kernel, lead, input.leadId);
  return send({ ...input, into: mergedInto ?? input.leadId });
};
