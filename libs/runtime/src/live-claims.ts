import { listRows } from '@jurilien/persistence';
import type { Kernel } from './kernel.js';

/** Commands that end another's claim in their own transaction and so must name the claimer's credit account. */
const ENDS_CLAIMS = new Set(['WithdrawLead', 'BlockLead', 'CloseLead', 'StopOffering', 'ClaimOffer']);

/**
 * Adds who holds live claims, as the offers view knows it. The decision checks it against the log and refuses
 * `STALE_VERSION` when the view was behind; the caller then simply tries again.
 */
export async function withLiveClaim(kernel: Kernel, name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (!ENDS_CLAIMS.has(name) || typeof input.leadId !== 'string') return input;
  const { data } = await listRows(kernel.db, kernel.registry.views.get('offers')!, { page: 1, perPage: 5, filter: { leadId: input.leadId, state: 'Claimed' } });
  return data.length > 0 ? { ...input, claimProfessionalIds: data.map((offer) => offer.professionalId) } : input;
}
