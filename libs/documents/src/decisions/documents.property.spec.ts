import { fold, Refused } from '@jurilien/event-sourcing';
import { asShipped, at, given, recorded, type Past } from '@jurilien/event-sourcing/testing';
import { client, leadId, submitted, system } from '@jurilien/lead/testing';
import { leadFilesMax } from '@jurilien/reference';
import fc from 'fast-check';
import { documentRequest } from '../document-request.js';
import { documents } from '../documents.js';
import { acceptanceId, documentId, file, itemId, proLink, requestId, seat, teamAccount, viewId } from '../testing.js';
import { deleteDocument } from './delete-document.js';
import { cancelDocumentRequest, markDocumentRequestOverdue, reopenDocumentRequestItem } from './end-document-request.js';
import type { Seat } from './on-documents.js';
import { recordDocumentDownloaded, recordDocumentViewed } from './record-document-opened.js';
import { renameDocument } from './rename-document.js';
import { reportWrongRecipient } from './report-wrong-recipient.js';
import { requestDocuments } from './request-documents.js';
import { revokeDocumentShare, shareDocument } from './share-document.js';
import { uploadDocument } from './upload-document.js';

/** What must hold whatever anyone sends, in whatever order, to documents or to a request for them. Counted from the log alone. */
const numRuns = 300;
const PROS = 3;
const MOST = asShipped().value(leadFilesMax);

const ACTS = [
  ...['upload', 'upload', 'upload', 'answer', 'answer', 'share', 'share', 'revoke', 'revoke', 'rename', 'delete'],
  ...['view', 'view', 'download', 'report', 'ask', 'cancel', 'late', 'reopen'],
] as const;
/** One thing that someone tries: who, with which document, item and professional, and whose contact sheets are closed by then. */
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.constantFrom('client' as const, 'staff' as const, 1, 2, 3),
  n: fc.nat(14),
  item: fc.nat(2),
  of: fc.option(fc.integer({ min: 1, max: PROS }), { nil: undefined }),
  to: fc.constantFrom(undefined, 'client' as const, 'professional' as const),
  view: fc.nat(4),
  closed: fc.array(fc.integer({ min: 1, max: PROS }), { maxLength: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const actorOf = (who: Step['who']) => (who === 'client' ? client : who === 'staff' ? teamAccount : proLink(who));
const link = 'a'.repeat(64);

interface Log {
  readonly documents: Past;
  readonly request: Past;
  /** Who could read anything as each event of the documents was written. */
  readonly seats: readonly (readonly Seat[])[];
}

/** The command of a step, ready to be decided. */
function deciding({ act, who, n, item, of, to, view }: Step, seats: Seat[], pasts: Record<string, Past>, minute: number) {
  const ctx = { actor: actorOf(who), now: at(minute) };
  const acceptance = typeof who === 'number' ? { acceptanceId: acceptanceId(who) } : of ? { acceptanceId: acceptanceId(of) } : {};
  const own = typeof who === 'number' ? { acceptanceId: acceptanceId(who) } : {};
  const named = { leadId, documentId: documentId(n), seats };
  const asked = { requestId: requestId(1), leadId };
  const on = given(pasts);
  switch (act) {
    case 'upload':
      return on.when(uploadDocument, { ...file(n), ...own, seats, forProfessionals: view === 0 }, ctx);
    case 'answer':
      return on.when(uploadDocument, { ...file(n), ...own, seats, answers: { requestId: requestId(1), itemId: itemId(item) } }, ctx);
    case 'share':
      return on.when(shareDocument, { ...named, ...acceptance, to }, ctx);
    case 'revoke':
      return on.when(revokeDocumentShare, { ...named, ...acceptance, to }, ctx);
    case 'rename':
      return on.when(renameDocument, { ...named, ...own, name: `Nom ${view}` }, ctx);
    case 'delete':
      return on.when(deleteDocument, { ...named, ...own }, ctx);
    case 'view':
      return on.when(recordDocumentViewed, { ...named, ...own, viewId: viewId(view) }, ctx);
    case 'download':
      return on.when(recordDocumentDownloaded, { ...named, ...own, viewId: viewId(view) }, ctx);
    case 'report':
      return on.when(reportWrongRecipient, { ...named, ...acceptance, linkId: link }, { ...ctx, actor: { ...proLink(1), link } });
    case 'ask':
      return on.when(
        requestDocuments,
        { ...asked, ...own, seats, dueOn: '2026-11-10', items: [0, 1, 2].map((i) => ({ itemId: itemId(i), label: `Talon ${i}` })) },
        ctx,
      );
    case 'cancel':
      return on.when(cancelDocumentRequest, { ...asked, ...own, seats }, ctx);
    case 'late':
      return on.when(markDocumentRequestOverdue, asked, { actor: system, now: '2026-11-11T05:00:00.000Z' });
    case 'reopen':
      return on.when(reopenDocumentRequestItem, { ...asked, itemId: itemId(item), documentId: documentId(n) }, { ...ctx, actor: system });
  }
}

/** Plays all of it, one after another; what is sent a second time says nothing more. */
function play(steps: readonly Step[]): Log {
  let log: Log = { documents: [], request: [], seats: [] };
  steps.forEach((one, minute) => {
    const seats = [1, 2, 3].map((n) => seat(n, !one.closed.includes(n)));
    const decided = () => {
      try {
        return deciding(one, seats, { lead: submitted, documents: log.documents, request: log.request }, minute).events();
      } catch (error) {
        if (error instanceof Refused) return undefined;
        throw error;
      }
    };
    const written = decided();
    if (!written) return;
    const past = (name: string): Past => (written[name] ?? []).map(({ type, data }) => [type, data, at(minute)]);
    const added = past('documents');
    log = {
      documents: [...log.documents, ...added],
      request: [...log.request, ...past('request')],
      seats: [...log.seats, ...added.map(() => seats)],
    };
    expect({ ...one, again: Object.values(decided() ?? {}).flat() }).toEqual({ ...one, again: [] });
  });
  return log;
}

type Data = Readonly<Record<string, any>>;
const always = (holds: (log: Log) => void): void =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => holds(play(steps))),
    { numRuns },
  );

