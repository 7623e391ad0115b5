import { randomUUID } from 'node:crypto';
import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { leadRow, writeRows } from '../../../../test/support/rows.js';
import { samePersonLeads } from './duplicates.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

it('requests of the same person count as duplicates for as many days as are in force', async () => {
  const [recent, older] = [10, 50].map((days) => leadRow(days, { email: 'marie@exemple.ca' }));
  await writeRows(k, 'leads', recent!, older!);
  const found = (values: Parameters<typeof configWith>[0]) =>
    samePersonLeads({ ...(k as unknown as Kernel), configuration: unchanging(configWith(values)) }, randomUUID(), {
      email: 'Marie@exemple.ca',
    });
  expect(await found({})).toEqual([recent!.id]);
  expect(await found({ 'lead.duplicateDays': 60 })).toEqual([recent!.id, older!.id]);
  expect(await found({ 'lead.duplicateDays': 5 })).toEqual([]);
});
