import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { client, leadId, submitted, system } from '@jurilien/lead/testing';
import {
  acceptanceId,
  clientAccount,
  documentId,
  fromClient,
  fromPro,
  proAccount,
  professionalId,
  proLink,
  seat,
  teamAccount,
  viewId,
} from '../testing.js';
import { recordDocumentDownloaded, recordDocumentViewed } from './record-document-opened.js';
import { recordDocumentQuarantined } from './record-document-quarantined.js';
import { reportWrongRecipient } from './report-wrong-recipient.js';

const one = { leadId, documentId: documentId(1), viewId: viewId(1), seats: [seat(1), seat(2)] };
const to1 = { ...one, acceptanceId: acceptanceId(1) };
const by = (actor: object) => ({ actor: actor as typeof client, now: T0 });
const of = (...documents: Past[]) => given({ lead: submitted, documents: documents.flat() });

describe('RecordDocumentViewed', () => {
  const seen: Past = [
    ['DocumentViewed', { leadId, documentId: documentId(1), viewId: viewId(1), by: 'professional', acceptanceId: acceptanceId(1) }],
  ];
  it('tells the owner who opened it, once for each opening', () => {
    expect(
      of(fromClient(1))
        .when(recordDocumentViewed, to1, by(proLink(1)))
        .events(),
    ).toMatchObject({
      documents: [{ type: 'DocumentViewed', data: { by: 'professional', viewerId: professionalId(1), acceptanceId: acceptanceId(1) } }],
    });
    expect(
      of(fromClient(1), seen)
        .when(recordDocumentViewed, to1, by(proLink(1)))
        .events(),
    ).toEqual({});
    expect(
      of(fromClient(1), seen)
        .when(recordDocumentViewed, { ...to1, viewId: viewId(2) }, by(proAccount))
        .types(),
    ).toEqual({ documents: ['DocumentViewed'] });
  });
  it('is nothing for the owner and for the team', () => {
    for (const actor of [client, clientAccount, teamAccount])
      expect(of(fromClient(1)).when(recordDocumentViewed, one, by(actor)).events()).toEqual({});
    expect(of(fromPro(1)).when(recordDocumentViewed, to1, by(proAccount)).events()).toEqual({});
    expect(of(fromPro(1)).when(recordDocumentViewed, one, by(client)).types()).toEqual({ documents: ['DocumentViewed'] });
  });
  it('is refused to who may not read it', () => {
    const revoked: Past = [['DocumentShareRevoked', { leadId, documentId: documentId(1), to: 'professional', why: 'owner' }]];
    expect(
      of(fromClient(1), revoked)
        .when(recordDocumentViewed, to1, by(proLink(1)))
        .refusal(),
    ).toBe('NOT_FOUND: no-such-document');
    expect(
      of(fromClient(1))
        .when(recordDocumentViewed, { ...to1, seats: [seat(1, false)] }, by(proLink(1)))
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
    const unshared: Past = [['DocumentShareRevoked', { leadId, documentId: documentId(1), to: 'client', why: 'owner' }]];
    expect(of(fromPro(1), unshared).when(recordDocumentViewed, one, by(client)).refusal()).toBe('NOT_FOUND: no-such-document');
  });
  it('is another fact than a download', () =>
    expect(
      of(fromClient(1), seen)
        .when(recordDocumentDownloaded, to1, by(proLink(1)))
        .types(),
    ).toEqual({ documents: ['DocumentDownloaded'] }));
});

describe('ReportWrongRecipient', () => {
  const linkId = 'a'.repeat(64);
  const report = { leadId, linkId, documentId: documentId(1), acceptanceId: acceptanceId(1), seats: [seat(1)] };
  it('ends the share in the same append, once', () => {
    expect(
      of(fromClient(1))
        .when(reportWrongRecipient, report, by(proLink(1)))
        .types(),
    ).toEqual({ documents: ['WrongRecipientReported', 'DocumentShareRevoked'] });
    const told: Past = [['WrongRecipientReported', { leadId, linkId, incidentId: viewId(9), to: 'professional' }]];
    expect(
      of(fromClient(1), told)
        .when(reportWrongRecipient, report, by(proLink(1)))
        .events(),
    ).toEqual({});
  });
  it('of a request for documents ends nothing but the link', () => {
    const { documentId: _, acceptanceId: __, ...bare } = report;
    expect(
      of(fromClient(1))
        .when(reportWrongRecipient, bare, by({ ...client, link: linkId }))
        .types(),
    ).toEqual({ documents: ['WrongRecipientReported'] });
  });
  it('of a link to the client takes back what was shared with them, never what they sent', () => {
    const toClient = { ...report, acceptanceId: undefined };
    const owner = by({ ...client, link: linkId });
    expect(of(fromPro(1)).when(reportWrongRecipient, toClient, owner).events()).toMatchObject({
      documents: [{}, { data: { to: 'client', why: 'wrongRecipient' } }],
    });
    expect(of(fromClient(1)).when(reportWrongRecipient, toClient, owner).types()).toEqual({ documents: ['WrongRecipientReported'] });
  });
  it('comes by the link itself', () => {
    expect(of(fromClient(1)).when(reportWrongRecipient, report, by(teamAccount)).refusal()).toBe('FORBIDDEN: by-its-link');
    expect(
      of(fromClient(1))
        .when(reportWrongRecipient, report, by({ ...proLink(1), link: 'b'.repeat(64) }))
        .refusal(),
    ).toBe('FORBIDDEN: by-its-link');
  });
});

describe('RecordDocumentQuarantined', () => {
  const found = { leadId, uploadId: viewId(1), by: 'client' as const, signature: 'Eicar-Signature' };
  it('keeps what was found and from whom, once', () => {
    expect(of().when(recordDocumentQuarantined, found, by(system)).types()).toEqual({ documents: ['DocumentQuarantined'] });
    expect(
      of([['DocumentQuarantined', found]])
        .when(recordDocumentQuarantined, found, by(system))
        .events(),
    ).toEqual({});
    expect(given({}).when(recordDocumentQuarantined, found, by(system)).events()).toEqual({});
  });
});
