import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { refuseUnlessBoardEligible } from './board.js';
import type { Supplier } from './needs.js';
import { stateOf } from './states.js';

/** Each try loses only to a claim that was made while it ran; a lead has few. */
const TRIES = 5;

/**
 * The names of those who hold claims on the lead, as the log has them now. The decision checks them; when somebody claimed meanwhile
 * it is asked again, so that nobody has to press twice for another's luck.
 */
export const supplyLiveClaims: Supplier = async (kernel, input, send) => {
  if (typeof input.leadId !== 'string') return send(input);
  for (let attempt = 1; ; attempt++) {
    const { claims } = await stateOf(kernel, distribution, input.leadId);
    try {
      return await send(claims.length > 0 ? { ...input, claimProfessionalIds: claims.map((c) => c.professionalId) } : input);
    } catch (error) {
      const claimedMeanwhile = error instanceof Refused && error.code === 'STALE_VERSION' && error.detail === 'claim-of-other-account';
      if (!claimedMeanwhile || attempt === TRIES) throw error;
    }
  }
};

/** A claim without an offer is one from the board. */
export const supplyBoardEligibility: Supplier = async (kernel, input, send) => {
  const { leadId, offerId, professionalId } = input;
  if (!offerId && typeof leadId === 'string') await refuseUnlessBoardEligible(kernel, leadId, professionalId as string);
  return send(input);
};

/**
 * The answer is that it is taken, also when the note of it cannot be written. On a busy moment it is: a log that has no turn
 * free right then, or a stream that moved, is asked again under the same command.
 */
export const supplyLossNoted: Supplier = async (kernel, input, send) => {
  try {
    return await send(input);
  } catch (error) {
    const { leadId, offerId, professionalId } = input;
    if (offerId && error instanceof Refused && error.code === 'OFFER_TAKEN') await noteLoss(kernel, { leadId, offerId, professionalId });
    throw error;
  }
};

async function noteLoss(kernel: Parameters<Supplier>[0], input: Record<string, unknown>): Promise<void> {
  const note = { name: 'RecordClaimLost', input, commandId: crypto.randomUUID(), actor: { kind: 'system', id: 'claims' } } as const;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      return void (await kernel.dispatch(note));
    } catch (error) {
      if (error instanceof Refused && error.code !== 'STALE_VERSION') return;
    }
  }
}
