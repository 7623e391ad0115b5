import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import { refuseUnlessBoardEligible } from './board.js';
import type { Kernel } from './kernel.js';
import { stateOf } from './states.js';

/** Commands that end another's claim in their own transaction and so must name the claimer's credit account. */
const ENDS_CLAIMS = new Set([
  'WithdrawLead',
  'BlockLead',
  'CloseLead',
  'StopOffering',
  'DecideOffering',
  'EndSearchByChoice',
  'ClaimOffer',
]);
/** Each try loses only to a claim that was made while it ran; a lead has few. */
const TRIES = 5;

/**
 * Sends a command with the names of those who hold claims on its lead, as the log has them now. The decision checks them;
 * when somebody claimed meanwhile it is asked again, so that nobody has to press twice for another's luck. Every door sends
 * claims through here: from the board only who is eligible, and who came second is written down (4.3.5, 4.3.7).
 */
export async function withLiveClaims<T>(
  kernel: Kernel,
  name: string,
  input: Record<string, unknown>,
  send: (input: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  if (!ENDS_CLAIMS.has(name) || typeof input.leadId !== 'string') return send(input);
  if (name !== 'ClaimOffer') return looking(kernel, input.leadId, input, send);
  const { leadId, offerId, professionalId } = input as { leadId: string; offerId?: string; professionalId: string };
  if (!offerId) await refuseUnlessBoardEligible(kernel, leadId, professionalId);
  try {
    return await looking(kernel, leadId, input, send);
  } catch (error) {
    if (offerId && error instanceof Refused && error.code === 'OFFER_TAKEN') await noteLoss(kernel, { leadId, offerId, professionalId });
    throw error;
  }
}

async function looking<T>(
  kernel: Kernel,
  leadId: string,
  input: Record<string, unknown>,
  send: (input: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const { claims } = await stateOf(kernel, distribution, leadId);
    try {
      return await send(claims.length > 0 ? { ...input, claimProfessionalIds: claims.map((c) => c.professionalId) } : input);
    } catch (error) {
      const claimedMeanwhile = error instanceof Refused && error.code === 'STALE_VERSION' && error.detail === 'claim-of-other-account';
      if (!claimedMeanwhile || attempt === TRIES) throw error;
    }
  }
}

/**
 * The answer is that it is taken, also when the note of it cannot be written. On a busy moment it is: a log that has no turn
 * free right then, or a stream that moved, is asked again under the same command.
 */
async function noteLoss(kernel: Kernel, input: { leadId: string; offerId: string; professionalId: string }): Promise<void> {
  const note = { name: 'RecordClaimLost', input, commandId: crypto.randomUUID(), actor: { kind: 'system', id: 'claims' } } as const;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      return void (await kernel.dispatch(note));
    } catch (error) {
      if (error instanceof Refused && error.code !== 'STALE_VERSION') return;
    }
  }
}
