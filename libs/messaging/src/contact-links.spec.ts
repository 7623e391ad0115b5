import { ERASED, fold } from '@jurilien/event-sourcing';
import { at, given, recorded, type Past } from '@jurilien/event-sourcing/testing';
import { contactPoint, type LinkUse } from './contact-point.js';
import { contactLinkOf, issueContactLinks, LINK_GOOD_DAYS, revokeContactLinks } from './decisions/keep-contact-links.js';

const DAY = 24 * 60;
const contactId = 'c'.repeat(64);
const asked = { contactId, use: 'unsubscribe-service', holderId: 'person-p', token: 'T'.repeat(43), hash: 'a'.repeat(64) } as const;
const issued = (more: object = {}): Past[number] => ['ContactLinkIssued', { ...asked, expiresAt: at(2 * LINK_GOOD_DAYS * DAY), ...more }];
const { holderId, use, token, hash } = asked;
const issueAll = (contact: Past, links: readonly { use: LinkUse; token: string; hash: string }[], minutes = 0) =>
  given({ contact }).when(issueContactLinks, { contactId, holderId, links: [...links] }, { now: at(minutes) });
const issue = (contact: Past, minutes = 0, more: object = {}) => issueAll(contact, [{ use, token, hash, ...more }], minutes);

// proves: item 16
describe('a link at the foot of messages', () => {
  it('is made once for an address and a use, for twice the days it must be good', () => {
    expect(issue([]).events()).toEqual({ contact: [{ type: issued()[0], data: issued()[1] }] });
    expect(issue([issued()]).types()).toEqual({});
    expect(issue([issued()], 0, { use: 'preferences-client' }).types()).toEqual({ contact: ['ContactLinkIssued'] });
  });
  it('is made together with those of other uses, each where there is none', () => {
    const others = (['unsubscribe-service', 'unsubscribe-marketing', 'preferences-client'] as const).map((of) => ({
      use: of,
      token,
      hash,
    }));
    expect(issueAll([], others).types()).toEqual({ contact: ['ContactLinkIssued', 'ContactLinkIssued', 'ContactLinkIssued'] });
    expect(issueAll([issued()], others.slice(0, 2)).events()).toEqual({
      contact: [{ type: 'ContactLinkIssued', data: issued({ use: 'unsubscribe-marketing' })[1] }],
    });
  });
  it('is followed by another before a message would carry one that lives less than it must', () => {
    expect(issue([issued()], LINK_GOOD_DAYS * DAY).types()).toEqual({});
    expect(issue([issued()], LINK_GOOD_DAYS * DAY + 1).types()).toEqual({ contact: ['ContactLinkIssued'] });
  });
  it('is followed by another when its holder was erased: the one that was sent can still say no', () => {
    const state = fold(contactPoint, recorded(contactPoint, contactId, [issued({ token: ERASED })]));
    expect(state.links).toEqual([{ use: asked.use, hash: asked.hash, expiresAt: at(2 * LINK_GOOD_DAYS * DAY) }]);
    expect(contactLinkOf(state, 'unsubscribe-service', at(0))).toBeUndefined();
  });
  it('is revoked with all others of the address', () => {
    expect(
      given({ contact: [issued()] })
        .when(revokeContactLinks, { contactId })
        .types(),
    ).toEqual({ contact: ['ContactLinksRevoked'] });
    expect(given().when(revokeContactLinks, { contactId }).types()).toEqual({});
    expect(issue([issued(), ['ContactLinksRevoked', { contactId }]]).types()).toEqual({ contact: ['ContactLinkIssued'] });
  });
});
