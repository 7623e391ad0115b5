import { randomUUID } from 'node:crypto';
import {
  at,
  automation,
  context,
  decider,
  decision,
  event,
  send,
  streamOf,
  timer,
  upcast,
  view,
  workOf,
  type Actor,
  type Context,
  type EventOf,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { testKernel } from './kernel.js';

/** The smallest context that uses all of the kernel: tills with money in and out, never below nothing. */
export const SYSTEM: Actor = { kind: 'system', id: 'test' };

const addedInDollars = z.object({ tillId: z.string(), dollars: z.number() });
const added = z.object({ tillId: z.string(), cents: z.number() });

export const till = decider({
  category: 'till',
  events: {
    /** The holder's name is personal, the till's id is the stream's. */
    TillOpened: event(z.object({ tillId: z.string(), holder: z.string(), name: z.string() }), { personal: { name: 'holder' } }),
    MoneyAdded: event(added, { upcasters: [upcast(addedInDollars, added, ({ tillId, dollars }) => ({ tillId, cents: dollars * 100 }))] }),
    MoneyTaken: event(z.object({ tillId: z.string(), cents: z.number().positive() })),
  },
  initial: { balance: 0 },
  evolve: (s, e) =>
    e.type === 'MoneyAdded' ? { balance: s.balance + e.data.cents } : e.type === 'MoneyTaken' ? { balance: s.balance - e.data.cents } : s,
});
type TillEvent = EventOf<typeof till.events>;
const input = z.object({ tillId: z.string(), cents: z.number() });

const openTill = decision({
  name: 'OpenTill',
  input: z.object({ tillId: z.string(), holder: z.string(), name: z.string() }),
  streams: (i) => ({ till: streamOf(till, i.tillId) }),
  decide: (i) => ({ till: [{ type: 'TillOpened', data: i } as TillEvent] }),
});
export const addMoney = decision({
  name: 'AddMoney',
  input,
  streams: (i) => ({ till: streamOf(till, i.tillId) }),
  decide: (i) => ({ till: [{ type: 'MoneyAdded', data: i } as TillEvent] }),
});
export const takeMoney = decision({
  name: 'TakeMoney',
  input,
  streams: (i) => ({ till: streamOf(till, i.tillId) }),
  decide: (i) => ({ till: [{ type: 'MoneyTaken', data: i } as TillEvent] }),
});
const moveMoney = decision({
  name: 'MoveMoney',
  input: z.object({ from: z.string(), to: z.string(), cents: z.number() }),
  streams: (i) => ({ from: streamOf(till, i.from), to: streamOf(till, i.to) }),
  decide: (i, { from }) =>
    from.balance < i.cents
      ? {}
      : {
          from: [{ type: 'MoneyTaken', data: { tillId: i.from, cents: i.cents } } as TillEvent],
          to: [{ type: 'MoneyAdded', data: { tillId: i.to, cents: i.cents } } as TillEvent],
        },
});

/** Adds up what happened: an event seen twice, or never, shows in the sum. */
export const tills = view(till)({
  name: 'tills',
  version: 1,
  key: 'id',
  columns: { id: 'text', holder: 'text', name: { type: 'text', personal: 'name' }, cents: 'integer', events: 'integer' },
  sealedBy: 'holder',
  read: { figuresOnly: ['holder'] },
  on: {
    TillOpened: (row, e) => ({ ...row, holder: e.data.holder, name: e.data.name, cents: row?.cents ?? 0, events: (row?.events ?? 0) + 1 }),
    MoneyAdded: (row, e) => ({ ...row, cents: (row?.cents ?? 0) + e.data.cents, events: (row?.events ?? 0) + 1 }),
    MoneyTaken: (row, e) => ({ ...row, cents: (row?.cents ?? 0) - e.data.cents, events: (row?.events ?? 0) + 1 }),
  },
});

export const tea = timer('tea', addMoney);
export const work = workOf<{ readonly greet: { readonly tillId: string } }>();

/** One effect of each kind. */
export const welcome = automation(till)({
  name: 'welcome-holder',
  on: {
    TillOpened: (e) => [
      send(addMoney, { tillId: e.data.tillId, cents: 7 }),
      at('2030-01-01T00:00:00.000Z', tea, { tillId: e.data.tillId, cents: 1 }, e.stream),
      work('greet', `greet-${e.data.tillId}`, { tillId: e.data.tillId }),
    ],
  },
});

/** The context, with the views and automations of a suite instead of its own. */
export const tillContext = (over: Partial<Context> = {}): Context =>
  context({
    name: 'tills',
    deciders: [till],
    decisions: [openTill, addMoney, takeMoney, moveMoney],
    views: [tills],
    automations: [welcome],
    ...over,
  });

/** A kernel of tills over a database of its own. */
export async function tillKernel(over: Partial<Context> = {}, options: Parameters<typeof testKernel>[1] = {}) {
  const kernel = await testKernel([tillContext(over)], options);
  return {
    ...kernel,
    send: (name: string, body: Record<string, unknown>, more: Partial<Parameters<typeof kernel.dispatch>[0]> = {}) =>
      kernel.dispatch({ name, commandId: randomUUID(), input: body, actor: SYSTEM, ...more }),
    /** A statement of one event as the log stores it, for writers that a suite holds open itself. */
    appendText: (tillId: string, version = 1) =>
      JSON.stringify([
        {
          c: randomUUID(),
          at: '2026-01-01T00:00:00.000Z',
          actor: SYSTEM,
          corr: randomUUID(),
          x: [[`till-${tillId}`, version - 1]],
          e: [{ s: `till-${tillId}`, v: version, t: 'MoneyAdded', sv: 2, d: { tillId, cents: 1 } }],
        },
      ]),
  };
}
