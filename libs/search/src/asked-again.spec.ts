import { fold } from '@jurilien/event-sourcing';
import { type Past, recorded } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { alreadyAsked, spokenFor } from './search-state.js';
import { distribution } from './search.js';
import { accepting, claimed, conflicted, made, pro, refused, round, roundOver, wave } from './testing.js';

const state = (past: Past) => fold(distribution, recorded(distribution, leadId, past));
/** A first search: one accepted, two refused, three had a conflict, four never answered. */
const first: Past = [
  round(),
  wave(),
  ...[1, 2, 3, 4].map((n) => made(n)),
  refused(2),
  claimed(3),
  conflicted(3),
  claimed(1, 1),
  accepting(1, true),
  roundOver,
];
const again = (...numbers: number[]): Past => [...first, round({ round: 2, againIds: numbers.map(pro) })];

describe('a renewed request', () => {
  it('is not offered to who refused, accepted or had a conflict, but to who never answered (E16)', () => {
    for (const asked of [alreadyAsked, spokenFor]) expect([1, 2, 3, 4].filter((n) => asked(state(again())).has(pro(n)))).toEqual([1, 2, 3]);
  });
  it('is offered to whom its client asks for, whatever they said; a conflict stays one', () => {
    for (const asked of [alreadyAsked, spokenFor])
      expect([1, 2, 3, 4].filter((n) => asked(state(again(1, 2, 3))).has(pro(n)))).toEqual([3]);
  });
  it('asks them once more alone: what they say in this search counts', () => {
    const said: Past = [...again(2), wave(1), made(2, { round: 2, offerId: '018f2a10-0000-7000-8002-000000000092' })];
    const no: Past = [...said, ['OfferRefused', { leadId, offerId: '018f2a10-0000-7000-8002-000000000092', professionalId: pro(2) }]];
    expect(spokenFor(state(said)).has(pro(2))).toBe(false);
    expect(spokenFor(state(no)).has(pro(2))).toBe(true);
    // A seat that is searched for again in the same search does not ask them a third time.
    const resumed: Past = [...no, roundOver, round({ round: 3, resumed: true, againIds: [pro(2)] })];
    expect(spokenFor(state(resumed)).has(pro(2))).toBe(true);
  });
});
