import { randomUUID } from 'node:crypto';
import { placeOf, statement } from '@jurilien/persistence';
import { contexts, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { pastLeads } from './past.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

it('of more past requests than are looked at, the newest are, oldest first', async () => {
  const kernel = k as unknown as Kernel;
  const ids = [5, 1, 3].map((days) => ({ id: randomUUID(), days }));
  for (const { id, days } of ids)
    await k.db.query(
      statement`insert into ${placeOf(k.registry.views.get('match-leads')!)} (id, province, lang, "priceCc", "validatedAt")
        values (${id}, 'QC', 'fr', 100, statement_timestamp() - make_interval(days => ${days}))`,
    );
  const [five, one, three] = ids.map(({ id }) => id);
  const found = async (most?: number) => (await pastLeads(kernel, 28, {}, most)).map(({ leadId }) => leadId);
  expect(await found()).toEqual([five, three, one]);
  expect(await found(2)).toEqual([three, one]);
});
