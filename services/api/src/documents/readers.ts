import type { Acting } from '@jurilien/documents';
import { Refused } from '@jurilien/event-sourcing';
import { documentSeatsOf, type Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { refuseUnlessOwnRequest } from '../scheduling/parties.js';

/**
 * As whom a client or a professional who is signed in reads the documents of a request.
 * @param acceptanceId of a professional who accepted it more than once
 * @throws Refused NOT_FOUND for a request of someone else, and for one whose contact sheet is closed
 */
export async function readerBy(kernel: Kernel, leadId: string, principal: Principal, acceptanceId?: string): Promise<Acting> {
  if (principal.who === 'client') {
    await refuseUnlessOwnRequest(kernel, leadId, principal);
    return { side: 'client' };
  }
  const { professionalId } = await ownProfessional(kernel, principal);
  const seat = (await documentSeatsOf(kernel, leadId)).findLast(
    (one) => one.professionalId === professionalId && one.readable && (acceptanceId === undefined || one.acceptanceId === acceptanceId),
  );
  if (!seat) throw new Refused('NOT_FOUND', 'acceptance');
  return { side: 'professional', seat };
}
