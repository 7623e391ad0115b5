import {
  allOf,
  type Availability,
  decision,
  filledLine,
  ids,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import { leadId, type LeadState, zoneOfClient } from '@jurilien/lead';
import { DAY_MS, localDate, plus, startOfDay } from '@jurilien/reference';
import { z } from 'zod';
import { documentHappened } from '../document-events.js';
import { documentRequest, requestHappened } from '../document-request.js';
import type { DocumentsState } from '../documents.js';
import { type Acting, actingOn, documentSeats, onDocuments, seats, stillLive, stillThere } from './on-documents.js';

/** So many documents one request asks for, and so many requests a matter bears. */
const ITEMS_MAX = 20;
const REQUESTS_MAX = 20;
/** How far ahead the last day may lie. */
const AHEAD_DAYS = 180;

const onDocumentRequest = (i: { requestId: string; leadId: string }) => ({
  ...onDocuments(i),
  request: streamOf(documentRequest, i.requestId),
});

/** Whether more documents can be asked for: by the team, and by the professional who accepted. */
export const requestable = (s: DocumentsState, acting: Acting, states: { readonly lead: LeadState }): Availability =>
  allOf(
    unless(acting.side !== 'client', 'FORBIDDEN', 'client-asks-no-one'),
    stillThere(acting),
    unless(states.lead.submittedAt !== undefined, 'WRONG_STATE', 'request-not-sent'),
    stillLive(states),
    unless(s.requests.length < REQUESTS_MAX, 'CAP_REACHED', 'document-requests'),
  );

/** Where the client lives: their day ends there. */
const placeOf = (request: LeadState) => ({ province: request.facts.province ?? ('QC' as const), zone: zoneOfClient(request) });
const dayAfter = (day: string, days: number): string => plus(`${day}T00:00:00.000Z`, days * DAY_MS).slice(0, 10);

/** A client is asked for documents, each by its name, all by one day. */
export const requestDocuments = decision({
  name: 'RequestDocuments',
  input: z.object({
    requestId: ids.requestId,
    leadId,
    acceptanceId: ids.acceptanceId.optional(),
    items: z
      .array(z.object({ itemId: ids.itemId, label: filledLine(200) }))
      .min(1)
      .max(ITEMS_MAX),
    dueOn: z.iso.date(),
    note: z.string().trim().max(1_000).optional(),
    ...seats,
  }),
  needs: [documentSeats],
  streams: onDocumentRequest,
  decide({ requestId, leadId: ofLead, acceptanceId, items, dueOn, note, seats: known }, { documents: s, lead, request }, ctx) {
    const acting = actingOn({ acceptanceId, seats: known }, ctx.actor);
    if (request.status !== 'None') {
      refuseUnless(request.leadId === ofLead, 'NOT_FOUND', 'no-such-document-request');
      return {};
    }
    refuseUnlessAvailable(requestable(s, acting, { lead }));
    const place = placeOf(lead);
    const today = localDate(ctx.now, place);
    if (dueOn < today || dueOn > dayAfter(today, AHEAD_DAYS))
      throw new Refused('VALIDATION', 'input', [
        { field: 'dueOn', message: dueOn < today ? 'not-in-the-future' : `too-far:${AHEAD_DAYS}` },
      ]);
    const itemIds = items.map(({ itemId }) => itemId);
    refuseUnless(new Set(itemIds).size === itemIds.length, 'VALIDATION', 'items-twice');
    const by =
      acting.side === 'professional'
        ? ({ by: 'professional', acceptanceId: acting.seat.acceptanceId, professionalId: acting.seat.professionalId } as const)
        : ({ by: 'staff', ...(acceptanceId ? { acceptanceId } : {}) } as const);
    const asked = { requestId, leadId: ofLead, personId: lead.personId, ...by, itemIds, items, dueOn, ...(note ? { note } : {}) };
    return {
      request: [requestHappened('DocumentsRequested', { ...asked, dueAt: startOfDay(dayAfter(dueOn, 1), place) })],
      documents: [documentHappened('DocumentRequestNoted', { leadId: ofLead, requestId, items: items.length })],
    };
  },
});
