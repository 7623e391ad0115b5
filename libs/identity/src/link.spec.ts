import { at, given, T0, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { issueLink } from './decisions/links/issue-link.js';
import { requestNewLink } from './decisions/links/request-new-link.js';
import { requestPrivateChangeLink } from './decisions/links/request-private-change-link.js';
import { revokeLink } from './decisions/links/revoke-link.js';
import { useLink } from './decisions/links/use-link.js';

const linkId = 'a'.repeat(64);
const asked = {
  linkId,
  purpose: 'offer' as const,
  subject: { leadId: uuidFor('l'), offerId: uuidFor('o'), professionalId: uuidFor('p') },
  lang: 'fr' as const,
  expiresAt: at(60),
};
const issued = ['LinkIssued', asked] as const;
const used = ['LinkUsed', { linkId }] as const;
const revoked = ['LinkRevoked', { linkId }] as const;
const system = { actor: { kind: 'system', id: 'links' } } as const;
const renewed = ['NewLinkRequested', { linkId, purpose: 'offer', subject: asked.subject, lang: 'fr', sequence: 1 }, at(61)] as const;

describe('a personal link', () => {
  it('is issued once, about something', () => {
    expect(given().when(issueLink, asked, system).events()).toEqual({ link: [{ type: 'LinkIssued', data: asked }] });
    expect(
      given({ link: [issued] })
        .when(issueLink, asked, system)
        .types(),
    ).toEqual({});
    expect(
      given()
        .when(issueLink, { ...asked, subject: {} }, system)
        .refusal(),
    ).toBe('VALIDATION: link-about-nothing');
    expect(issueLink.input.safeParse({ ...asked, linkId: 'the-token-itself' }).success).toBe(false);
  });
  // proves: S4
  it('is made by the system alone, no matter who it is about: no one names the hash of a token of their own', () => {
    for (const role of ['jurilien_admin', 'jurilien_admin_qc', 'jurilien_professional'])
      expect(
        given()
          .when(issueLink, asked, { actor: { kind: 'user', id: 'u', role } })
          .refusal(),
      ).toBe('FORBIDDEN: links-are-made-by-the-system');
  });
  it('is revoked once', () => {
    expect(
      given({ link: [issued] })
        .when(revokeLink, { linkId })
        .types(),
    ).toEqual({ link: ['LinkRevoked'] });
    expect(
      given({ link: [issued, revoked] })
        .when(revokeLink, { linkId })
        .types(),
    ).toEqual({ link: [] });
    expect(given().when(revokeLink, { linkId }).refusal()).toBe('NOT_FOUND: link');
  });
  // proves: ASVS row 40
  it('is used once, before it runs out', () => {
    expect(
      given({ link: [issued] })
        .when(useLink, { linkId })
        .types(),
    ).toEqual({ link: ['LinkUsed'] });
    expect(
      given({ link: [issued, used] })
        .when(useLink, { linkId })
        .refusal(),
    ).toBe('TOKEN_USED: link-used');
    expect(
      given({ link: [issued] })
        .when(useLink, { linkId }, { now: at(60) })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: link-expired');
    expect(
      given({ link: [issued, revoked] })
        .when(useLink, { linkId })
        .refusal(),
    ).toBe('NOT_FOUND: link');
    expect(given().when(useLink, { linkId }).refusal()).toBe('NOT_FOUND: link');
  });
  it('is replaced when it has run out or was used, at most every ten minutes', () => {
    expect(
      given({ link: [issued] })
        .when(requestNewLink, { linkId }, { now: at(61) })
        .events().link![0],
    ).toEqual({ type: renewed[0], data: renewed[1] });
    expect(
      given({ link: [issued, used] })
        .when(requestNewLink, { linkId })
        .types(),
    ).toEqual({ link: ['NewLinkRequested'] });
    expect(
      given({ link: [issued] })
        .when(requestNewLink, { linkId })
        .refusal(),
    ).toBe('WRONG_STATE: link-live');
    expect(
      given({ link: [issued, renewed] })
        .when(requestNewLink, { linkId }, { now: at(70) })
        .refusal(),
    ).toBe('RATE_LIMITED: renewed-lately');
    expect(
      given({ link: [issued, renewed] })
        .when(requestNewLink, { linkId }, { now: at(71) })
        .events().link![0]!.data,
    ).toMatchObject({ sequence: 2 });
    expect(
      given({ link: [issued, revoked] })
        .when(requestNewLink, { linkId }, { now: at(61) })
        .refusal(),
    ).toBe('NOT_FOUND: link');
    expect(given().when(requestNewLink, { linkId }).refusal()).toBe('NOT_FOUND: link');
  });
  it('of a request leads to another that changes the details, by way of the mailbox, once in ten minutes', () => {
    const status = ['LinkIssued', { ...issued[1], purpose: 'lead-status', subject: { leadId: uuidFor('l') } }] as const;
    const asked = [
      'NewLinkRequested',
      { linkId, purpose: 'private-change', subject: { leadId: uuidFor('l') }, lang: 'fr', sequence: 1 },
    ] as const;
    const ask = (link: Past, now = T0) => given({ link }).when(requestPrivateChangeLink, { linkId }, { now });
    expect(ask([status]).events()).toEqual({ link: [{ type: asked[0], data: asked[1] }] });
    expect(ask([status, asked], at(9)).types()).toEqual({});
    expect(ask([status, asked], at(10)).types()).toEqual({ link: ['NewLinkRequested'] });
    expect(ask([status], at(60)).refusal()).toBe('TOKEN_EXPIRED: link-expired');
    expect(ask([['LinkIssued', { ...status[1], purpose: 'offer' }]]).refusal()).toBe('NOT_FOUND: link');
    expect(ask([]).refusal()).toBe('NOT_FOUND: link');
  });
  it('that answers an invitation to renew is never asked for again: the next invitation is the system’s', () => {
    const invitation = ['LinkIssued', { ...issued[1], purpose: 'renewal', subject: { leadId: uuidFor('l'), round: 1 } }] as const;
    const past = [invitation, ['LinkUsed', { linkId }]] as const;
    for (const link of [[invitation], past])
      expect(
        given({ link })
          .when(requestNewLink, { linkId }, { now: at(61) })
          .refusal(),
      ).toBe('NOT_FOUND: link');
  });
  it('that undoes a change is never sent again: the address on file is the new one', () =>
    expect(
      given({ link: [['LinkIssued', { ...issued[1], purpose: 'undo-change' }]] })
        .when(requestNewLink, { linkId }, { now: at(61) })
        .refusal(),
    ).toBe('NOT_FOUND: link'));
});
