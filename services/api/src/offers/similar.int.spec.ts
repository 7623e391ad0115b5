import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { pro, round } from '@jurilien/search/testing';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import { acceptanceRow, leadRow, writeRows } from '../../../../test/support/rows.js';
import { aroundOffer } from './similar.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
  await k.project();
});
afterAll(() => k.close());

it('how long requests alike took is shown from as many as are in force (stats.kMin)', async () => {
  await happenedBefore(k, distribution, leadId, [round()]);
  const leads = Array.from({ length: 9 }, () => leadRow(12, { lawyerType: 'family', province: 'QC' }));
  await writeRows(k, 'leads', ...leads);
  await writeRows(k, 'acceptances', ...leads.map(({ id }) => acceptanceRow(10, { leadId: id })));
  const days = async (least: number) => {
    const configuration = unchanging(configWith({ 'stats.kMin': least }));
    return (await aroundOffer({ ...(k as unknown as Kernel), configuration }, leadId, pro(1))).similarDays;
  };
  expect([await days(9), await days(10)]).toEqual([2, undefined]);
});
