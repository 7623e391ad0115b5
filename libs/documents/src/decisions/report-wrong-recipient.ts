import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { leadId } from '@jurilien/lead';
import { documentHappened } from '../document-events.js';
import { isReported } from '../documents.js';
import { documentSeats, onDocuments, seats } from './on-documents.js';

/**
 * Who holds a link that was not meant for them says so: without a code, because the code went to someone else. The link opens nothing
 * any more, and the share that it was for ends in the same append. Its fields come from the link, never from who reports.
 */
export const reportWrongRecipient = decision({
  name: 'ReportWrongRecipient',
  input: z.object({
    leadId,
    linkId: ids.linkId,
    documentId: ids.documentId.optional(),
    requestId: ids.requestId.optional(),
    acceptanceId: ids.acceptanceId.optional(),
    ...seats,
  }),
  needs: [documentSeats],
  streams: onDocuments,
  decide({ seats: known, acceptanceId, leadId: ofLead, linkId, documentId, requestId }, { documents: s }, ctx) {
    refuseUnless(ctx.actor.kind === 'token' && ctx.actor.link === linkId, 'FORBIDDEN', 'by-its-link');
    if (isReported(s, linkId)) return {};
    const seat = known.find((one) => one.acceptanceId === acceptanceId);
    const of = seat
      ? ({ to: 'professional', acceptanceId: seat.acceptanceId, professionalId: seat.professionalId } as const)
      : ({ to: 'client' } as const);
    const thing = { ...(documentId ? { documentId } : {}), ...(requestId ? { requestId } : {}) };
    const reported = documentHappened('WrongRecipientReported', { leadId: ofLead, linkId, incidentId: ctx.newId(), ...thing, ...of });
    const shared = s.documents.find((d) => d.documentId === documentId && (of.to === 'professional' || d.by !== 'client'));
    if (!shared) return { documents: [reported] };
    const revoked = { leadId: ofLead, documentId: shared.documentId, ...of, why: 'wrongRecipient' as const };
    return { documents: [reported, documentHappened('DocumentShareRevoked', revoked)] };
  },
});
