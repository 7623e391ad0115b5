import { decider, event } from '@jurilien/event-sourcing';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { z } from 'zod';
import type { Known } from './stream-cache.js';
import { appendsInFlight } from './in-flight.js';

const counter = decider({ category: 'counter', events: { Counted: event(z.object({})) }, initial: 0, evolve: (n) => n + 1 });
const known = (version: number): Known => ({ decider: counter, version, state: version, last: 'c', keys: new Map() });
const on = (stream: string, expected: number, adds = 1) => ({
  stream,
  expected,
  events: Array.from({ length: adds }, (_, i) => ({
    stream,
    version: expected + i + 1,
    type: 'Counted',
    data: {},
    occurredAt: '2026-11-21T12:00:00.000Z',
    actor: { kind: 'system', id: 'test' } as const,
    config: asShipped(),
  })),
  from: known(expected),
  after: known(expected + adds),
});

describe('an append in flight', () => {
  it('is what the next decision on the stream goes on from, until it is in the log', () => {
    const way = appendsInFlight();
    const one = way.start('one', [on('s', 3)]);
    const two = way.start('two', [on('s', 4, 2), on('t', 0, 0)]);
    expect([way.newest('s')?.version, way.newest('t')]).toEqual([6, undefined]);
    expect(two.turn.after).toEqual([one.turn]);
    one.settle(true);
    expect(way.newest('s')?.version).toBe(6);
    two.settle(true);
    expect(way.newest('s')).toBeUndefined();
  });
  it('is waited for by the command that was refused because of it', async () => {
    const way = appendsInFlight();
    const { settle } = way.start('one', [on('s', 3)]);
    const arrived = way.arrived(['s']);
    settle(true);
    expect([await arrived, way.arrived(['s']), way.arrived(['t'])]).toEqual([true, undefined, undefined]);
  });
  it('takes along what was decided on it when it fails', async () => {
    const way = appendsInFlight();
    const first = way.start('one', [on('s', 3)]);
    const second = way.start('two', [on('s', 4), on('t', 0)]);
    const third = way.start('three', [on('t', 1)]);
    const apart = way.start('four', [on('u', 0)]);
    first.settle(false);
    expect([second, third, apart].map(({ turn }) => turn.state)).toEqual(['failed', 'failed', 'in-flight']);
    expect(way.newest('t')).toBeUndefined();
    expect(way.newest('u')?.version).toBe(1);
    second.settle(false);
    expect(await second.turn.settled).toBe(false);
  });
  it('stands in the way of a command that expects less', () => {
    const way = appendsInFlight();
    const { turn } = way.start('one', [on('s', 3)]);
    expect([way.ahead([on('s', 3, 0)]), way.ahead([on('s', 4)]), way.ahead([on('t', 3)])]).toEqual([turn, undefined, undefined]);
    expect([way.of('one'), way.of('two')]).toEqual([turn, undefined]);
  });
});
