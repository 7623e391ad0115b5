import type { Recorded } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { client, draft, leadId, otherLead, personId, submitted, system } from '@jurilien/lead/testing';
import { forgetDocumentsOfEnded, removeDeletedFiles } from '../automations/forget-documents.js';
import { deleteDocument, forgetDocuments } from './delete-document.js';
import { uploadDocument } from './upload-document.js';

const idOf = (n: number): string => `018f2a10-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
const file = (n: number) => ({
  leadId,
  documentId: idOf(n),
  name: `Mise en demeure ${n}.pdf`,
  type: 'pdf' as const,
  bytes: 1_000,
  sha256: 'a'.repeat(64),
  scanner: 'clamd',
});
const uploaded = (n: number): Past => [['DocumentUploaded', { ...file(n), personId, by: 'client' }]];
const DAY = 1_440;
const by = { actor: client, now: T0 };
const closed: Past = [...submitted, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: false }, T0]];

describe('UploadDocument', () => {
  it('adds a clean document to a request that is being written, once', () => {
    expect(given({ lead: draft }).when(uploadDocument, file(1), by).events()).toEqual({
      documents: [{ type: 'DocumentUploaded', data: { ...file(1), personId, by: 'client' } }],
    });
    expect(
      given({ lead: draft, documents: uploaded(1) })
        .when(uploadDocument, file(1), by)
        .events(),
    ).toEqual({});
  });
  it('keeps what was done to a photo before it was kept', () => {
    const photo = {
      ...file(1),
      name: 'Mur.jpg',
      type: 'jpg' as const,
      cleaned: ['location' as const],
      turned: true as const,
      from: 'heic' as const,
    };
    expect(given({ lead: draft }).when(uploadDocument, photo, by).events()).toMatchObject({ documents: [{ data: photo }] });
  });
  it('refuses the eleventh', () => {
    const ten = Array.from({ length: 10 }, (_, n) => uploaded(n)).flat();
    expect(given({ lead: draft, documents: ten }).when(uploadDocument, file(11), by).refusal()).toBe('CAP_REACHED: documents');
  });
  it('refuses the third where two are the most, from the moment that is so', () => {
    const two = { lead: draft, documents: [...uploaded(1), ...uploaded(2)] };
    const most = (n: number) => ({ ...by, config: configWith({ 'lead.files.max': n }) });
    expect(given(two).when(uploadDocument, file(3), most(2)).refusal()).toBe('CAP_REACHED: documents');
    expect(given(two).when(uploadDocument, file(3), most(3)).types()).toEqual({ documents: ['DocumentUploaded'] });
  });
  it('adds one to a request that was sent, while it lives', () =>
    expect(given({ lead: submitted }).when(uploadDocument, file(1), by).types()).toEqual({ documents: ['DocumentUploaded'] }));
  it('refuses once the request ended, and without a request', () => {
    expect(given({ lead: closed }).when(uploadDocument, file(1), by).refusal()).toBe('WRONG_STATE: lead-is-withdrawn');
    expect(given({}).when(uploadDocument, file(1), by).refusal()).toBe('NOT_FOUND: lead');
  });
  it('does not bring back what was taken away', () => {
    const gone: Past = [...uploaded(1), ['DocumentDeleted', { leadId, documentId: idOf(1), why: 'owner' }]];
    expect(given({ lead: draft, documents: gone }).when(uploadDocument, file(1), by).events()).toEqual({});
  });
});

describe('DeleteDocument', () => {
  const one = { leadId, documentId: idOf(1) };
  it('takes a document out of a draft or a request that was sent, once', () => {
    for (const before of [draft, submitted])
      expect(
        given({ lead: before, documents: uploaded(1) })
          .when(deleteDocument, one, by)
          .events(),
      ).toEqual({ documents: [{ type: 'DocumentDeleted', data: { ...one, why: 'owner' } }] });
    expect(given({ lead: draft }).when(deleteDocument, one, by).events()).toEqual({});
  });
  it('refuses once the request ended', () =>
    expect(
      given({ lead: closed, documents: uploaded(1) })
        .when(deleteDocument, one, by)
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-withdrawn'));
});

describe('ForgetDocuments', () => {
  const asked = (lead: Past, now: string) =>
    given({ lead, documents: [...uploaded(1), ...uploaded(2)] }).when(forgetDocuments, { leadId }, { actor: system, now });
  it('empties a draft that no one sent', () =>
    expect(asked([...draft, ['LeadDraftAbandoned', { leadId }]], T0).events()).toMatchObject({
      documents: [{ data: { documentId: idOf(1), why: 'draftExpired' } }, { data: { documentId: idOf(2), why: 'draftExpired' } }],
    }));
  it('keeps those of an ended request for ninety days, and those of a live one', () => {
    expect(asked(closed, at(90 * DAY - 1)).events()).toEqual({});
    expect(asked(submitted, at(900 * DAY)).events()).toEqual({});
    expect(asked(closed, at(90 * DAY)).types()).toEqual({ documents: ['DocumentDeleted', 'DocumentDeleted'] });
  });
  it('keeps everything while a legal hold stands, but for a person who is erased', () => {
    const past = { lead: closed, documents: uploaded(1) };
    const held = (lead: Past) =>
      given({ ...past, lead }).when(forgetDocuments, { leadId, held: true }, { actor: system, now: at(90 * DAY) });
    expect(held(closed).events()).toEqual({});
    expect(held([...closed, ['LeadErased', { leadId, cause: 'request' }]]).types()).toEqual({ documents: ['DocumentDeleted'] });
  });
  describe('for a request that another one stands for', () => {
    const merged: Past = [...submitted, ['LeadMerged', { leadId, into: otherLead }, T0]];
    const survivor: Past = [
      ...submitted,
      ['LeadAbsorbed', { leadId: otherLead, absorbed: leadId, proven: [], refused: [], acceptances: 0 }, T0],
    ];
    const over: Past = [...survivor, ['LeadWithdrawn', { leadId: otherLead, reason: 'solved', afterAcceptance: false }, at(DAY)]];
    const alone = (standing: Past, now: string) =>
      given({ lead: merged, standing, documents: uploaded(1) }).when(forgetDocuments, { leadId, into: otherLead }, { actor: system, now });
    it('keeps them as long as those of that one', () => {
      expect(alone(survivor, at(900 * DAY)).events()).toEqual({});
      expect(alone(over, at(91 * DAY - 1)).events()).toEqual({});
      expect(alone(over, at(91 * DAY)).types()).toEqual({ documents: ['DocumentDeleted'] });
    });
    it('lets them go with those of that one, and not once it stands alone again', () => {
      const together = (standing: Past) =>
        given({ lead: standing, documents: uploaded(1), [`of-${leadId}`]: uploaded(2) }).when(
          forgetDocuments,
          { leadId: otherLead, absorbed: [leadId] },
          { actor: system, now: at(91 * DAY) },
        );
      expect(together(over).events()).toMatchObject({
        documents: [{ data: { leadId: otherLead, documentId: idOf(1) } }],
        [`of-${leadId}`]: [{ type: 'DocumentDeleted', data: { leadId, documentId: idOf(2), why: 'retention' } }],
      });
      const apart = [...survivor, ['LeadSeparated', { leadId: otherLead, absorbed: leadId, unproven: [], granted: [], confirmed: true }]];
      const ended = [...apart, ['LeadWithdrawn', { leadId: otherLead, reason: 'solved', afterAcceptance: false }, at(DAY)]] as Past;
      expect(together(ended).types()).toEqual({ documents: ['DocumentDeleted'] });
    });
  });
  it('keeps the instant that the end of the request set, whatever the days are by then', () => {
    const until = at(90 * DAY);
    const forgotten = given({ lead: closed, documents: uploaded(1) }).when(
      forgetDocuments,
      { leadId, until },
      { actor: system, now: until, config: configWith({ 'document.keptDays': 365 }) },
    );
    expect(forgotten.types()).toEqual({ documents: ['DocumentDeleted'] });
  });
});

describe('what follows by itself', () => {
  const happened = (type: string, data: object = {}, config = asShipped()): Recorded =>
    ({ type, data: { leadId, ...data }, occurredAt: T0, stream: `lead-${leadId}`, config }) as unknown as Recorded;
  it('empties an abandoned draft at once, an ended request in ninety days, unless it opens again', () => {
    expect(forgetDocumentsOfEnded.on.LeadDraftAbandoned!(happened('LeadDraftAbandoned'))).toEqual([
      { do: 'dispatch', command: 'ForgetDocuments', input: { leadId } },
    ]);
    expect(forgetDocumentsOfEnded.on.LeadWithdrawn!(happened('LeadWithdrawn'))).toMatchObject([
      { timer: 'lead.documents', dueAt: at(90 * DAY), command: 'ForgetDocuments', input: { leadId, until: at(90 * DAY) } },
    ]);
    const month = happened('LeadWithdrawn', {}, configWith({ 'document.keptDays': 30 }));
    expect(forgetDocumentsOfEnded.on.LeadWithdrawn!(month)).toMatchObject([{ dueAt: at(30 * DAY) }]);
    expect(forgetDocumentsOfEnded.on.LeadReopened!(happened('LeadReopened'))).toMatchObject([{ do: 'cancel', timer: 'lead.documents' }]);
  });
  it('removes the bytes of what was deleted', () =>
    expect(removeDeletedFiles.on.DocumentDeleted!(happened('DocumentDeleted', { documentId: idOf(1), why: 'owner' }))).toMatchObject([
      { do: 'work', job: 'remove-file', input: { fileId: idOf(1) } },
    ]));
});
