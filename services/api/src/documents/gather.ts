import type { Answer } from '@jurilien/contracts/api';
import type { Actor, Asking } from '@jurilien/event-sourcing';
import {
  type Acting,
  documentCan,
  documentRequest,
  documentRequestCan,
  type DocumentRequestState,
  documents,
  documentsKeptUntil,
  type DocumentsState,
  isOwner,
  isWithProfessional,
  type LeadDocument,
  mayReadDocument,
  requestCan,
  roomLeft,
  type Seat,
} from '@jurilien/documents';
import { FILE_KINDS } from '@jurilien/files';
import { isLive, lead, type LeadState } from '@jurilien/lead';
import { holdingId, isHeld, personKey } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { leadFilesFileMb, leadFilesMax } from '@jurilien/reference';
import { askingOf, databaseNow, documentSeatsOf, stateOf, type Kernel } from '@jurilien/runtime';
import { partsOf } from './parts.js';
import { isViewable, shown } from './shown.js';

type Gathered = Answer<'GET /api/leads/:leadId/documents'>;
type Details = Gathered['documents'][number];
type RequestShown = Gathered['requests'][number];

const MEGABYTE = 1024 * 1024;
/** Everything about the documents of a request, from the log: who has just acted sees it. */
export interface Matter {
  readonly leadId: string;
  readonly request: LeadState;
  readonly state: DocumentsState;
  readonly seats: readonly Seat[];
  readonly asked: readonly DocumentRequestState[];
  /** Professionals by their acceptance. */
  readonly names: ReadonlyMap<string, { readonly name?: string | undefined; readonly firm?: string | null | undefined }>;
  readonly held: boolean;
  readonly who: Asking;
  /** Requests that it stands for, whose documents are read here too. */
  readonly parts: readonly Matter[];
}

/** Reads all of it. @param actor who will be told what they can do */
export async function matterOf(kernel: Kernel, leadId: string, actor: Actor): Promise<Matter> {
  const [request, state, seats, now, key] = await Promise.all([
    stateOf(kernel, lead, leadId),
    stateOf(kernel, documents, leadId),
    documentSeatsOf(kernel, leadId),
    databaseNow(kernel),
    stateOf(kernel, personKey, holdingId({ kind: 'request', id: leadId })),
  ]);
  const [asked, pros, parts] = await Promise.all([
    Promise.all(state.requests.map(({ requestId }) => stateOf(kernel, documentRequest, requestId))),
    Promise.all(seats.map(({ professionalId }) => stateOf(kernel, professional, professionalId))),
    partsOf(kernel, request).then((ids) => Promise.all(ids.map((id) => matterOf(kernel, id, actor)))),
  ]);
  const names = new Map(seats.map(({ acceptanceId }, i) => [acceptanceId, { name: pros[i]!.name, firm: pros[i]!.firm }]));
  return { leadId, request, state, seats, asked, names, held: isHeld(key, now), who: askingOf(kernel, actor, now), parts };
}

/** How much one side may still send, and how large a file may be. */
export function roomOf(m: Matter, acting: Acting): Gathered['room'] {
  const { config } = m.who;
  const maxBytes = config.value(leadFilesFileMb) * MEGABYTE;
  return { left: roomLeft(m.state, acting, config.value(leadFilesMax)), maxBytes, kinds: [...FILE_KINDS] };
}

/** The documents of a request as one reader may see them. */
export function gathered(m: Matter, acting: Acting): Gathered {
  const { request, leadId, who } = m;
  const isProfessional = acting.side === 'professional';
  const live = { lead: request };
  return {
    leadId,
    code: request.code,
    state: request.status,
    lawyerType: request.facts.lawyerType,
    ...(isProfessional ? { acceptanceId: acting.seat.acceptanceId, clientName: request.clientName } : {}),
    ...(acting.side === 'staff' ? { clientName: request.clientName } : {}),
    professionals: isProfessional
      ? []
      : m.seats.filter(({ readable }) => readable).map(({ acceptanceId }) => ({ acceptanceId, ...m.names.get(acceptanceId) })),
    documents: documentsIn(m, acting).map(([of, d]) => detailsOf(of, d, acting)),
    requests: m.asked.filter((s) => concerns(s, acting)).map((s) => requestShown(m, s, acting)),
    room: roomOf(m, acting),
    ...(deletedAt(m) ? { deletedAt: deletedAt(m) } : {}),
    quarantined: acting.side === 'staff' ? m.state.quarantined.map(({ at, by, signature }) => ({ at, by, signature })) : [],
    reports: acting.side === 'staff' ? reportsOf(m) : [],
    available: requestCan({ documents: m.state, ...live }, acting, who),
  };
}

