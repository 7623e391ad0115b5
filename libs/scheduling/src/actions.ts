import { actionsOn } from '@jurilien/event-sourcing';
import { extendHold, releaseSlot } from './decisions/keep-hold.js';
import { onReservation } from './decisions/on-reservation.js';

/** What staff do with a hold. */
export const reservationActions = actionsOn({
  names: ({ id, acceptanceId, leadId }: { id: string; acceptanceId: string; leadId: string }) => ({
    reservationId: id,
    acceptanceId,
    leadId,
  }),
  streams: onReservation,
  decisions: [extendHold, releaseSlot],
});
