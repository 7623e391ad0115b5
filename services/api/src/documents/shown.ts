import { MIME_OF, type FileStore } from '@jurilien/files';
import { Refused } from '@jurilien/event-sourcing';
import { documents, type DocumentsState, type LeadDocument } from '@jurilien/documents';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { partAsked } from '../http/part.js';

/** The documents of a request, as the log has them now. */
export const documentsOf = (kernel: Kernel, leadId: string): Promise<DocumentsState> => stateOf(kernel, documents, leadId);

/** What a list shows of a document; the name of an erased person's file is gone. */
export const shown = ({ documentId, name, type, bytes, at, cleaned, turned, from }: LeadDocument) => ({
  ...{ id: documentId, name, type, bytes, at },
  ...(cleaned ? { cleaned: [...cleaned] } : {}),
  ...(turned ? { turned } : {}),
  ...(from ? { from } : {}),
});

/** A browser shows these by itself; anything else is only ever downloaded. */
const SHOWN_BY_BROWSERS: ReadonlySet<LeadDocument['type']> = new Set(['pdf', 'jpg', 'png', 'webp']);
/** Whether a page can show a document. */
export const isViewable = ({ type }: LeadDocument): boolean => SHOWN_BY_BROWSERS.has(type);

/** Who asks for bytes, and what is answered. */
interface Exchange {
  readonly request: Pick<FastifyRequest, 'method' | 'headers'>;
  readonly reply: FastifyReply;
}

/**
 * One document of a request, or the part of it that is asked for: to be downloaded, or for a page that shows it. It never runs anything,
 * wherever it is opened.
 * @throws Refused when it is not there
 */
export async function sendDocument(
  { documents: all, personId }: DocumentsState,
  documentId: string,
  files: FileStore,
  { request, reply }: Exchange,
  as: 'view' | 'download' = 'download',
): Promise<void> {
  const found = all.find((d) => d.documentId === documentId);
  if (!found) throw new Refused('NOT_FOUND', 'no-such-file');
  // A document never changes under its id.
  const part = partAsked(request, reply, { bytes: found.bytes, etag: `"${documentId}"` });
  const opened = await files.openStream(personId, documentId, part);
  if (!opened) throw new Refused('NOT_FOUND', 'no-such-file');
  const plain = `document-${documentId.slice(0, 8)}.${found.type}`;
  const disposition = as === 'view' && isViewable(found) ? 'inline' : 'attachment';
  await reply
    .header('content-type', MIME_OF[found.type])
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(calledFile(found))}`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .header('content-length', part ? part.to + 1 - part.from : opened.bytes)
    .send(opened.stream);
}

/** How a file is called when it is kept: the ending says what the bytes are, whatever the document was called. */
export function calledFile({ documentId, name, type }: LeadDocument): string {
  if (name === undefined) return `document-${documentId.slice(0, 8)}.${type}`;
  const own = name.toLowerCase().endsWith(`.${type}`) || (type === 'jpg' && /\.jpeg$/i.test(name));
  return own ? name : `${name}.${type}`;
}