/** Whether the log up to an event lets someone read a document: what was said last of them, or of everyone, counts. */
function readable(before: Past, document: string, reader: Data): boolean {
  const uploaded = before.find(([type, data]) => type === 'DocumentUploaded' && data['documentId'] === document)?.[1];
  if (!uploaded || before.some(([type, data]) => type === 'DocumentDeleted' && data['documentId'] === document)) return false;
  if (reader['by'] === 'professional' && uploaded['acceptanceId'] === reader['acceptanceId']) return true;
  const last = before.findLast(
    ([type, data]) =>
      (type === 'DocumentShared' || type === 'DocumentShareRevoked') &&
      data['documentId'] === document &&
      data['to'] === reader['by'] &&
      (data['acceptanceId'] === undefined || data['acceptanceId'] === reader['acceptanceId']),
  );
  return last ? last[0] === 'DocumentShared' : uploaded['by'] === 'client';
}

describe('the documents of a request', () => {
  it('are opened by those alone to whom they are shared at that moment, who are neither their owner nor the team', () =>
    always(({ documents: past, seats }) =>
      past.forEach(([type, data], i) => {
        if (type !== 'DocumentViewed' && type !== 'DocumentDownloaded') return;
        const sent = past.find(([t, d]) => t === 'DocumentUploaded' && d['documentId'] === data['documentId'])![1];
        expect(readable(past.slice(0, i), data['documentId'] as string, data)).toBe(true);
        expect(data['by']).not.toBe('staff');
        expect([sent['by'], sent['acceptanceId']]).not.toEqual([data['by'], data['acceptanceId']]);
        if (data['by'] === 'professional')
          expect(seats[i]!.find((one) => one.acceptanceId === data['acceptanceId'])).toMatchObject({ readable: true });
      }),
    ));

  it('of one professional are never shared with another, and with no one whose contact sheet is closed', () =>
    always(({ documents: past, seats }) =>
      past.forEach(([type, data], i) => {
        if (type !== 'DocumentShared' || data['to'] !== 'professional') return;
        expect(past.find(([t, d]) => t === 'DocumentUploaded' && d['documentId'] === data['documentId'])![1]['by']).not.toBe(
          'professional',
        );
        if (data['acceptanceId'])
          expect(seats[i]!.find((one) => one.acceptanceId === data['acceptanceId'])).toMatchObject({ readable: true });
      }),
    ));

  it('come once each, do not come back, and are never more of one side than there is room for', () =>
    always(({ documents: past }) => {
      const ids = past.filter(([type]) => type === 'DocumentUploaded').map(([, data]) => data['documentId']);
      expect(new Set(ids).size).toBe(ids.length);
      past.forEach((_, i) => {
        const { documents: there, requests } = fold(documents, recorded(documents, leadId, past.slice(0, i + 1)));
        const asked = requests.reduce((sum, { items }) => sum + items, 0);
        for (const by of ['client', 'staff', acceptanceId(1), acceptanceId(2), acceptanceId(3)]) {
          const own = there.filter((d) => (d.acceptanceId ?? d.by) === by);
          expect(own.length).toBeLessThanOrEqual(MOST + (by === 'client' ? asked : 0));
        }
      });
    }));
});

describe('a request for documents', () => {
  it('receives each item once until it is asked again, is fulfilled with the last and by it alone, and hears nothing once it was called off', () =>
    always(({ request: past }) => {
      const there = new Set<unknown>();
      const types = past.map(([type]) => type);
      past.forEach(([type, data], i) => {
        if (type === 'DocumentRequestItemReceived') {
          expect(there.has(data['itemId'])).toBe(false);
          there.add(data['itemId']);
          expect(types[i + 1] === 'DocumentRequestFulfilled').toBe(there.size === 3);
        }
        if (type === 'DocumentRequestItemReopened') expect(there.delete(data['itemId'])).toBe(true);
        if (type === 'DocumentRequestFulfilled') expect([there.size, types[i - 1]]).toEqual([3, 'DocumentRequestItemReceived']);
        if (type === 'DocumentRequestCancelled') expect(i).toBe(past.length - 1);
      });
      for (const once of ['DocumentsRequested', 'DocumentRequestOverdue', 'DocumentRequestCancelled'])
        expect(types.filter((type) => type === once).length).toBeLessThanOrEqual(1);
      const { status } = fold(documentRequest, recorded(documentRequest, requestId(1), past));
      if (status === 'Fulfilled') expect(there.size).toBe(3);
      if (status === 'Open') expect(there.size).toBe(0);
    }));
});
