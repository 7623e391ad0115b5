import { randomUUID } from 'node:crypto';
import type { Dispatch } from '@jurilien/event-sourcing/command-bus';
import { configIn, configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { testKernel } from '../../../../test/support/kernel.js';
import { ago, writeRows } from '../../../../test/support/rows.js';
import { noticeIgnoredOffers } from './ignored-offers.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

it('a pause is suggested from the number of offers in force in the province, over the days in force (ignored.count, windowDays)', async () => {
  const [here, there] = [randomUUID(), randomUUID()];
  const ignoredAt = [20, 10, 5, 3, 2, 1].map(ago);
  await writeRows(k, 'offer-health', { id: here, province: 'QC', ignoredAt, autoClaim: false });
  await writeRows(k, 'offer-health', { id: there, province: 'ON', ignoredAt, autoClaim: false });
  const suggested = async (config: ReturnType<typeof configWith>) => {
    const sent: [unknown, unknown][] = [];
    const bus = {
      execute: ({ command: { input } }: Dispatch) => {
        const { professionalId, count } = input as { professionalId: string; count: number };
        sent.push([professionalId === here ? 'QC' : 'ON', count]);
        return Promise.resolve({ position: 0, events: [] });
      },
    } as unknown as CommandBus;
    const notice = noticeIgnoredOffers({ ...(k as unknown as Kernel), configuration: unchanging(config) }, bus);
    const at = { occurredAt: ago(0), now: ago(0), attempts: 1, position: 0 };
    await notice({ ...at, id: '1', job: 'notice-ignored-offers', key: 'x', input: { professionalIds: [here, there] } });
    return sent.sort();
  };
  expect(await suggested(configWith({}))).toEqual([
    ['ON', 5],
    ['QC', 5],
  ]);
  expect(await suggested(configIn('ON', { 'ignored.count': 6 }))).toEqual([['QC', 5]]);
  expect(await suggested(configIn('ON', { 'ignored.windowDays': 30 }))).toEqual([
    ['ON', 6],
    ['QC', 5],
  ]);
});
