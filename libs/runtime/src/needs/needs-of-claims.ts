import { Refused } from '@jurilien/event-sourcing';
import { distribution, recordClaimLost } from '@jurilien/search';
import type { z } from 'zod';
import { refuseUnlessBoardEligible } from '../matching/board.js';
import type { Supplier } from './supplier.js';
import { stateOf } from '../kernel/states.js';

/** Each try loses only to a claim that was made while it ran; a lead has few. */
const TRIES = 5;

/**
 * The ids of the professionals who hold claims on the lead, as the log has them now. The decision checks them; when another professional
 * claimed meanwhile it is tried again, so that the sender does not have to press twice.
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
 * The answer is `OFFER_TAKEN`, also when the note of the loss cannot be written. The note is tried again under the same command id when
 * the database has no connection free at that moment or the stream moved.
 */
export const supplyLossNoted: Supplier = async (kernel, input, send) => {
  try {
    return await send(input);
  } catch (error) {
    if (input.offerId && error instanceof Refused && error.code === 'OFFER_TAKEN')
      await noteLoss(kernel, recordClaimLost.input.parse(input));
    throw error;
  }
};

async function noteLoss(kernel: Parameters<Supplier>[0], lost: z.output<typeof recordClaimLost.input>): Promise<void> {
  const sending = { commandId: crypto.randomUUID(), actor: { kind: 'system', id: 'claims' } } as const;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      return void (await kernel.send(recordClaimLost, lost, sending));
    } catch (error) {
      if (error instanceof Refused && error.code !== 'STALE_VERSION') return;
    }
  }
}
