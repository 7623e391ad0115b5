import { at, configIn, configWith } from '@jurilien/event-sourcing/testing';
import { heldByOpenOffers, type PastOffer } from './held-offers.js';

const offer = (minute: number, over: Partial<PastOffer> = {}): PastOffer => ({
  province: 'QC',
  madeAt: at(minute),
  closedAt: at(minute + 60),
  unbound: false,
  ...over,
});
const heldAt = (offers: readonly PastOffer[], most: number): string[] =>
  heldByOpenOffers(offers, configWith({ 'offer.maxOpenPerProfessional': most })).map(({ madeAt }) => madeAt);

describe('offers that a number of open ones would have held back', () => {
  it('are those made while so many were open', () => {
    const three = [offer(0), offer(10), offer(20)];
    expect([heldAt(three, 3), heldAt(three, 2), heldAt(three, 1)]).toEqual([[], [at(20)], [at(10), at(20)]]);
  });
  it('leave room for a later one: what did not go is not open', () =>
    expect(heldAt([offer(0), offer(10, { closedAt: at(200) }), offer(61)], 1)).toEqual([at(10)]));
  it('are open until they were answered, or still', () =>
    expect(heldAt([offer(0, { closedAt: undefined }), offer(5_000)], 1)).toEqual([at(5_000)]));
  it('from the board and by hand go in any case, and count', () =>
    expect(heldAt([offer(0, { unbound: true }), offer(10, { unbound: true }), offer(20)], 1)).toEqual([at(20)]));
  it('are counted by the figure of their province', () => {
    const inOntario = configIn('ON', { 'offer.maxOpenPerProfessional': 1 });
    expect(heldByOpenOffers([offer(0), offer(10)], inOntario)).toEqual([]);
    expect(heldByOpenOffers([offer(0, { province: 'ON' }), offer(10, { province: 'ON' })], inOntario)).toHaveLength(1);
  });
});
