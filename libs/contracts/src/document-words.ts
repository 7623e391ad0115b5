/** Who acts on documents: the client, the professional of one acceptance, the team. */
export const DOCUMENT_SIDES = ['client', 'professional', 'staff'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** Where a request for documents stands; one that is late can still be fulfilled. */
export const DOCUMENT_REQUEST_STATES = ['Open', 'PartlyFulfilled', 'Fulfilled', 'Cancelled', 'Overdue'] as const;
export type DocumentRequestStatus = (typeof DOCUMENT_REQUEST_STATES)[number];

/** What the link of a document, or of a request for documents, opens at this moment; all but the first say why it opens nothing. */
export const DOCUMENT_STANDINGS = ['open', 'unshared', 'deleted', 'cancelled', 'ended', 'reported'] as const;
export type DocumentStanding = (typeof DOCUMENT_STANDINGS)[number];
