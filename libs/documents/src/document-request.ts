import type { DocumentRequestStatus } from '@jurilien/contracts';
import { decider, ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const id = z.string();
const of = { requestId: id, leadId: id };
/** The side that asked: what the team waits for is its own to see to. */
const by = z.enum(['professional', 'staff']);
const item = z.object({ itemId: id, label: z.string() });

const documentRequestEvents = {
  /** What is asked is the client's affair and sealed with their key; ids of the items stay, so that answers are still counted. */
  DocumentsRequested: event(
    z.object({
      ...of,
      personId: id,
      by,
      acceptanceId: id.optional(),
      professionalId: id.optional(),
      itemIds: z.array(id).min(1),
      items: z.array(item).or(z.literal(ERASED)),
      /** Last day, and the instant at which it is over where the client lives. */
      dueOn: z.iso.date(),
      dueAt: z.string(),
      note: z.string().optional(),
    }),
    { personal: { items: 'personId', note: 'personId' } },
  ),
  DocumentRequestItemReceived: event(z.object({ ...of, itemId: id, documentId: id })),
  /** What answered it was deleted. */
  DocumentRequestItemReopened: event(z.object({ ...of, itemId: id, documentId: id, dueAt: z.string() })),
  DocumentRequestFulfilled: event(z.object({ ...of, by })),
  DocumentRequestCancelled: event(z.object({ ...of, by, why: z.enum(['asker', 'requestEnded']) })),
  DocumentRequestOverdue: event(z.object({ ...of, by })),
};
type DocumentRequestEvents = typeof documentRequestEvents;
export type DocumentRequestEvent = EventOf<DocumentRequestEvents>;

interface Item {
  readonly itemId: string;
  /** Nothing once the person was erased. */
  readonly label?: string | undefined;
  /** The document that answered it first. */
  readonly documentId?: string | undefined;
  readonly receivedAt?: string | undefined;
}

export interface DocumentRequestState {
  readonly status: DocumentRequestStatus | 'None';
  readonly requestId: string;
  readonly leadId: string;
  readonly by: 'professional' | 'staff';
  readonly acceptanceId?: string | undefined;
  readonly professionalId?: string | undefined;
  readonly items: readonly Item[];
  readonly askedAt: string;
  readonly dueOn: string;
  readonly dueAt: string;
  readonly note?: string | undefined;
  /** Its day went by before everything was there. */
  readonly late: boolean;
}

/** A request for documents: what a client is asked to send, by one day; each item is received once. */
export const documentRequest = decider<DocumentRequestState, DocumentRequestEvents>({
  category: 'docrequest',
  events: documentRequestEvents,
  initial: { status: 'None', requestId: '', leadId: '', by: 'staff', items: [], askedAt: '', dueOn: '', dueAt: '', late: false },
  evolve,
});

function evolve(s: DocumentRequestState, e: DocumentRequestEvent, { occurredAt }: { readonly occurredAt: string }): DocumentRequestState {
  switch (e.type) {
    case 'DocumentsRequested': {
      const { itemIds, items, note, personId: _, ...asked } = e.data;
      const labels = items === ERASED ? [] : items;
      return {
        ...{ ...s, ...asked, status: 'Open', askedAt: occurredAt, note: note === ERASED ? undefined : note },
        items: itemIds.map((itemId) => ({ itemId, label: labels.find((one) => one.itemId === itemId)?.label })),
      };
    }
    case 'DocumentRequestItemReceived':
      return standing({ ...s, items: withItem(s, e.data.itemId, { documentId: e.data.documentId, receivedAt: occurredAt }) });
    case 'DocumentRequestItemReopened':
      return standing({ ...s, items: withItem(s, e.data.itemId, { documentId: undefined, receivedAt: undefined }) });
    case 'DocumentRequestFulfilled':
      return { ...s, status: 'Fulfilled' };
    case 'DocumentRequestCancelled':
      return { ...s, status: 'Cancelled' };
    case 'DocumentRequestOverdue':
      return { ...s, status: 'Overdue', late: true };
    default:
      return e satisfies never;
  }
}

const withItem = (s: DocumentRequestState, itemId: string, change: Partial<Item>): readonly Item[] =>
  s.items.map((one) => (one.itemId === itemId ? { ...one, ...change } : one));

/** Where it stands by what is there; once its day is over it is late until all is there. */
function standing(s: DocumentRequestState): DocumentRequestState {
  const some = s.items.some(({ documentId }) => documentId !== undefined);
  return { ...s, status: s.late ? 'Overdue' : some ? 'PartlyFulfilled' : 'Open' };
}

/** It waits for documents, be it late. */
export const isAwaited = ({ status }: Pick<DocumentRequestState, 'status'>): boolean =>
  status === 'Open' || status === 'PartlyFulfilled' || status === 'Overdue';

/** One event of a request for documents, typed by its name. */
export const requestHappened = <T extends DocumentRequestEvent['type']>(
  type: T,
  data: Extract<DocumentRequestEvent, { type: T }>['data'],
): DocumentRequestEvent => ({ type, data }) as DocumentRequestEvent;
