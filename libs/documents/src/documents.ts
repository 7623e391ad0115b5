import type { DocumentSide } from '@jurilien/contracts';
import { decider, ERASED } from '@jurilien/event-sourcing';
import { MINUTE_MS } from '@jurilien/reference';
import type { z } from 'zod';
import { documentEvents, type DocumentEvent, type DocumentEvents, type documentType } from './document-events.js';

/** One time that someone opened a document, or took it away. */
interface Opening {
  readonly viewId: string;
  readonly at: string;
  readonly what: 'viewed' | 'downloaded';
  readonly by: DocumentSide;
  readonly acceptanceId?: string | undefined;
}

/** A document as it lies in the files. */
export interface LeadDocument {
  readonly documentId: string;
  /** As it is called; nothing once the person was erased. */
  readonly name?: string;
  readonly type: z.infer<typeof documentType>;
  readonly bytes: number;
  readonly at: string;
  /** What was done to a photo before it was kept. */
  readonly cleaned?: readonly ('location' | 'metadata')[] | undefined;
  readonly turned?: true | undefined;
  readonly from?: 'heic' | undefined;
  readonly by: DocumentSide;
  /** The professional, or the account of the team. */
  readonly uploaderId?: string | undefined;
  /** Of the professional who sent it. */
  readonly acceptanceId?: string | undefined;
  readonly answers?: { readonly requestId: string; readonly itemId: string } | undefined;
  /** The client sees it, who always sees what they sent. */
  readonly withClient: boolean;
  /** Every professional who accepts sees it, but for those of whom something else was said since. */
  readonly withEveryone: boolean;
  readonly withAcceptance: Readonly<Record<string, boolean>>;
  /** When it was shared last with the client (`client`) or the professional of an acceptance, beside what follows from who sent it. */
  readonly sharedAt: Readonly<Record<string, string>>;
  readonly openings: readonly Opening[];
}

/** Who held a link said that it was not meant for them: whom it was for, what it opened, and the incident that was drafted of it. */
interface Report {
  readonly linkId: string;
  readonly at: string;
  readonly to: 'client' | 'professional';
  readonly incidentId: string;
  readonly acceptanceId?: string | undefined;
  readonly documentId?: string | undefined;
  readonly requestId?: string | undefined;
}

export interface DocumentsState {
  readonly leadId: string;
  readonly personId: string;
  readonly documents: readonly LeadDocument[];
  /** Ids of everything that was ever here: a file that was taken away does not come back. */
  readonly deleted: readonly string[];
  /** Requests for documents, the oldest first, and how many documents each asks for. */
  readonly requests: readonly { readonly requestId: string; readonly items: number }[];
  /** Links that reached someone they were not meant for, the oldest first. */
  readonly reports: readonly Report[];
  /** Infected files that came and were kept nowhere. */
  readonly quarantined: readonly {
    readonly uploadId: string;
    readonly at: string;
    readonly by: DocumentSide;
    readonly signature: string;
  }[];
}

/** So many openings of one document are remembered and shown; the log has all of them. */
const OPENINGS_REMEMBERED = 200;

/**
 * The documents of one request (specification 4.10.6), on one stream: "ten at most" is one expected version, also when
 * two arrive at the same moment, and what is unshared at one moment is not opened at the next.
 */
export const documents = decider<DocumentsState, DocumentEvents>({
  category: 'documents',
  events: documentEvents,
  initial: { leadId: '', personId: '', documents: [], deleted: [], requests: [], reports: [], quarantined: [] },
  evolve,
});

function evolve(s: DocumentsState, e: DocumentEvent, meta: { readonly occurredAt: string }): DocumentsState {
  switch (e.type) {
    case 'DocumentUploaded':
      return { ...s, leadId: e.data.leadId, personId: e.data.personId, documents: [...s.documents, begun(e.data, meta.occurredAt)] };
    case 'DocumentRenamed':
      return changed(s, e.data.documentId, ({ name: _, ...d }) => ({ ...d, ...called(e.data.name) }));
    case 'DocumentShared':
      return changed(s, e.data.documentId, (d) => ({ ...shared(d, e.data, true), ...sharedWhen(d, e.data, meta.occurredAt) }));
    case 'DocumentShareRevoked':
      return changed(s, e.data.documentId, (d) => shared(d, e.data, false));
    case 'DocumentViewed':
      return opened(s, e.data, 'viewed', meta.occurredAt);
    case 'DocumentDownloaded':
      return opened(s, e.data, 'downloaded', meta.occurredAt);
    case 'WrongRecipientReported':
      return { ...s, reports: [...s.reports, reported(e.data, meta.occurredAt)] };
    case 'DocumentRequestNoted':
      return { ...s, leadId: e.data.leadId, requests: [...s.requests, { requestId: e.data.requestId, items: e.data.items }] };
    case 'DocumentQuarantined': {
      const { uploadId, by, signature } = e.data;
      return { ...s, leadId: e.data.leadId, quarantined: [...s.quarantined, { uploadId, at: meta.occurredAt, by, signature }] };
    }
    case 'DocumentDeleted':
      return { ...s, documents: s.documents.filter((d) => d.documentId !== e.data.documentId), deleted: [...s.deleted, e.data.documentId] };
    default:
      return e satisfies never;
  }
}

