import { LEAD_ENDS } from '@jurilien/contracts';
import {
  allOf,
  type AsOf,
  type Availability,
  type Config,
  decision,
  ids,
  need,
  refuseUnlessAvailable,
  streamOf,
  type StreamRef,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lead, leadId, type LeadState, refuseUnlessIn } from '@jurilien/lead';
import { DAY_MS, documentKeptDays, plus, reached } from '@jurilien/reference';
import { documentHappened } from '../document-events.js';
import { documents, type DocumentsState, type LeadDocument } from '../documents.js';
import {
  type Acting,
  actingOn,
  documentNamed,
  documentSeats,
  ofDocument,
  onDocuments,
  overOwn,
  stillThere,
  TAKING_DOCUMENTS,
} from './on-documents.js';

/** Whether someone decides that a document goes, while the request lives. */
export const deletable = (d: LeadDocument, acting: Acting): Availability => allOf(stillThere(acting), overOwn(d, acting));

/** Who sent a document takes it out of the request again, while it lives; what is not there any more stays away. */
export const deleteDocument = decision({
  name: 'DeleteDocument',
  input: z.object(ofDocument),
  needs: [documentSeats],
  streams: onDocuments,
  decide(named, { documents: s, lead: request }, ctx) {
    const acting = actingOn(named, ctx.actor);
    const { leadId: ofLead, documentId } = named;
    if (!s.documents.some((d) => d.documentId === documentId)) return {};
    const d = documentNamed(s, documentId, acting);
    refuseUnlessIn(request, TAKING_DOCUMENTS);
    refuseUnlessAvailable(deletable(d, acting));
    const answered = d.answers ? { answers: d.answers } : {};
    return { documents: [documentHappened('DocumentDeleted', { leadId: ofLead, documentId, why: 'owner', ...answered })] };
  },
});

/** How long the documents of a request that ended are kept, by the configuration in force at its end. */
export const keptUntil = (endedAt: string, config: Config): string => plus(endedAt, config.value(documentKeptDays) * DAY_MS);

/**
 * Whether a legal hold keeps what belongs to the request; the request that stands for it, where it is merged; and those that it stands for
 * and of which nothing is held.
 */
export const documentsHeld = need<{
  readonly leadId: string;
  readonly held: boolean;
  readonly into?: string | undefined;
  readonly absorbed: readonly string[];
}>('documentsHeld');

type OfAbsorbed = Readonly<Record<`of-${string}`, StreamRef<typeof documents>>>;
type OfAll = ReturnType<typeof onDocuments> & { readonly standing: StreamRef<typeof lead> } & OfAbsorbed;
const ofAbsorbed = (absorbed: readonly string[]): OfAbsorbed =>
  Object.fromEntries(absorbed.map((id) => [`of-${id}`, streamOf(documents, id)]));

/** The days of a request's documents are over, counted from its end. */
const daysAreOver = ({ status, endedAt }: LeadState, until: string | undefined, { now, config }: AsOf): boolean =>
  LEAD_ENDS.includes(status) && endedAt !== undefined && reached(until ?? keptUntil(endedAt, config), now);
const forgotten = ({ documents: all }: DocumentsState, ofLead: string, why: 'draftExpired' | 'retention') =>
  all.map(({ documentId }) => documentHappened('DocumentDeleted', { leadId: ofLead, documentId, why }));

/**
 * The documents of a draft that no one sent go with it; those of a request, when their days are over (4.10.12), or with its person.
 * While a legal hold stands nothing goes; its end asks again. What a merged request has goes with the one that stands for it.
 * `until` is the instant that the end of the request set; what was armed before it was handed on goes by the days in force now.
 */
export const forgetDocuments = decision({
  name: 'ForgetDocuments',
  input: z.object({
    leadId,
    until: z.iso.datetime().optional(),
    held: z.boolean().default(false),
    into: ids.leadId.optional(),
    absorbed: z.array(ids.leadId).default([]),
  }),
  needs: [documentsHeld],
  streams: (i): OfAll => ({ ...onDocuments(i), standing: streamOf(lead, i.into ?? ''), ...ofAbsorbed(i.absorbed) }),
  decide({ leadId: ofLead, until, held, into, absorbed }, { documents: s, lead: request, standing, ...others }, ctx) {
    const abandoned = LEAD_ENDS.includes(request.status) && !request.submittedAt;
    const ends = into ? standing : request;
    const over = ends.status !== 'Merged' && daysAreOver(ends, until, ctx);
    if ((held && !request.erased) || (!abandoned && !over && !request.erased)) return {};
    const parts = absorbed.filter((id) => request.absorbed.some((each) => each.leadId === id));
    return {
      documents: forgotten(s, ofLead, abandoned ? 'draftExpired' : 'retention'),
      ...Object.fromEntries(parts.map((id) => [`of-${id}`, forgotten(others[`of-${id}`]!, id, 'retention')])),
    };
  },
});
