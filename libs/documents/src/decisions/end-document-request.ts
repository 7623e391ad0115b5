import { allOf, type Availability, decision, ids, refuseUnless, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { isLive, lead, leadId } from '@jurilien/lead';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { documentRequest, type DocumentRequestState, isAwaited, requestHappened } from '../document-request.js';
import { type Acting, actingOn, documentSeats, seats, stillThere } from './on-documents.js';

const onRequest = (i: { requestId: string; leadId: string }) => ({
  request: streamOf(documentRequest, i.requestId),
  lead: streamOf(lead, i.leadId),
});

/** Whether someone may call it off: who asked, or the team. */
export const cancellable = (s: DocumentRequestState, acting: Acting): Availability =>
  allOf(
    unless(
      acting.side === 'staff' || (acting.side === 'professional' && s.acceptanceId === acting.seat.acceptanceId),
      'FORBIDDEN',
      'not-asked-by-you',
    ),
    stillThere(acting),
    unless(isAwaited(s), 'WRONG_STATE', `document-request-is-${s.status.toLowerCase()}`),
  );

/** Nothing more is waited for; what has come stays. */
export const cancelDocumentRequest = decision({
  name: 'CancelDocumentRequest',
  input: z.object({ requestId: ids.requestId, leadId, acceptanceId: ids.acceptanceId.optional(), ...seats }),
  needs: [documentSeats],
  streams: onRequest,
  decide({ requestId, leadId: ofLead, acceptanceId, seats: known }, { request: s }, ctx) {
    const acting = actingOn({ acceptanceId, seats: known }, ctx.actor);
    refuseUnless(s.status !== 'None' && s.leadId === ofLead, 'NOT_FOUND', 'no-such-document-request');
    if (s.status === 'Cancelled') return {};
    refuseUnlessAvailable(cancellable(s, acting));
    return { request: [requestHappened('DocumentRequestCancelled', { requestId, leadId: ofLead, by: s.by, why: 'asker' })] };
  },
});

/** Its day is over and something is missing; of a request that has ended, nothing is waited for any more. */
export const markDocumentRequestOverdue = decision({
  name: 'MarkDocumentRequestOverdue',
  input: z.object({ requestId: ids.requestId, leadId }),
  streams: onRequest,
  decide({ requestId, leadId: ofLead }, { request: s, lead: of }, ctx) {
    if (!isAwaited(s) || s.late || s.leadId !== ofLead || !reached(s.dueAt, ctx.now)) return {};
    const named = { requestId, leadId: ofLead, by: s.by };
    return {
      request: [
        isLive(of.status) && !of.erased
          ? requestHappened('DocumentRequestOverdue', named)
          : requestHappened('DocumentRequestCancelled', { ...named, why: 'requestEnded' }),
      ],
    };
  },
});

/** What answered an item was deleted: it is asked for again. */
export const reopenDocumentRequestItem = decision({
  name: 'ReopenDocumentRequestItem',
  input: z.object({ requestId: ids.requestId, leadId, itemId: ids.itemId, documentId: ids.documentId }),
  streams: onRequest,
  decide({ requestId, leadId: ofLead, itemId, documentId }, { request: s, lead: of }) {
    const answered = s.items.some((one) => one.itemId === itemId && one.documentId === documentId);
    if (!answered || s.leadId !== ofLead || s.status === 'Cancelled' || !isLive(of.status)) return {};
    const reopened = { requestId, leadId: ofLead, itemId, documentId, dueAt: s.dueAt };
    return { request: [requestHappened('DocumentRequestItemReopened', reopened)] };
  },
});
