import { fold } from '@jurilien/event-sourcing';
import { at, given, recorded, type Past } from '@jurilien/event-sourcing/testing';
import { link } from '@jurilien/identity';
import { leadId, offerOf, pro, ready, running } from '../claims.testing.js';
import { sendOfferLink } from './send-offer-link.js';

const staff = { kind: 'user', id: 'staff-1', role: 'jurilien_admin' } as const;
const ids = { leadId, professionalId: pro(1) };
const linkId = `h:offer-link:${leadId}:${pro(1)}`;
const send = (past: Past = [], minutes = 5, input = ids) => {
  const { distribution, professional } = ready(1, running);
  return given({ search: distribution, professional, link: past }).when(sendOfferLink, input, {
    actor: staff,
    reason: 'Téléphone perdu',
    now: at(minutes),
  });
};
const asked: Past[number] = [
  'NewLinkRequested',
  { linkId, purpose: 'offer', subject: { ...ids, offerId: offerOf(1) }, lang: 'fr', sequence: 1 },
  at(5),
];

// proves: S4
describe('SendOfferLink', () => {
  it('has the system send one about the professional’s own offer, and takes no token', () => {
    expect(send().events()).toEqual({ link: [{ type: asked[0], data: asked[1] }] });
    expect(Object.keys(sendOfferLink.input.shape).sort()).toEqual(['leadId', 'professionalId']);
  });
  it('remembers whom it is about, where nothing was ever issued that could be opened', () => {
    const s = fold(link, recorded(link, linkId, [asked]));
    expect([s.issued, s.subject]).toEqual([false, { ...ids, offerId: offerOf(1) }]);
  });
  it('is for an offer there is, once in ten minutes', () => {
    expect(send([], 5, { ...ids, professionalId: pro(9) }).refusal()).toBe('NOT_FOUND: offer');
    expect(send([asked], 14).refusal()).toBe('RATE_LIMITED: renewed-lately');
    expect(send([asked], 15).events().link![0]!.data).toMatchObject({ sequence: 2 });
  });
});
