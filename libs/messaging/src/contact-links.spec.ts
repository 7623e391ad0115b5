import { ERASED, fold } from '@jurilien/event-sourcing';
import { at, given, recorded, type Past } from '@jurilien/event-sourcing/testing';
import { contactPoint } from './contact-point.js';
import { contactLinkOf, issueContactLink, LINK_GOOD_DAYS, revokeContactLinks } from './decisions/keep-contact-links.js';

const DAY = 24 * 60;
const contactId = 'c'.repeat(64);
const asked = { contactId, use: 'unsubscribe-service', holderId: 'person-p', token: 'T'.repeat(43), hash: 'a'.repeat(64) } as const;
const issued = (more: object = {}): Past[number] => ['ContactLinkIssued', { ...asked, expiresAt: at(2 * LINK_GOOD_DAYS * DAY), ...more }];
const issue = (contact: Past, minutes = 0, more: object = {}) =>
  given({ contact }).when(issueContactLink, { ...asked, ...more }, { now: at(minutes) });

// proves: item 16
describe('a link at the foot of messages', () => {
  it('is made once for an address and a use, for twice the days it must be good', () => {
    expect(issue([]).events()).toEqual({ contact: [{ type: issued()[0], data: issued()[1] }] });
    expect(issue([issued()]).types()).toEqual({});
    expect(issue([issued()], 0, { use: 'preferences-client' }).types()).toEqual({ contact: ['ContactLinkIssued'] });
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
