import { randomUUID } from 'node:crypto';
import type { Config } from '@jurilien/event-sourcing';
import { asShipped, configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { testKernel } from '../../../../test/support/kernel.js';
import { TooMany } from '../http/rate-limit.js';
import { senderOf } from './sender.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeEach(async () => {
  k = await testKernel(contexts);
});
afterEach(() => k.close());

/** How many forms without the work of a browser pass, one after another, from addresses in turn. */
async function passing(config: Config, addresses: number): Promise<number> {
  const settings = { SITE_KEY: 'a key of the site', SITE_KEY_EARLIER: [] };
  const kernel = { ...(k as unknown as Kernel), settings, configuration: unchanging(config) } as unknown as Kernel;
  for (let n = 0; ; n++) {
    const request = { headers: {}, ip: `203.0.113.${n % addresses}`, raw: {} } as unknown as FastifyRequest;
    try {
      await senderOf(kernel, request, 'request', randomUUID(), { website: '', work: '' });
    } catch (error) {
      if (error instanceof TooMany) return n;
      throw error;
    }
  }
}

it('forms without work are as many as are in force for one address (intake.unproven.perAddressPerHour)', async () => {
  expect(await passing(asShipped(), 1)).toBe(8);
});
it('fewer where fewer are admitted', async () => {
  expect(await passing(configWith({ 'intake.unproven.perAddressPerHour': 2 }), 1)).toBe(2);
});
it('and for everyone together (intake.unproven.perHour)', async () => {
  expect(await passing(configWith({ 'intake.unproven.perHour': 5 }), 20)).toBe(5);
});
// proves: ASVS row 53
it('and no more in a day than one address may send (intake.forms.perAddressPerDay)', async () => {
  expect(await passing(configWith({ 'intake.forms.perAddressPerDay': 3 }), 1)).toBe(3);
});
