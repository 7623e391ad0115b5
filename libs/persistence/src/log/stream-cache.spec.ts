import { decider, event } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { streamCache, type Known } from './stream-cache.js';

const counter = decider({ category: 'counter', events: { Counted: event(z.object({})) }, initial: 0, evolve: (n) => n + 1 });
/** The same kind of stream, folded otherwise. */
const another = decider({ category: 'counter', events: {}, initial: '', evolve: () => '' });
const known = (version: number, over: Partial<Known> = {}): Known => ({
  decider: counter,
  version,
  state: version,
  last: 'c',
  keys: new Map(),
  ...over,
});
/** Keys that can be taken away. */
const keys = new Map<string, object>();
const codec = { stillCached: (opened: ReadonlyMap<string, object>) => [...opened].every(([o, key]) => keys.get(o) === key) };
const cacheOf = (maxEvents?: number, keepMs?: number) => streamCache(codec, keepMs, maxEvents);

it('the furthest that was read or written of a stream is in the cache', () => {
  const at = cacheOf();
  expect(at.of('s', counter)).toBeUndefined();
  at.learn('s', known(2), 0, true);
  at.learn('s', known(5), 0, false);
  at.learn('s', known(3), 0, true);
  expect(at.of('s', counter)?.version).toBe(5);
  expect(at.of('s', another)).toBeUndefined();
});

it('is looked at again after a minute, however often it was written to, and decided on without asking no longer', () => {
  const at = cacheOf();
  at.learn('s', known(2), 0, true);
  at.learn('s', known(3), 59_000, false);
  expect([at.isDue('s', 59_999), at.sure('s', counter, 59_999)?.version]).toEqual([false, 3]);
  expect([at.isDue('s', 60_000), at.sure('s', counter, 60_000), at.of('s', counter)?.version]).toEqual([true, undefined, 3]);
  at.learn('s', known(3), 60_000, true);
  expect(at.sure('s', counter, 60_001)?.version).toBe(3);
});

it('is read before it is decided on for two seconds after another process wrote to it', () => {
  const at = cacheOf();
  at.learn('s', known(2), 0, true);
  at.doubt('s', 1_000);
  at.learn('s', known(3), 1_500, true);
  expect([at.sure('s', counter, 2_999), at.of('s', counter)?.version]).toEqual([undefined, 3]);
  expect(at.sure('s', counter, 3_000)?.version).toBe(3);
});

it('what was opened is looked at no longer than the key that opened it', () => {
  const at = cacheOf();
  const key = {};
  keys.set('p', key);
  at.learn('s', known(2, { keys: new Map([['p', key]]) }), 0, true);
  at.learn('t', known(2, { keys: undefined }), 0, true);
  expect([at.of('s', counter)?.version, at.of('t', counter)]).toEqual([2, undefined]);
  keys.set('p', {});
  expect(at.of('s', counter)).toBeUndefined();
});

it('no more is kept than its bound: who was used longest ago goes, and nothing where nothing may be kept', () => {
  const at = cacheOf(50);
  at.learn('a', known(10), 0, true);
  at.learn('b', known(10), 0, true);
  at.learn('a', known(11), 0, true);
  at.learn('c', known(10), 0, true);
  expect(['a', 'b', 'c'].filter((s) => at.of(s, counter))).toEqual(['a', 'c']);
  const none = cacheOf(50, 0);
  none.learn('a', known(1), 0, true);
  expect(none.of('a', counter)).toBeUndefined();
});
