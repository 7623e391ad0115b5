import { randomUUID } from 'node:crypto';
import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { testKernel } from '../../../../test/support/kernel.js';
import type { Principal } from '../permissions/principal.js';
import { countKnown } from './known-values.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel([]);
});
afterAll(() => k.close());

/** How many of ten questions of a person are answered. */
async function answered(values: Parameters<typeof configWith>[0], asked: { guessable: boolean; found: boolean }): Promise<number> {
  const principal = { actor: { kind: 'user', id: randomUUID() } } as Principal;
  const kernel = { db: k.db, configuration: unchanging(configWith(values)) };
  let n = 0;
  for (let i = 0; i < 10; i++)
    await countKnown(kernel, principal, asked.guessable, () => Promise.resolve({ answer: n++, found: asked.found })).catch(() => undefined);
  return n;
}

it('guesses and questions a day are as many as are in force', async () => {
  expect(await answered({ 'finder.missesPerDay': 3 }, { guessable: true, found: false })).toBe(3);
  expect(await answered({ 'finder.missesPerDay': 7 }, { guessable: true, found: false })).toBe(7);
  expect(await answered({ 'finder.missesPerDay': 3 }, { guessable: true, found: true })).toBe(10);
  expect(await answered({ 'finder.exactPerDay': 4 }, { guessable: false, found: false })).toBe(4);
});
