import { distribution } from '@jurilien/leads';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** Commands that end another's claim in their own transaction and so must name the claimer's credit account. */
const ENDS_CLAIMS = new Set(['WithdrawLead', 'BlockLead', 'CloseLead', 'StopOffering', 'ClaimOffer']);

/**
 * Adds who holds claims, as the log has it now. The decision checks it again and refuses `STALE_VERSION` when somebody
 * claimed meanwhile; the caller then simply tries again.
 */
export async function withLiveClaim(kernel: Kernel, name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (!ENDS_CLAIMS.has(name) || typeof input.leadId !== 'string') return input;
  const { claims } = await stateOf(kernel, distribution, input.leadId);
  return claims.length > 0 ? { ...input, claimProfessionalIds: claims.map((c) => c.professionalId) } : input;
}