type Data<T extends DocumentEvent['type']> = Extract<DocumentEvent, { type: T }>['data'];

const reported = ({ linkId, to, incidentId, acceptanceId, documentId, requestId }: Data<'WrongRecipientReported'>, at: string): Report => ({
  linkId,
  at,
  to,
  incidentId,
  acceptanceId,
  documentId,
  requestId,
});

/** Whether a link opens nothing any more because it reached someone else. */
export const isReported = (s: DocumentsState, linkId: string): boolean => s.reports.some((one) => one.linkId === linkId);

const called = (name: string): { name?: string } => (name === ERASED ? {} : { name });

function begun(
  { documentId, name, type, bytes, by, uploaderId, acceptanceId, answers, cleaned, turned, from }: Data<'DocumentUploaded'>,
  at: string,
): LeadDocument {
  const sender = { by, ...(uploaderId ? { uploaderId } : {}), ...(acceptanceId ? { acceptanceId } : {}), ...(answers ? { answers } : {}) };
  // What the client sends with a request is for who accepts it: the page says so before it is sent.
  const withEveryone = by === 'client';
  return {
    ...{ documentId, ...called(name), type, bytes, at, ...sender },
    ...(cleaned ? { cleaned } : {}),
    ...(turned ? { turned } : {}),
    ...(from ? { from } : {}),
    ...{ withClient: by === 'client', withEveryone, withAcceptance: {}, sharedAt: {}, openings: [] },
  };
}

const changed = (s: DocumentsState, documentId: string, change: (d: LeadDocument) => LeadDocument): DocumentsState => ({
  ...s,
  documents: s.documents.map((d) => (d.documentId === documentId ? change(d) : d)),
});

function shared(d: LeadDocument, { to, acceptanceId }: Pick<Data<'DocumentShared'>, 'to' | 'acceptanceId'>, is: boolean): LeadDocument {
  if (to === 'client') return { ...d, withClient: is };
  if (acceptanceId === undefined) return { ...d, withEveryone: is, withAcceptance: {} };
  return { ...d, withAcceptance: { ...d.withAcceptance, [acceptanceId]: is } };
}

const sharedWhen = (d: LeadDocument, { to, acceptanceId }: Pick<Data<'DocumentShared'>, 'to' | 'acceptanceId'>, at: string) => {
  const reader = to === 'client' ? 'client' : acceptanceId;
  return reader === undefined ? {} : { sharedAt: { ...d.sharedAt, [reader]: at } };
};

const opened = (s: DocumentsState, e: Data<'DocumentViewed'>, what: Opening['what'], at: string): DocumentsState =>
  changed(s, e.documentId, (d) => {
    const { viewId, by, acceptanceId } = e;
    return { ...d, openings: [...d.openings, { viewId, at, what, by, acceptanceId }].slice(-OPENINGS_REMEMBERED) };
  });

/** Whether the professional of an acceptance is shown a document, while they may read anything of the request. */
export const isWithProfessional = (d: LeadDocument, acceptanceId: string): boolean =>
  d.acceptanceId === acceptanceId || (d.withAcceptance[acceptanceId] ?? d.withEveryone);

/** Several documents of one quarter of an hour are announced to their reader once. */
const ONE_ANNOUNCEMENT_MS = 15 * MINUTE_MS;

/**
 * Whether a share is announced to its reader by itself: not where another one was announced shortly before, whose message leads to the
 * same page.
 * @param reader `client`, or the acceptance of a professional
 */
export function isAnnounced(s: DocumentsState, documentId: string, reader: string): boolean {
  const shares = s.documents
    .flatMap(({ documentId: of, sharedAt }) => (sharedAt[reader] === undefined ? [] : [{ of, at: Date.parse(sharedAt[reader]) }]))
    .sort((a, b) => a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  for (const { of, at } of shares) {
    if (at - last < ONE_ANNOUNCEMENT_MS) continue;
    if (of === documentId) return true;
    last = at;
  }
  return false;
}
