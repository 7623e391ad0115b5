import { randomUUID } from 'node:crypto';
import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { saveRows } from '@jurilien/persistence';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { samePersonLeads } from './duplicates.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const sent = (days: number) => ({
  id: randomUUID(),
  submitted: true,
  state: 'ToValidate',
  lang: 'fr',
  superLead: false,
  tagged: false,
  clientReady: false,
  createdAt: ago(days),
  updatedAt: ago(days),
  round: 0,
  wave: 0,
  offersOpen: 0,
  claims: 0,
  claimLive: false,
  confirmed: false,
  email: 'marie@exemple.ca',
  version: 1,
  position: 1,
});

it('requests of the same person count as duplicates for as many days as are in force', async () => {
  const [recent, older] = [sent(10), sent(50)];
  await saveRows(k.db, k.registry.views.get('leads')!, new Map([recent, older].map((row) => [row.id, row])));
  const found = (values: Parameters<typeof configWith>[0]) =>
    samePersonLeads({ ...(k as unknown as Kernel), configuration: unchanging(configWith(values)) }, randomUUID(), {
      email: 'Marie@exemple.ca',
    });
  expect(await found({})).toEqual([recent.id]);
  expect(await found({ 'lead.duplicateDays': 60 })).toEqual([recent.id, older.id]);
  expect(await found({ 'lead.duplicateDays': 5 })).toEqual([]);
});
