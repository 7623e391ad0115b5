import Stripe from 'stripe';
import { readStripeWebhook } from './stripe-webhook.js';

const SECRET = 'whsec_spec';
/** What the provider would send, signed now. */
const read = (event: unknown, secrets: string[] = [SECRET]) => {
  const payload = JSON.stringify(event);
  return readStripeWebhook(secrets, Buffer.from(payload), Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }));
};
const dispute = { id: 'du_1', object: 'dispute', amount: 1_000, payment_intent: null, balance_transactions: [] };
const whole = { id: 'evt_1', object: 'event', api_version: '2026-07-29.dahlia', type: 'charge.dispute.closed', data: { object: dispute } };
const NOTHING = { eventId: '', type: '', objectId: '' };

describe('readStripeWebhook', () => {
  it('reads ids alone, of any version and with fields no one knows yet', () => {
    const read1 = { eventId: 'evt_1', type: 'charge.dispute.closed', objectId: 'du_1' };
    expect(read(whole)).toEqual(read1);
    for (const version of ['2014-11-20', '2027-01-01.later', null])
      expect(read({ ...whole, api_version: version, account: 'acct_1', later: { deep: [null] } })).toEqual(read1);
    expect(read(whole, ['whsec_other'])).toBeUndefined();
  });
  // proves: S11
  it('refuses what was signed more than five minutes ago, or is dated more than five minutes ahead, however the header says it', () => {
    const payload = JSON.stringify(whole);
    const now = Math.floor(Date.now() / 1_000);
    const at = (seconds: number, before = '') =>
      readStripeWebhook(
        [SECRET],
        Buffer.from(payload),
        before + Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: now + seconds }),
      );
    for (const seconds of [-290, 0, 290]) expect(at(seconds)).toMatchObject({ eventId: 'evt_1' });
    for (const seconds of [-310, 310, 360, 10 * 365 * 86_400]) expect(at(seconds)).toBeUndefined();
    expect(at(360, `t=${now},`)).toBeUndefined();
  });
  it.each<[string, unknown]>([
    ['thin', { id: 'evt_1', object: 'v2.core.event', type: 'charge.dispute.closed', related_object: { id: 'du_1' } }],
    ['without data', { ...whole, data: undefined }],
    ['about null', { ...whole, data: { object: null } }],
    ['about a list', { ...whole, data: { object: [] } }],
    ['about something without an id', { ...whole, data: { object: { object: 'balance' } } }],
    ['without an id of its own', { ...whole, id: undefined }],
    ['with an id no database keeps', { ...whole, id: 'evt_\u0000' }],
    ['with an id that would be a path', { ...whole, data: { object: { id: '../charges?limit=1' } } }],
    ['with an id without end', { ...whole, id: 'e'.repeat(10_000) }],
    ['no event at all', null],
    ['a word', 'evt_1'],
  ])('what is signed and %s is heard, and asks for nothing', (_, event) => expect(read(event)).toEqual(NOTHING));
});
