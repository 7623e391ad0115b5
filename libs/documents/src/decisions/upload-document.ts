import { allOf, decision, filledLine, ids, Refused, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { leadFilesMax } from '@jurilien/reference';
import { leadId, refuseUnlessIn } from '@jurilien/lead';
import { z } from 'zod';
import { cleaning, documentHappened, documentType, type DocumentEvent } from '../document-events.js';
import { documentRequest, isAwaited, requestHappened, type DocumentRequestEvent, type DocumentRequestState } from '../document-request.js';
import type { DocumentsState } from '../documents.js';
import { type Acting, actingOn, actorOf, documentSeats, onDocuments, seats, stillThere, TAKING_DOCUMENTS } from './on-documents.js';

/** How long a name may be; longer ones are cut in the middle by the form, so that the ending stays. */
export const DOCUMENT_NAME_MAX = 200;

const NONE = 'none';

const input = z.object({
  leadId,
  documentId: ids.documentId,
  acceptanceId: ids.acceptanceId.optional(),
  name: filledLine(DOCUMENT_NAME_MAX),
  type: documentType,
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  scanner: z.string().max(60),
  ...cleaning,
  answers: z.object({ requestId: ids.requestId, itemId: ids.itemId }).optional(),
  /** Of what the team sends: the professionals who accepted see it too. */
  forProfessionals: z.boolean().default(false),
  ...seats,
});
type Input = z.infer<typeof input>;

/** How many more documents one side may send. What is asked for comes on top of the client's own, so that asking never fills their room. */
export function roomLeft(s: DocumentsState, acting: Acting, most: number): number {
  const own = s.documents.filter(
    (d) => d.by === acting.side && (acting.side !== 'professional' || d.acceptanceId === acting.seat.acceptanceId),
  );
  const asked = acting.side === 'client' ? s.requests.reduce((sum, { items }) => sum + items, 0) : 0;
  return Math.max(0, most + asked - own.length);
}

/** A document lies sealed in the files: sent by the route that has received, sniffed and scanned it, while the request lives. */
export const uploadDocument = decision({
  name: 'UploadDocument',
  input,
  needs: [documentSeats],
  // Ten files of one person arrive at the same moment, each of them an append to one stream.
  tries: 20,
  streams: (i: { leadId: string; answers?: { requestId: string } | undefined }) => ({
    ...onDocuments(i),
    request: streamOf(documentRequest, i.answers?.requestId ?? NONE),
  }),
  decide(given, { documents: s, lead: request, request: asked }, ctx) {
    const { forProfessionals: _, seats: known, acceptanceId, answers, ...file } = given;
    refuseUnlessIn(request, TAKING_DOCUMENTS);
    const acting = actingOn({ acceptanceId, seats: known }, ctx.actor);
    refuseUnlessAvailable(allOf(stillThere(acting)));
    if ([...s.documents.map((d) => d.documentId), ...s.deleted].includes(file.documentId)) return {};
    refuseUnless(roomLeft(s, acting, ctx.config.value(leadFilesMax)) > 0, 'CAP_REACHED', 'documents');
    const received = answers ? receive(asked, { ...file, answers }, acting) : [];
    const { personId } = request;
    const uploaded = { ...file, personId, ...actorOf(acting, ctx.actor), ...(answers ? { answers } : {}) };
    const documents = [documentHappened('DocumentUploaded', uploaded), ...shares(given, acting, ctx.newId)];
    return answers ? { documents, request: received } : { documents };
  },
});

/** With whom it is shared from the beginning, beside what follows from who sent it. */
function shares(
  { leadId: ofLead, documentId, seats: known, forProfessionals }: Input,
  acting: Acting,
  newId: () => string,
): DocumentEvent[] {
  const of = { leadId: ofLead, documentId };
  const withClient = () => documentHappened('DocumentShared', { ...of, shareId: newId(), to: 'client' });
  const withSeats = () =>
    known
      .filter(({ readable }) => readable)
      .map(({ acceptanceId, professionalId }) =>
        documentHappened('DocumentShared', { ...of, shareId: newId(), to: 'professional', acceptanceId, professionalId }),
      );
  switch (acting.side) {
    case 'professional':
      return [withClient()];
    case 'staff':
      return [withClient(), ...(forProfessionals ? withSeats() : [])];
    // Who has accepted already hears of it; who accepts later finds it on the contact sheet.
    case 'client':
      return withSeats();
  }
}

/** The asked document has come; the last one fulfils the request. @throws Refused where it does not wait for that */
function receive(
  s: DocumentRequestState,
  {
    leadId: ofLead,
    documentId,
    answers: { requestId, itemId },
  }: Pick<Input, 'leadId' | 'documentId'> & { answers: NonNullable<Input['answers']> },
  acting: Acting,
): DocumentRequestEvent[] {
  refuseUnless(s.status !== 'None' && s.leadId === ofLead, 'NOT_FOUND', 'no-such-document-request');
  refuseUnless(acting.side !== 'professional', 'FORBIDDEN', 'client-answers');
  const item = s.items.find((one) => one.itemId === itemId);
  if (!item) throw new Refused('NOT_FOUND', 'no-such-item');
  refuseUnless(s.status !== 'Cancelled', 'WRONG_STATE', 'document-request-is-cancelled');
  // A second page of the same thing is one more document, and the item stays received.
  if (item.documentId !== undefined || !isAwaited(s)) return [];
  const left = s.items.filter((one) => one.documentId === undefined && one.itemId !== itemId);
  const of = { requestId, leadId: ofLead };
  return [
    requestHappened('DocumentRequestItemReceived', { ...of, itemId, documentId }),
    ...(left.length === 0 ? [requestHappened('DocumentRequestFulfilled', { ...of, by: s.by })] : []),
  ];
}
