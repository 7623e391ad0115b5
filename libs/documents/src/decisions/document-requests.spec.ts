import { effectsOf, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { client, leadId, otherLead, submitted, system, draft } from '@jurilien/lead/testing';
import { askAgain, mindDocumentRequests } from '../automations/mind-document-requests.js';
import { documentRequest } from '../document-request.js';
import { documents, isAnnounced } from '../documents.js';
import { fold } from '@jurilien/event-sourcing';
import {
  acceptanceId,
  asked,
  clientAccount,
  documentId,
  file,
  fromClient,
  fromPro,
  itemId,
  proAccount,
  professionalId,
  requestId,
  seat,
  teamAccount,
} from '../testing.js';
import { cancelDocumentRequest, markDocumentRequestOverdue, reopenDocumentRequestItem } from './end-document-request.js';
import { requestDocuments } from './request-documents.js';
import { uploadDocument } from './upload-document.js';

const by = (actor: object, now = T0) => ({ actor: actor as typeof client, now });
const named = { requestId: requestId(1), leadId };
const wish = { ...named, items: [{ itemId: itemId(0), label: 'Talons de paie' }], dueOn: '2026-11-10', seats: [seat(1)] };
const withdrawn: Past = [...submitted, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }, T0]];
const received = (n: number): Past => [['DocumentRequestItemReceived', { ...named, itemId: itemId(n), documentId: documentId(n) }]];
const fulfilled: Past = [...received(0), ...received(1), ['DocumentRequestFulfilled', { ...named, by: 'staff' }]];
const late: Past = [['DocumentRequestOverdue', { ...named, by: 'staff' }]];
const LATE = '2026-11-11T05:00:00.000Z';

describe('RequestDocuments', () => {
  const of = (input: object, actor: object, lead: Past = submitted, more: Record<string, Past> = {}) =>
    given({ lead, ...more }).when(requestDocuments, { ...wish, ...input }, by(actor));
  it('asks the client, until the day is over where they live', () => {
    expect(of({}, teamAccount).events()).toMatchObject({
      request: [{ type: 'DocumentsRequested', data: { by: 'staff', dueAt: LATE, itemIds: [itemId(0)] } }],
      documents: [{ type: 'DocumentRequestNoted', data: { items: 1 } }],
    });
    expect(of({ acceptanceId: acceptanceId(1) }, proAccount).events()).toMatchObject({
      request: [{ data: { by: 'professional', acceptanceId: acceptanceId(1), professionalId: professionalId(1) } }],
    });
    expect(of({}, teamAccount, submitted, { request: asked() }).events()).toEqual({});
  });
  it('is refused to the client, for a day that is over or far, for the same item twice, and for a request that is not there any more', () => {
    expect(of({}, clientAccount).refusal()).toBe('FORBIDDEN: client-asks-no-one');
    expect(of({ dueOn: '2026-11-01' }, teamAccount).refusal()).toBe('VALIDATION: input');
    expect(of({ dueOn: '2028-11-01' }, teamAccount).refusal()).toBe('VALIDATION: input');
    expect(of({ items: [...wish.items, ...wish.items] }, teamAccount).refusal()).toBe('VALIDATION: items-twice');
    expect(of({}, teamAccount, withdrawn).refusal()).toBe('WRONG_STATE: request-ended');
    expect(of({}, teamAccount, draft).refusal()).toBe('WRONG_STATE: request-not-sent');
    expect(of({}, proAccount).refusal()).toBe('VALIDATION: acceptance-required');
    expect(of({ acceptanceId: acceptanceId(1), seats: [seat(1, false)] }, proAccount).refusal()).toBe('NOT_FOUND: acceptance');
    expect(of({ leadId: otherLead }, teamAccount, submitted, { request: asked() }).refusal()).toBe('NOT_FOUND: no-such-document-request');
  });
  it('is refused beyond twenty of one matter', () => {
    const many: Past = Array.from({ length: 20 }, (_, n) => ['DocumentRequestNoted', { leadId, requestId: requestId(n + 2), items: 1 }]);
    expect(of({}, teamAccount, submitted, { documents: many }).refusal()).toBe('CAP_REACHED: document-requests');
  });
});

