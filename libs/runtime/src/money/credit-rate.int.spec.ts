import { randomUUID } from 'node:crypto';
import { unchanging } from '@jurilien/event-sourcing/testing';
import { saveRows } from '@jurilien/persistence';
import { configOf } from '@jurilien/reference';
import { testKernel } from '../../../../test/support/kernel.js';
import type { Kernel } from '../kernel/kernel.js';
import { contexts } from '../start/contexts.js';
import { creditRateOf } from './credit-rate.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const professionalId = randomUUID();
const accepted = (days: number, credit?: string) => ({
  id: randomUUID(),
  leadId: randomUUID(),
  professionalId,
  province: 'ON',
  state: 'ToContact',
  slaDueAt: ago(days),
  slaMissed: false,
  attempts: 0,
  priceCc: 100,
  at: ago(days),
  confirmedByClient: false,
  followUp: false,
  notes: 0,
  chosen: false,
  updatedAt: ago(days),
  position: 1,
  ...(credit ? { credit } : {}),
});

it('what was accepted and credited is counted over as many days as are in force in the province', async () => {
  const rows = [accepted(5, 'approved'), accepted(50), accepted(120)];
  await saveRows(k.db, k.registry.views.get('acceptances')!, new Map(rows.map((row) => [row.id, row])));
  const config = configOf(new Map([['leadCredit.abuseDays', [{ scope: { province: 'ON' as const }, value: 30 }]]]), 2);
  const kernel = { ...(k as unknown as Kernel), configuration: unchanging(config) };
  expect(await creditRateOf(kernel, professionalId, 'ON')).toEqual({ accepted: 1, credited: 1 });
  expect(await creditRateOf(kernel, professionalId, 'QC')).toEqual({ accepted: 2, credited: 1 });
});
