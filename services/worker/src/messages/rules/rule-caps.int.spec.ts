import { randomUUID } from 'node:crypto';
import { at } from '@jurilien/event-sourcing/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../../test/support/kernel.js';
import { ago, writeRows } from '../../../../../test/support/rows.js';
import { isRuleFull } from './rule-caps.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const LEAD = randomUUID();
/** A message of a rule to a person, so many days ago. */
const sent = (recipientId: string, days: number, more: object = {}) =>
  writeRows(k, 'messages', {
    ...{ id: randomUUID(), rule: 'R65', channel: 'email', class: 'marketing', lang: 'fr', recipientKind: 'professional', recipientId },
    ...{ state: 'Sent', queuedAt: ago(days), to: 'a@exemple.test', subject: 's', body: 'b', attempts: 1, bodyKept: true, version: 1 },
    ...more,
  });
const isFull = (id: string, caps: Parameters<typeof isRuleFull>[1], leadId?: string) =>
  isRuleFull(k as unknown as Kernel, caps, { rule: 'R65', leadId, now: ago(0) }, { id } as never);

it.each([
  ['perPersonPerDay', 0.9, 1.1],
  ['perPersonPerWeek', 6.9, 7.1],
  ['perPersonPer90Days', 89.9, 90.1],
] as const)('%s counts what left in that time, and nothing from before it', async (cap, within, before) => {
  const [recent, old] = [randomUUID(), randomUUID()];
  await sent(recent, within);
  await sent(old, before);
  expect([await isFull(recent, { [cap]: 1 }), await isFull(old, { [cap]: 1 }), await isFull(recent, { [cap]: 2 })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('counts neither what was held back, nor other rules, nor other people', async () => {
  const id = randomUUID();
  await sent(id, 1, { state: 'Suppressed' });
  await sent(id, 1, { rule: 'R64' });
  await sent(randomUUID(), 1);
  expect(await isFull(id, { perPersonPer90Days: 1 })).toBe(false);
});

it('counts what a request was told, no matter who heard it', async () => {
  await sent(randomUUID(), 0.5, { leadId: LEAD });
  expect([await isFull(randomUUID(), { perSubjectPerDay: 1 }, LEAD), await isFull(randomUUID(), { perSubjectPerDay: 1 })]).toEqual([
    true,
    false,
  ]);
});

it('seven days later is seven days later, to the millisecond', async () => {
  const id = randomUUID();
  const then = '2026-11-06T20:00:00.000Z';
  await sent(id, 0, { queuedAt: then });
  const again = [1, 3, 7 - 1 / 1_440, 7].map((days) =>
    isRuleFull(k as unknown as Kernel, { perPersonPerWeek: 1 }, { rule: 'R65', now: at(days * 1_440, then) }, { id } as never),
  );
  expect(await Promise.all(again)).toEqual([true, true, true, false]);
});
