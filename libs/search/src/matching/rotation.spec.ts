import { at, T0 } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { days } from './match.testing.js';
import { rotationOf } from './rotation.js';

describe('rotation', () => {
  it('expects of a round what its seats give each of those eligible', () => {
    const rotation = rotationOf();
    rotation.learn('a', T0, 3, ['x', 'y', 'z', 'w']);
    rotation.learn('b', T0, 1, ['x', 'y']);
    expect(['x', 'z', 'nobody'].map(rotation.expected)).toEqual([1.25, 0.75, 0]);
  });
  it('a round that got another wave gives more', () => {
    const rotation = rotationOf();
    rotation.learn('a', T0, 3, ['x', 'y', 'z', 'w']);
    rotation.learn('a', T0, 4, ['x', 'y', 'z', 'w']);
    expect([rotation.expected('x'), rotation.size]).toEqual([1, 1]);
  });
  it('forgets a round after thirty days to the minute', () => {
    const rotation = rotationOf();
    rotation.learn('a', T0, 1, ['x']);
    rotation.advance(at(days(30) - 1));
    expect(rotation.expected('x')).toBe(1);
    rotation.advance(at(days(30)));
    expect([rotation.expected('x'), rotation.size]).toEqual([0, 0]);
  });
  it('is the plain sum over the rounds that count, whatever came and went, and leaves nothing behind', () => {
    const people = ['p', 'q', 'r', 's'];
    const round = fc.record({
      key: fc.nat(6).map(String),
      day: fc.integer({ min: 0, max: 60 }),
      seats: fc.nat(9),
      ids: fc.subarray(people),
    });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 30 }), fc.integer({ min: 0, max: 100 }), (rounds, now) => {
        const rotation = rotationOf();
        for (const r of rounds) rotation.learn(r.key, at(days(r.day)), r.seats, r.ids);
        rotation.advance(at(days(now)));
        const last = new Map(rounds.map((r) => [r.key, r]));
        const live = [...last.values()].filter((r) => r.day > now - 30);
        for (const id of people) {
          const plain = live.filter((r) => r.ids.includes(id)).reduce((sum, r) => sum + Math.floor((r.seats * 1e6) / r.ids.length), 0);
          expect(Math.round(rotation.expected(id) * 1e6)).toBe(plain);
        }
        rotation.advance(at(days(200)));
        expect([rotation.size, ...people.map(rotation.expected)]).toEqual([0, 0, 0, 0, 0]);
      }),
      { numRuns: 1_000 },
    );
  });
});
