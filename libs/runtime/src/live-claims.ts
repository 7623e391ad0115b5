import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** Commands that end another's claim in their own transaction and so must name the claimer's credit account. */
const ENDS_CLAIMS = new Set(['WithdrawLead', 'BlockLead', 'CloseLead', 'StopOffering', 'ClaimOffer']);
/** Each try loses only to a claim that was made while it ran; a lead has few. */
const TRIES = 5;

/**
 * Sends a command with the names of those who hold claims on its lead, as the log has them now. The decision checks them;
 * when somebody claimed meanwhile it is asked again, so that nobody has to press twice for another's luck.
 */
export async function withLiveClaims<T>(
  kernel: Kernel,
  name: string,
  input: Record<string, unknown>,
  send: (input: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  if (!ENDS_CLAIMS.has(name) || typeof input.leadId !== 'string') return send(input);
  for (let attempt = 1; ; attempt++) {
    const { claims } = await stateOf(kernel, distribution, input.leadId);
    try {
      return await send(claims.length > 0 ? { ...input, claimProfessionalIds: claims.map((c) => c.professionalId) } : input);
    } catch (error) {
      const claimedMeanwhile = error instanceof Refused && error.code === 'STALE_VERSION' && error.detail === 'claim-of-other-account';
      if (!claimedMeanwhile || attempt === TRIES) throw error;
    }
  }
}
