import { MIME_OF, type FileStore } from '@jurilien/files';
import { Refused } from '@jurilien/event-sourcing';
import { documents, type DocumentsState, type LeadDocument } from '@jurilien/documents';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';

/** The documents of a request, as the log has them now. */
export const documentsOf = (kernel: Kernel, leadId: string): Promise<DocumentsState> => stateOf(kernel, documents, leadId);

/** What a list shows of a document; the name of an erased person's file is gone. */
export const shown = ({ documentId, name, type, bytes, at }: LeadDocument) => ({ id: documentId, name, type, bytes, at });

/** One document of a request, to be downloaded and never opened by one of our pages. @throws Refused when it is not there */
export async function sendDocument(
  { documents: all, personId }: DocumentsState,
  documentId: string,
  files: FileStore,
  reply: FastifyReply,
): Promise<void> {
  const found = all.find((d) => d.documentId === documentId);
  const opened = found && (await files.open(personId, documentId));
  if (!opened) throw new Refused('NOT_FOUND', 'no-such-file');
  const plain = `document-${documentId.slice(0, 8)}.${found.type}`;
  await reply
    .header('content-type', MIME_OF[found.type])
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(withEnding(found, plain))}`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .send(opened.bytes);
}

/** The ending says what the bytes are, whatever the file was called. */
function withEnding({ name, type }: LeadDocument, plain: string): string {
  if (name === undefined) return plain;
  const own = name.toLowerCase().endsWith(`.${type}`) || (type === 'jpg' && /\.jpeg$/i.test(name));
  return own ? name : `${name}.${type}`;
}
