import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { client, leadId, submitted } from '@jurilien/lead/testing';
import {
  acceptanceId,
  clientAccount,
  documentId,
  fromClient,
  fromPro,
  fromTeam,
  proAccount,
  professionalId,
  proLink,
  seat,
  teamAccount,
} from '../testing.js';
import { deleteDocument } from './delete-document.js';
import { renameDocument } from './rename-document.js';
import { revokeDocumentShare, shareDocument } from './share-document.js';

const withdrawn: Past = [...submitted, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }, T0]];
const two = [seat(1), seat(2)];
const one = { leadId, documentId: documentId(1), seats: two };
const to1 = { ...one, acceptanceId: acceptanceId(1) };
const by = (actor: object) => ({ actor: actor as typeof client, now: T0 });
const unshared = (...of: readonly number[]): Past =>
  of.map((n) => [
    'DocumentShareRevoked',
    {
      leadId,
      documentId: documentId(1),
      to: 'professional',
      acceptanceId: acceptanceId(n),
      professionalId: professionalId(n),
      why: 'owner',
    },
  ]);

describe('RevokeDocumentShare and ShareDocument of a client', () => {
  const of = (...documents: Past[]) => given({ lead: submitted, documents: documents.flat() });
  it('take back what was for who accepts, from one professional or from all, and give it again', () => {
    expect(of(fromClient(1)).when(revokeDocumentShare, to1, by(client)).events()).toMatchObject({
      documents: [{ type: 'DocumentShareRevoked', data: { to: 'professional', acceptanceId: acceptanceId(1), why: 'owner' } }],
    });
    expect(of(fromClient(1)).when(revokeDocumentShare, one, by(clientAccount)).types()).toEqual({ documents: ['DocumentShareRevoked'] });
    expect(of(fromClient(1), unshared(1)).when(shareDocument, to1, by(client)).types()).toEqual({ documents: ['DocumentShared'] });
  });
  it('are nothing where it is so already', () => {
    expect(of(fromClient(1)).when(shareDocument, to1, by(client)).events()).toEqual({});
    expect(of(fromClient(1), unshared(1)).when(revokeDocumentShare, to1, by(client)).events()).toEqual({});
  });
  it('share with everyone again, and tell those of them who accepted and did not see it', () => {
    const { documents } = of(fromClient(1), unshared(1)).when(shareDocument, one, by(client)).events();
    expect(documents!.map(({ data }) => data)).toMatchObject([
      { to: 'professional' },
      { to: 'professional', acceptanceId: acceptanceId(1) },
    ]);
  });
  it('refuse a professional whose contact sheet is closed, one of another request, and a request that has ended', () => {
    const closed = { ...to1, seats: [seat(1, false)] };
    expect(of(fromClient(1), unshared(1)).when(shareDocument, closed, by(client)).refusal()).toBe('WRONG_STATE: acceptance-is-over');
    expect(
      of(fromClient(1))
        .when(shareDocument, { ...one, acceptanceId: acceptanceId(9) }, by(client))
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
    const over = given({ lead: withdrawn, documents: [...fromClient(1), ...unshared(1)] });
    expect(over.when(shareDocument, to1, by(client)).refusal()).toBe('WRONG_STATE: request-ended');
  });
  it('can still take a share back once the request has ended', () =>
    expect(
      given({ lead: withdrawn, documents: fromClient(1) })
        .when(revokeDocumentShare, one, by(client))
        .types(),
    ).toEqual({ documents: ['DocumentShareRevoked'] }));
});

describe('what a professional sent', () => {
  const of = (actor: object, named: object = to1) =>
    given({ lead: submitted, documents: fromPro(1) }).when(revokeDocumentShare, { ...one, ...named }, by(actor));
  it('is theirs to unshare, to rename and to delete, by session or link', () => {
    expect(of(proAccount).events()).toMatchObject({ documents: [{ data: { to: 'client', why: 'owner' } }] });
    expect(of(proLink(1)).types()).toEqual({ documents: ['DocumentShareRevoked'] });
    const past = given({ lead: submitted, documents: fromPro(1) });
    expect(past.when(renameDocument, { ...to1, name: 'Mandat.pdf' }, by(proAccount)).types()).toEqual({ documents: ['DocumentRenamed'] });
    expect(past.when(deleteDocument, to1, by(proAccount)).types()).toEqual({ documents: ['DocumentDeleted'] });
  });
  it('is not the client’s to decide, nor another professional’s to know of', () => {
    expect(of(client, {}).refusal()).toBe('FORBIDDEN: not-your-document');
    expect(of(proAccount, { acceptanceId: acceptanceId(2) }).refusal()).toBe('NOT_FOUND: no-such-document');
    expect(of(proLink(2), { acceptanceId: acceptanceId(2) }).refusal()).toBe('NOT_FOUND: no-such-document');
  });
  it('is not shared with another professional', () =>
    expect(
      given({ lead: submitted, documents: fromPro(1) })
        .when(shareDocument, { ...to1, to: 'professional' }, by(proAccount))
        .refusal(),
    ).toBe('VALIDATION: own-side'));
  it('is out of their reach once their contact sheet is closed', () =>
    expect(
      given({ lead: submitted, documents: fromPro(1) })
        .when(deleteDocument, { ...to1, seats: [seat(1, false)] }, by(proAccount))
        .refusal(),
    ).toBe('NOT_FOUND: acceptance'));
});

describe('a professional', () => {
  it('names the acceptance by which they act', () =>
    expect(
      given({ lead: submitted, documents: fromClient(1) })
        .when(renameDocument, { ...one, name: 'x' }, by(proAccount))
        .refusal(),
    ).toBe('VALIDATION: acceptance-required'));
  it('decides nothing over what the client sent', () => {
    const past = given({ lead: submitted, documents: fromClient(1) });
    for (const refused of [
      past.when(renameDocument, { ...to1, name: 'x' }, by(proAccount)),
      past.when(revokeDocumentShare, to1, by(proAccount)),
      past.when(deleteDocument, to1, by(proLink(1))),
    ])
      expect(refused.refusal()).toBe('FORBIDDEN: not-your-document');
  });
  it('does not learn of what is not shared with them', () =>
    expect(
      given({ lead: submitted, documents: [...fromClient(1), ...unshared(1)] })
        .when(deleteDocument, to1, by(proAccount))
        .refusal(),
    ).toBe('NOT_FOUND: no-such-document'));
});

describe('what the team sent', () => {
  it('goes to the client or to a professional as they say', () => {
    const past = given({ lead: submitted, documents: fromTeam(1) });
    expect(past.when(shareDocument, { ...one, to: 'client' }, by(teamAccount)).events()).toMatchObject({
      documents: [{ data: { to: 'client' } }],
    });
    expect(past.when(shareDocument, { ...to1, to: 'professional' }, by(teamAccount)).events()).toMatchObject({
      documents: [{ data: { to: 'professional', acceptanceId: acceptanceId(1) } }],
    });
    expect(past.when(shareDocument, one, by(client)).refusal()).toBe('NOT_FOUND: no-such-document');
  });
});

describe('RenameDocument', () => {
  it('gives another name, once', () => {
    const past = given({ lead: submitted, documents: fromClient(1) });
    expect(past.when(renameDocument, { ...one, name: 'Bail signé.pdf' }, by(client)).types()).toEqual({ documents: ['DocumentRenamed'] });
    expect(past.when(renameDocument, { ...one, name: 'Bail 1.pdf' }, by(client)).events()).toEqual({});
  });
});
