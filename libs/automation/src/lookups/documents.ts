import { documentRequest, type DocumentRequestState, documents, type LeadDocument } from '@jurilien/documents';
import { lead, type LeadState, provenTogether } from '@jurilien/lead';
import { holdingId, isHeld, personKey } from '@jurilien/privacy';
import { found, type Lookup } from '../lookup.js';

/** The request for documents that an occurrence is about. */
export const documentRequestOf: (l: Lookup) => Promise<DocumentRequestState | undefined> = found(
  documentRequest,
  ({ about }) => about.requestId,
);

/** The document that an occurrence is about, as long as it is there. */
export const documentOf = async ({ about: { leadId, documentId }, state }: Lookup): Promise<LeadDocument | undefined> =>
  leadId && documentId ? (await state(documents, leadId)).documents.find((d) => d.documentId === documentId) : undefined;

/** The request whose end sets the day of a request's documents: itself, or the one that stands for it. */
export const endingOf = async (request: LeadState, { state }: Lookup): Promise<LeadState> =>
  request.status === 'Merged' && request.mergedInto ? state(lead, request.mergedInto) : request;

/**
 * What a client loses on that day: the documents of the request, and of those that it stands for where both are of one person beyond
 * doubt, as they read them; nothing of what a legal hold keeps.
 */
export async function documentsThatGo(request: LeadState, l: Lookup): Promise<readonly LeadDocument[]> {
  const { state, now } = l;
  const held = async (id: string): Promise<boolean> => isHeld(await state(personKey, holdingId({ kind: 'request', id })), now);
  if (await held((await endingOf(request, l)).leadId)) return [];
  const absorbed = await Promise.all(request.absorbed.map(({ leadId }) => state(lead, leadId)));
  const theirs = [request, ...absorbed.filter((other) => provenTogether(request, other))].map(({ leadId }) => leadId);
  const each = await Promise.all(theirs.map(async (id) => ((await held(id)) ? [] : (await state(documents, id)).documents)));
  return each.flat();
}
