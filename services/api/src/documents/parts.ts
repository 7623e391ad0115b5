import { lead, type LeadState, provenTogether } from '@jurilien/lead';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Requests that a request stands for and whose documents are read with its own: those that are of one person beyond doubt. */
export async function partsOf(kernel: Kernel, request: LeadState): Promise<readonly string[]> {
  const all = await Promise.all(request.absorbed.map(({ leadId }) => stateOf(kernel, lead, leadId)));
  return all.filter((s) => s.mergedInto === request.leadId && provenTogether(s, request)).map(({ leadId }) => leadId);
}