describe('UploadDocument as an answer', () => {
  const answer = (n: number, item = n) => ({ ...file(n), answers: { requestId: requestId(1), itemId: itemId(item) }, seats: [seat(1)] });
  const of = (request: Past, n: number, actor: object = client, item = n) =>
    given({ lead: submitted, request }).when(uploadDocument, answer(n, item), by(actor));
  it('is received in the same append, and the last one fulfils the request', () => {
    expect(of(asked(), 0).types()).toMatchObject({ request: ['DocumentRequestItemReceived'] });
    expect(of([...asked(), ...received(1)], 0).types()).toMatchObject({
      request: ['DocumentRequestItemReceived', 'DocumentRequestFulfilled'],
    });
  });
  it('is welcome when it is late, and a second page of the same thing is one more document', () => {
    expect(of([...asked(), ...late], 0).types()).toMatchObject({ request: ['DocumentRequestItemReceived'] });
    expect(of([...asked(), ...received(0)], 3, client, 0).types().request).toEqual([]);
    expect(of([...asked(), ...fulfilled], 3, client, 0).types().documents).toContain('DocumentUploaded');
  });
  it('is refused for what was called off, of another matter, of no such item, and from a professional', () => {
    expect(of([...asked(), ['DocumentRequestCancelled', { ...named, by: 'staff', why: 'asker' }]], 0).refusal()).toBe(
      'WRONG_STATE: document-request-is-cancelled',
    );
    expect(of(asked(1), 1).refusal()).toBe('NOT_FOUND: no-such-item');
    expect(of([], 0).refusal()).toBe('NOT_FOUND: no-such-document-request');
    const pro = given({ lead: submitted, request: asked() }).when(
      uploadDocument,
      { ...answer(0), acceptanceId: acceptanceId(1) },
      by(proAccount),
    );
    expect(pro.refusal()).toBe('FORBIDDEN: client-answers');
  });
  it('comes on top of the ten of the client, and each side has ten of its own', () => {
    const ten = Array.from({ length: 10 }, (_, n) => fromClient(n + 20)).flat();
    const noted: Past = [['DocumentRequestNoted', { leadId, requestId: requestId(1), items: 2 }]];
    const past = (more: Past) => given({ lead: submitted, documents: [...ten, ...more], request: asked() });
    expect(past([]).when(uploadDocument, file(1), by(client)).refusal()).toBe('CAP_REACHED: documents');
    expect(past(noted).when(uploadDocument, answer(0), by(client)).types().documents).toContain('DocumentUploaded');
    expect(
      past([])
        .when(uploadDocument, { ...file(1), acceptanceId: acceptanceId(1), seats: [seat(1)] }, by(proAccount))
        .types(),
    ).toEqual({ documents: ['DocumentUploaded', 'DocumentShared'] });
    expect(
      past([])
        .when(uploadDocument, { ...file(1), seats: [seat(1)], forProfessionals: true }, by(teamAccount))
        .types(),
    ).toEqual({ documents: ['DocumentUploaded', 'DocumentShared', 'DocumentShared'] });
  });
});

