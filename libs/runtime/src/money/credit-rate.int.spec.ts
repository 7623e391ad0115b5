import { randomUUID } from 'node:crypto';
import { unchanging } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { testKernel } from '../../../../test/support/kernel.js';
import { acceptanceRow, writeRows } from '../../../../test/support/rows.js';
import type { Kernel } from '../kernel/kernel.js';
import { contexts } from '../start/contexts.js';
import { creditRateOf } from './credit-rate.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

const professionalId = randomUUID();
const accepted = (days: number, credit?: string) => acceptanceRow(days, { professionalId, ...(credit ? { credit } : {}) });

it('what was accepted and credited is counted over as many days as are in force in the province', async () => {
  await writeRows(k, 'acceptances', accepted(5, 'approved'), accepted(50), accepted(120));
  const config = configOf(new Map([['leadCredit.abuseDays', [{ scope: { province: 'ON' as const }, value: 30 }]]]), 2);
  const kernel = { ...(k as unknown as Kernel), configuration: unchanging(config) };
  expect(await creditRateOf(kernel, professionalId, 'ON')).toEqual({ accepted: 1, credited: 1 });
  expect(await creditRateOf(kernel, professionalId, 'QC')).toEqual({ accepted: 2, credited: 1 });
});