/** What a reader knows of in a request; the team sees those of a merged one on its own page. */
const documentsIn = (m: Matter, acting: Acting): readonly (readonly [Matter, LeadDocument])[] =>
  (acting.side === 'staff' ? [m] : [m, ...m.parts]).flatMap((of) =>
    of.state.documents.filter((d) => mayReadDocument(d, acting) || isOwner(d, acting)).map((d) => [of, d] as const),
  );

/** What a reader may open at this moment, with the request that it is of. */
export const readableIn = (m: Matter, acting: Acting): readonly (readonly [Matter, LeadDocument])[] =>
  documentsIn(m, acting).filter(([, d]) => mayReadDocument(d, acting));

const reportsOf = ({ state, names }: Matter): Gathered['reports'] =>
  state.reports.map(({ at, to, acceptanceId, incidentId }) => ({
    ...{ at, with: to, incidentId },
    ...(acceptanceId ? { acceptanceId, name: names.get(acceptanceId)?.name } : {}),
  }));

/** When what is there goes, where the request has ended and nothing keeps it. */
const deletedAt = ({ request, held, who }: Matter): string | undefined =>
  !isLive(request.status) && request.status !== 'Merged' && request.endedAt && !held
    ? documentsKeptUntil(request.endedAt, who.config)
    : undefined;

/** A professional reads what they asked themselves; what the team asked is between it and the client. */
const concerns = (s: DocumentRequestState, acting: Acting): boolean =>
  acting.side !== 'professional' || s.acceptanceId === acting.seat.acceptanceId;

/** One document, as one reader sees it: who else sees or opened it is for its owner and the team. */
export function detailsOf(m: Matter, d: LeadDocument, acting: Acting): Details {
  const own = isOwner(d, acting);
  const tells = own || acting.side === 'staff';
  const sender = d.acceptanceId ? m.names.get(d.acceptanceId)?.name : undefined;
  return {
    ...shown(d),
    by: d.by,
    ...(sender ? { byName: sender } : {}),
    ...(d.acceptanceId ? { acceptanceId: d.acceptanceId } : {}),
    own,
    ...(d.answers ? { answers: d.answers } : {}),
    viewable: isViewable(d),
    shares: tells ? sharesOf(m, d) : [],
    opened: tells ? openedOf(m, d) : [],
    available: documentCan(d, acting, { lead: m.request }),
  };
}

function sharesOf(m: Matter, d: LeadDocument): Details['shares'] {
  const client = d.by === 'client' ? [] : [{ with: 'client' as const, shared: d.withClient }];
  const others = d.by === 'professional' ? [] : m.seats.filter(({ readable }) => readable);
  return [
    ...client,
    ...others.map(({ acceptanceId }) => ({
      with: 'professional' as const,
      acceptanceId,
      name: m.names.get(acceptanceId)?.name,
      shared: isWithProfessional(d, acceptanceId),
    })),
    // Before anyone accepted: whether who accepts will see it.
    ...(d.by === 'client' && others.length === 0 ? [{ with: 'professional' as const, shared: d.withEveryone }] : []),
  ];
}

const openedOf = (m: Matter, d: LeadDocument): Details['opened'] =>
  d.openings
    .map(({ at, what, by, acceptanceId }) => ({
      at,
      what,
      by,
      ...(acceptanceId ? { acceptanceId, name: m.names.get(acceptanceId)?.name } : {}),
    }))
    .reverse();

/** A request for documents, as one reader sees it. One of an ended matter waits for nothing. */
export function requestShown(m: Matter, s: DocumentRequestState, acting: Acting): RequestShown {
  const { requestId, leadId, acceptanceId, by, askedAt, dueOn, note, items } = s;
  const asker = by === 'professional' && acceptanceId ? m.names.get(acceptanceId)?.name : undefined;
  const over = s.status !== 'Fulfilled' && !isLive(m.request.status);
  return {
    ...{ requestId, leadId, by, askedAt, dueOn, state: over || s.status === 'None' ? 'Cancelled' : s.status },
    ...(acceptanceId ? { acceptanceId } : {}),
    ...(asker ? { byName: asker } : {}),
    ...(note ? { note } : {}),
    items: items.map(({ itemId, label, receivedAt }) => ({
      ...{ itemId, label, receivedAt },
      documentIds: m.state.documents
        .filter((d) => d.answers?.itemId === itemId && d.answers.requestId === requestId && mayReadDocument(d, acting))
        .map(({ documentId }) => documentId),
    })),
    available: documentRequestCan(s, acting, { lead: m.request }),
  };
}