describe('the end of a request for documents', () => {
  const of = (request: Past, lead: Past = submitted) => given({ lead, request });
  it('CancelDocumentRequest: by who asked, and by the team', () => {
    const mine = asked(1, { by: 'professional', acceptanceId: acceptanceId(1), professionalId: professionalId(1) });
    const pro = { ...named, acceptanceId: acceptanceId(1), seats: [seat(1), seat(2)] };
    expect(of(mine).when(cancelDocumentRequest, pro, by(proAccount)).types()).toEqual({ request: ['DocumentRequestCancelled'] });
    expect(of(mine).when(cancelDocumentRequest, named, by(teamAccount)).types()).toEqual({ request: ['DocumentRequestCancelled'] });
    expect(
      of(mine)
        .when(cancelDocumentRequest, { ...pro, acceptanceId: acceptanceId(2) }, by(proAccount))
        .refusal(),
    ).toBe('FORBIDDEN: not-asked-by-you');
    expect(of(asked()).when(cancelDocumentRequest, pro, by(proAccount)).refusal()).toBe('FORBIDDEN: not-asked-by-you');
    expect(
      of([...asked(), ...fulfilled])
        .when(cancelDocumentRequest, named, by(teamAccount))
        .refusal(),
    ).toBe('WRONG_STATE: document-request-is-fulfilled');
    expect(of([]).when(cancelDocumentRequest, named, by(teamAccount)).refusal()).toBe('NOT_FOUND: no-such-document-request');
  });
  it('MarkDocumentRequestOverdue: once its day is over and something is missing; of an ended matter it is closed', () => {
    expect(of(asked()).when(markDocumentRequestOverdue, named, by(system, LATE)).types()).toEqual({ request: ['DocumentRequestOverdue'] });
    expect(of(asked()).when(markDocumentRequestOverdue, named, by(system, T0)).events()).toEqual({});
    expect(
      of([...asked(), ...fulfilled])
        .when(markDocumentRequestOverdue, named, by(system, LATE))
        .events(),
    ).toEqual({});
    expect(
      of([...asked(), ...late])
        .when(markDocumentRequestOverdue, named, by(system, LATE))
        .events(),
    ).toEqual({});
    expect(of(asked(), withdrawn).when(markDocumentRequestOverdue, named, by(system, LATE)).events()).toMatchObject({
      request: [{ type: 'DocumentRequestCancelled', data: { why: 'requestEnded' } }],
    });
  });
  it('ReopenDocumentRequestItem: what answered was deleted', () => {
    const gone = { ...named, itemId: itemId(0), documentId: documentId(0) };
    expect(
      of([...asked(), ...fulfilled])
        .when(reopenDocumentRequestItem, gone, by(system))
        .types(),
    ).toEqual({ request: ['DocumentRequestItemReopened'] });
    expect(of(asked()).when(reopenDocumentRequestItem, gone, by(system)).events()).toEqual({});
  });
  it('a timer minds its day, and a deleted answer asks again', () => {
    const events = (past: Past) => recorded(documentRequest, requestId(1), past);
    expect(effectsOf(mindDocumentRequests, events([...asked(), ...fulfilled]))).toMatchObject([
      { timer: 'docrequest.overdue', dueAt: LATE, command: 'MarkDocumentRequestOverdue' },
      { do: 'cancel', timer: 'docrequest.overdue' },
    ]);
    const deleted = (why: string, answers?: object): Past => [
      ['DocumentDeleted', { leadId, documentId: documentId(0), why, ...(answers ? { answers } : {}) }],
    ];
    const answers = { requestId: requestId(1), itemId: itemId(0) };
    const effects = (past: Past) => effectsOf(askAgain, recorded(documents, leadId, past));
    expect(effects(deleted('owner', answers))).toMatchObject([{ command: 'ReopenDocumentRequestItem', input: answers }]);
    expect([...effects(deleted('owner')), ...effects(deleted('retention', answers))]).toEqual([]);
  });
});

describe('announcements', () => {
  it('are one for what is shared within a quarter of an hour, and one for each reader', () => {
    const at = (minutes: number): string => new Date(Date.parse(T0) + minutes * 60_000).toISOString();
    const shared = (n: number, minutes: number, to: object = { to: 'client' }): Past => [
      ...fromPro(n).slice(0, 1),
      ['DocumentShared', { leadId, documentId: documentId(n), shareId: requestId(n), ...to }, at(minutes)],
    ];
    const s = fold(
      documents,
      recorded(documents, leadId, [...shared(1, 0), ...shared(2, 14), ...shared(3, 16), ...shared(4, 90)]) as never,
    );
    expect([1, 2, 3, 4].map((n) => isAnnounced(s, documentId(n), 'client'))).toEqual([true, false, true, true]);
    expect(isAnnounced(s, documentId(1), acceptanceId(1))).toBe(false);
  });
});
